import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { MediaConfig } from './media.config.js';
import { MediaModule } from './media.module.js';

await runProcess(() => {
  const config = loadConfig(MediaConfig, process.env);
  const module = MediaModule.forRoot(config, 'worker');
  // A low priority (niceness 10), so that visitors' requests have priority over slow sizes.
  return { module, config, part: 'media-worker', nice: 10 };
});
