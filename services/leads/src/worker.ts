import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { LeadsConfig } from './config/leads.config.js';
import { LeadsModule } from './leads.module.js';
import { shutdownLimitsMs } from './mail/notifications/sending-limits.js';

await runProcess(() => {
  const config = loadConfig(LeadsConfig, process.env);
  const module = LeadsModule.forRoot(config, 'worker');
  return {
    module,
    config,
    part: 'leads-worker',
    nice: config.WORKER_NICE,
    endsWithinMs: shutdownLimitsMs.process,
  };
});
