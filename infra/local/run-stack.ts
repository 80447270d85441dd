import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPortFree } from './servers/free-port.ts';
import { ensureBackupKey } from './backup-key.ts';
import { makeDataFolder } from './data-folder.ts';
import { ensureStores } from './ensure-stores.ts';
import { authEnvironment } from './environments.ts';
import { storeKeys } from './store-keys.ts';
import { seedSamples } from './seed-samples.ts';
import { foundationParts } from './foundation-parts.ts';
import { backupParts, productParts } from './product-parts.ts';
import { firstPasswordFile, publicUrl, type Stack } from './stack.ts';
import { ownerBeforeFirstSignIn } from './owner.repository.ts';
import { choosePorts } from './ports.ts';
import { stopOrder } from './part.ts';
import { say, step } from './command-line/progress.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { readSettings, root, type Settings } from './settings.ts';
import { endLeftovers, removeStackFile, writeStackFile } from './stack-file.ts';
import { Supervisor } from './supervisor.ts';
import { exitWith, UserError } from './command-line/user-error.ts';

interface StackOptions {
  isDevelopment?: boolean;
  onReady?: (supervisor: Supervisor) => void;
}

/** Runs the stack until a signal ends it. The settings come from the environment of this process. */
export async function runStack(options: StackOptions = {}): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    exitWith(error);
  }
}

async function start({ isDevelopment = false, onReady }: StackOptions): Promise<void> {
  const settings = readSettings(process.env);
  makeDataFolder(settings.dataFolder);
  await endLeftovers(settings.dataFolder);
  await refuseTakenPorts(settings);

  const stack: Stack = {
    settings,
    secrets: readOrMakeSecrets(settings.dataFolder),
    ports: await choosePorts(),
    isDevelopment,
  };
  const supervisor = new Supervisor({
    logFolder: join(settings.dataFolder, 'logs'),
    onChange: (parts) =>
      writeStackFile(settings.dataFolder, { supervisor: process.pid, ports: stack.ports, parts }),
  });
  const stop = stopOnce(supervisor, settings);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  try {
    await bringUp(stack, supervisor);
    onReady?.(supervisor);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    await stop(1);
  }
}

async function bringUp(stack: Stack, supervisor: Supervisor): Promise<void> {
  const { kind } = storeKeys(stack);
  await step(`PostgreSQL, object store (${kind}) and mail catcher`, async () => {
    await supervisor.start(foundationParts(stack));
    await ensureStores(stack);
  });
  await ensureBackupKey(stack.settings.dataFolder);
  await step('services, workers, gateway and site', async () => {
    await supervisor.start(productParts(stack));
    await supervisor.start(backupParts(stack));
  });
  if (stack.settings.hasSamples) await step('sample pictures', () => seedSamples(stack));
  await announce(stack);
}

async function announce(stack: Stack): Promise<void> {
  const { settings } = stack;
  say('');
  say(`Sandhill Grounds   ${publicUrl(settings)}`);
  say(`Admin area         ${publicUrl(settings)}/admin`);
  say(`API documentation  ${publicUrl(settings)}/api/docs`);
  say(`Mail               http://localhost:${settings.mailPort}   Demo: mail goes to the catcher`);
  say(`Data and logs      ${settings.dataFolder}`);
  announceDatabase(settings);
  await showFirstPassword(stack);
  say('');
  say('Ready. Ctrl-C stops everything; the data stays.');
}

/**
 * Prints the folder of the database if it is outside the data folder. infra/local/servers/postgres-folder.ts explains
 * when it is.
 */
function announceDatabase({ dataFolder }: Settings): void {
  const folder = join(dataFolder, 'postgres');
  const cluster = realpathSync(folder);
  if (dirname(cluster) === realpathSync(dataFolder)) return;
  say(`Database           ${cluster}   because PostgreSQL's user cannot enter ${dataFolder}`);
}

/**
 * Prints the password of the first account unless a restore has replaced the account, and removes its file, so that the
 * password is printed only once. Later starts print how to get another password until an owner has signed in.
 */
async function showFirstPassword(stack: Stack): Promise<void> {
  const { settings } = stack;
  const file = firstPasswordFile(settings);
  if (existsSync(file)) {
    const program = join(root, 'services/auth/dist/first-password.js');
    const env = authEnvironment(stack);
    const { status, stdout } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
    if (status === 0) rmSync(file, { force: true });
    if (stdout) return say(stdout.trimEnd());
  }
  const owner = await ownerBeforeFirstSignIn(settings.dataFolder);
  if (owner === undefined) return;
  say('');
  say(`${owner} has not signed in yet: make admin USER=${owner} OWNER=1 gives a new temporary password.`);
}

async function refuseTakenPorts({ port, mailPort }: Settings): Promise<void> {
  const wanted = [
    { name: 'PORT', port, host: undefined, what: 'the site' },
    { name: 'MAIL_PORT', port: mailPort, host: '127.0.0.1', what: 'the mail page' },
  ];
  for (const { name, port: number, host, what } of wanted) {
    if (await isPortFree(number, host)) continue;
    const isOfRoot = number < 1024;
    throw new UserError(
      `Port ${number}, which is for ${what}, is taken by another program${isOfRoot ? ', or only root may open it' : ''}. Stop it, or choose another: make start ${name}=${isOfRoot ? number + 8000 : number + 1}`,
    );
  }
}

function stopOnce(supervisor: Supervisor, settings: Settings): (code: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  return async (code) => {
    if (!stopping) say('\nStopping …');
    stopping ??= supervisor.stop(stopOrder).then(() => removeStackFile(settings.dataFolder));
    await stopping;
    say('Stopped.');
    process.exit(code);
  };
}
