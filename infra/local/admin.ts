import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { authEnvironment } from './parts.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { readSettings, root } from './settings.ts';
import { readStackFile } from './stack-file.ts';

/** Auth's own command with the addresses of the stack that runs here. */
const options = ['PATH', 'USER', 'OWNER', 'EMAIL', 'RESET_SECOND_FACTOR'];
const settings = readSettings(process.env);
const running = readStackFile(settings.dataFolder);
if (!running) throw new Error(`nothing runs in ${settings.dataFolder}`);

const environment = {
  ...Object.fromEntries(options.map((name) => [name, process.env[name] ?? ''])),
  ...authEnvironment({ settings, secrets: readOrMakeSecrets(settings.dataFolder), ports: running.ports }),
};
const script = join(root, 'services/auth/dist/admin.js');
process.exit(spawnSync(process.execPath, [script], { env: environment, stdio: 'inherit' }).status ?? 1);
