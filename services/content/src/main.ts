import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { ContentConfig } from './content.config.js';
import { ContentModule } from './content.module.js';
import { httpLimits } from './http-limits.js';

await runProcess(() => {
  const config = loadConfig(ContentConfig, process.env);
  return { module: ContentModule.forRoot(config), config, part: 'content', ...httpLimits };
});
