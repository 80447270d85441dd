import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { authEnvironment } from './parts.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { readSettings, root } from './settings.ts';
import { readStackFile } from './stack-file.ts';

/** `make admin`: auth's own command, inside the stack that runs here (`make start`) or in its container. */
const options = ['USER', 'OWNER', 'EMAIL', 'RESET_SECOND_FACTOR'].filter((name) => process.env[name]);
const settings = readSettings(process.env);
const running = readStackFile(settings.dataFolder);
process.exit(running ? inStack(running.ports) : inContainer());

function inStack(ports: NonNullable<typeof running>['ports']): number {
  const given = Object.fromEntries([...options, 'PATH'].map((name) => [name, process.env[name] ?? '']));
  const environment = {
    ...given,
    ...authEnvironment({ settings, secrets: readOrMakeSecrets(settings.dataFolder), ports }),
  };
  const script = join(root, 'services/auth/dist/admin.js');
  return spawnSync(process.execPath, [script], { env: environment, stdio: 'inherit' }).status ?? 1;
}

function inContainer(): number {
  const container = spawnSync('docker', ['compose', 'ps', '--quiet', 'auth'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (container.status !== 0 || !container.stdout.trim()) {
    process.stderr.write('Nothing runs here: `make start` or `docker compose up` first, then try again.\n');
    return 1;
  }
  const given = options.flatMap((name) => ['-e', `${name}=${process.env[name]}`]);
  const command = ['compose', 'exec', '-T', ...given, 'auth', 'node', 'dist/admin.js'];
  return spawnSync('docker', command, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
