import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { lowerPriority } from '@sandhill/platform/process/lower-priority.js';
import { LeadsConfig } from './config/leads.config.js';
import { LeadsModule } from './leads.module.js';

await runProcess(() => {
  const config = loadConfig(LeadsConfig, process.env);
  return { module: LeadsModule.forRoot(config, 'worker'), config, part: 'leads-worker' };
});

// Visitors' requests go before background work; but a process that starts beside busy ones must come up.
lowerPriority(loadConfig(LeadsConfig, process.env).WORKER_NICE);
