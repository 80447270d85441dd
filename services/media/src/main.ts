import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { httpLimits } from './http-limits.js';
import { MediaConfig } from './media.config.js';
import { MediaModule } from './media.module.js';

await runProcess(() => {
  const config = loadConfig(MediaConfig, process.env);
  return { module: MediaModule.forRoot(config, 'http'), config, part: 'media', ...httpLimits };
});
