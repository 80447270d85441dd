import { constants, setPriority } from 'node:os';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { MediaConfig } from './media.config.js';
import { WorkerModule } from './worker.module.js';

// Slow formats can wait for whoever is being served.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await runProcess(() => {
  const config = loadConfig(MediaConfig, process.env);
  return { module: WorkerModule.forRoot(config), config };
});
