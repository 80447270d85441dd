import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { authEnvironment, contentEnvironment, gatewayEnvironment, leadsEnvironment } from './environments.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { readSettings, root } from './settings.ts';
import { readStackFile } from './stack-file.ts';

/**
 * Runs a service's own command with the URLs of the running stack. Usage: run-in-stack.ts SERVICE SCRIPT [ARGUMENT …]
 */
const [service = '', script = '', ...args] = process.argv.slice(2);
const environments = {
  auth: authEnvironment,
  leads: leadsEnvironment,
  content: contentEnvironment,
  gateway: gatewayEnvironment,
};
const environmentOf = environments[service as keyof typeof environments];
if (!environmentOf) throw new Error(`there is no command of ${service}`);

const options = ['PATH', 'USER', 'ROLE', 'OWNER', 'EMAIL', 'RESET_SECOND_FACTOR'];
const settings = readSettings(process.env);
const running = readStackFile(settings.dataFolder);
if (!running) throw new Error(`nothing runs in ${settings.dataFolder}`);

const environment = {
  ...Object.fromEntries(options.map((name) => [name, process.env[name] ?? ''])),
  LOG_LEVEL: 'warn',
  ...environmentOf({ settings, secrets: readOrMakeSecrets(settings.dataFolder), ports: running.ports }),
};
const folder = service === 'gateway' ? service : `services/${service}`;
const command = [join(root, folder, 'dist', script), ...args];
process.exit(spawnSync(process.execPath, command, { env: environment, stdio: 'inherit' }).status ?? 1);
