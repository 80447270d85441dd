import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { lowerPriority } from '@sandhill/platform/process/lower-priority.js';
import sharp from 'sharp';
import { LeadsConfig } from './config/leads.config.js';
import { WorkerModule } from './worker.module.js';

// Jobs already run in parallel, and no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

await runProcess(() => {
  const config = loadConfig(LeadsConfig, process.env);
  return { module: WorkerModule.forRoot(config), config, part: 'leads-worker' };
});

// Visitors' requests go before background work; but a process that starts beside busy ones must come up.
lowerPriority();
