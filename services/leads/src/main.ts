import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { LeadsConfig } from './config/leads.config.js';
import { leadsHttp, LeadsModule } from './leads.module.js';

await runProcess(() => {
  const config = loadConfig(LeadsConfig, process.env);
  return { module: LeadsModule.forRoot(config, 'http'), config, part: 'leads', ...leadsHttp };
});
