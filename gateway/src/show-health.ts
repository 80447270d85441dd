import 'reflect-metadata';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { GatewayConfig } from './gateway.config.js';
import { describeHealth } from './health/describe-health.js';
import { SiteHealth } from './health/site-health.js';

/** `node dist/show-health.js`: prints the health of each part and why it is bad. Exits with 1 unless all is well. */
const state = await new SiteHealth(loadConfig(GatewayConfig, process.env)).state();
process.stdout.write(`${describeHealth(state).join('\n')}\n`);
process.exitCode = state.status === 'ok' ? 0 : 1;
