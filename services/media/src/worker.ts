import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { letOthersGoFirst } from '@sandhill/platform/process/let-others-go-first.js';
import { MediaConfig } from './media.config.js';
import { WorkerModule } from './worker.module.js';

// Slow formats can wait for whoever is being served.
letOthersGoFirst();

await runProcess(() => {
  const config = loadConfig(MediaConfig, process.env);
  return { module: WorkerModule.forRoot(config), config };
});
