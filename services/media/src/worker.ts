import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { workerNice } from '@sandhill/platform/process/lower-priority.js';
import { MediaConfig } from './media.config.js';
import { MediaModule } from './media.module.js';

await runProcess(() => {
  const config = loadConfig(MediaConfig, process.env);
  const module = MediaModule.forRoot(config, 'worker');
  return { module, config, part: 'media-worker', nice: workerNice };
});
