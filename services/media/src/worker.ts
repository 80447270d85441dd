import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { lowerPriority } from '@sandhill/platform/process/lower-priority.js';
import { MediaConfig } from './media.config.js';
import { MediaModule } from './media.module.js';

await runProcess(() => {
  const config = loadConfig(MediaConfig, process.env);
  return { module: MediaModule.forRoot(config, 'worker'), config, part: 'media-worker' };
});

// Requests of visitors come before slow formats; but a process that starts beside busy ones must come up.
lowerPriority();
