import 'reflect-metadata';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { GatewayConfig } from './gateway.config.js';
import { GatewayModule } from './gateway.module.js';
import { setUpDocsPage } from './openapi/docs-page.js';

await runProcess(() => {
  const config = loadConfig(GatewayConfig, process.env);
  const module = GatewayModule.forRoot(config);
  return { module, config, part: 'gateway', readsBodies: false, prepare: setUpDocsPage };
});
