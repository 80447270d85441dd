import 'reflect-metadata';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { AuthConfig } from './auth.config.js';
import { AuthModule } from './auth.module.js';
import { shutdownLimitsMs } from './notices/shutdown-limits.js';

await runProcess(() => {
  const config = loadConfig(AuthConfig, process.env);
  return { module: AuthModule.forRoot(config), config, part: 'auth', endsWithinMs: shutdownLimitsMs.process };
});
