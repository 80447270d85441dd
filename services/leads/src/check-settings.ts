import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { LeadsConfig } from './config/leads.config.js';

/** Checks the environment without starting anything, and prints all problems at once. */
try {
  loadConfig(LeadsConfig, process.env);
  process.stdout.write('The settings are valid.\n');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
