import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { LeadsConfig } from './config/leads.config.js';

/** Says what is missing for a live site, all at once, before anything starts. */
try {
  loadConfig(LeadsConfig, process.env);
  process.stdout.write('The settings are complete.\n');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
