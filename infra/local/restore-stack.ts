import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { backupEnvironment, backupProgram, backupVariables } from './backup-environment.ts';
import { say, step } from './command-line/progress.ts';
import { foundationParts } from './foundation-parts.ts';
import { productParts } from './product-parts.ts';
import type { Stack } from './stack.ts';
import { choosePorts } from './ports.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { ensureStores } from './ensure-stores.ts';
import { freePorts } from './servers/free-port.ts';
import type { Settings } from './settings.ts';
import { endLeftovers, removeStackFile, writeStackFile } from './stack-file.ts';
import { Supervisor } from './supervisor.ts';

const services = ['auth', 'leads', 'media', 'content'];
const foundation = ['mail', 'store', 'postgres'];

/**
 * Restores a backup into the data folder of a stack that is not running. `make restore` calls this for a stack of `make
 * start`.
 *
 * @param asked further variables of the backup program
 * @returns the program's exit code
 * @throws UserError if the stack is running
 */
export async function restoreInto(settings: Settings, asked: Record<string, string>): Promise<number> {
  await endLeftovers(settings.dataFolder);
  // A missing backup or a wrong key is reported before anything is started.
  const refused = await run([backupProgram, 'check-backup'], { ...backupVariables(settings), ...asked });
  if (refused !== 0) return refused;
  say(`Restoring into ${settings.dataFolder}, the data of \`make start\``);
  const [, mailPort = 0] = await freePorts(2);
  const stack: Stack = {
    settings: { ...settings, mailPort },
    secrets: readOrMakeSecrets(settings.dataFolder),
    ports: await choosePorts(),
  };
  const { stop, above, below } = makeSupervisors(stack);
  let isInterrupted = false;
  const interrupt = async () => {
    isInterrupted = true;
    say(
      '\nThe restore is interrupted. The data is as it was, unless a line above says that it is restored. Stopping …',
    );
    await endProgram();
    await stop();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void interrupt());
  try {
    await step('PostgreSQL and object store', async () => {
      await below.start(foundationParts(stack));
      await ensureStores(stack);
    });
    // The services start only to make their tables. They get no requests, and no worker runs, so no mail is sent.
    await step('tables', async () => {
      await above.start(productParts(stack).filter(({ name }) => services.includes(name)));
      await above.stop([services]);
    });
    // After an interruption, the step ends without an error if the services became ready while they were being stopped.
    if (isInterrupted) return 1;
    const env = { ...backupEnvironment(stack), ...asked };
    return await run([backupProgram, 'restore'], env);
  } finally {
    await stop();
  }
}

/**
 * Makes the supervisors of the services and of the stores that the services need. The stack file names the processes of
 * both.
 */
function makeSupervisors({ settings: { dataFolder }, ports }: Stack) {
  let parts: Record<string, number> = {};
  const options = {
    logFolder: join(dataFolder, 'logs'),
    onChange: (pids: Record<string, number>) => {
      parts = { ...parts, ...pids };
      writeStackFile(dataFolder, { supervisor: process.pid, ports, parts });
    },
  };
  const [above, below] = [new Supervisor(options), new Supervisor(options)];
  const stop = async () => {
    await above.stop([services]);
    await below.stop([foundation]);
    removeStackFile(dataFolder);
  };
  return { stop, above, below };
}

let program: ChildProcess | undefined;

async function run(args: string[], env: Record<string, string>): Promise<number> {
  program = spawn(process.execPath, args, { env, stdio: 'inherit' });
  const [code] = (await once(program, 'exit')) as [number | null];
  program = undefined;
  return code ?? 1;
}

/** Ends the backup program. If the program is exchanging the data, waits until the exchange is done. */
async function endProgram(): Promise<void> {
  if (!program) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}
