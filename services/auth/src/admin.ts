import 'reflect-metadata';
import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runAdminCommand } from './accounts/admin-command.js';
import { AdminConfig } from './accounts/admin.config.js';
import { describeCredentials, describeOutcome } from './accounts/write-credentials.js';

try {
  const outcome = await runAdminCommand(loadConfig(AdminConfig, process.env));
  process.stdout.write(`\n${describeOutcome(outcome)}\nShown once:\n${describeCredentials(outcome)}\n`);
} catch (error) {
  const text = error instanceof ConfigError ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
