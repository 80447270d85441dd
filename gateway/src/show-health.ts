import 'reflect-metadata';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { GatewayConfig } from './gateway.config.js';
import { describeHealth } from './health/describe-health.js';
import { SiteHealth } from './health/site-health.js';

/**
 * Prints the health of each part and the cause of each problem. Exits with 1 unless everything is healthy. Runs as
 * `node dist/show-health.js`.
 */
const state = await new SiteHealth(loadConfig(GatewayConfig, process.env)).state();
process.stdout.write(`${describeHealth(state).join('\n')}\n`);
process.exitCode = state.status === 'ok' ? 0 : 1;
