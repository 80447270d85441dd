import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { root } from '../../local/settings.ts';

interface Finished {
  /** `null` when a signal ended it. */
  code: number | null;
  /** Both streams as they came; empty when they went to the terminal. */
  output: string;
}

interface CommandOptions {
  environment?: NodeJS.ProcessEnv;
  /** Its output goes to the terminal as it comes. */
  isShown?: boolean;
  /** It works while others wait. See {@link yieldProcessor}. */
  yieldsProcessor?: boolean;
}

/** A program that only computes leaves the processor to tests that wait for servers beside it. */
export function letPass({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/**
 * Gives a program, the first of a session, a tenth of the weight of others. Linux divides the processor among sessions first
 * (sched(7), "The autogroup feature"), so a niceness alone counts within one.
 *
 * @returns to be called at its end; until then it ends with this process
 */
function yieldProcessor(child: ChildProcess): () => void {
  const { pid = 0 } = child;
  const nice = constants.priority.PRIORITY_BELOW_NORMAL;
  setPriority(pid, nice);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(nice));
  } catch {
    // Another system, or a kernel without them.
  }
  const kill = () => child.exitCode === null && process.kill(-pid);
  process.once('exit', kill).once('SIGINT', exitInterrupted);
  return () => void process.off('exit', kill).off('SIGINT', exitInterrupted);
}

/** As without a handler, but with the handlers of `exit`. */
const exitInterrupted = () => process.exit(130);

/** Runs a program of the repository. */
export async function runCommand(
  command: readonly string[],
  { environment = {}, isShown = false, yieldsProcessor = false }: CommandOptions = {},
): Promise<Finished> {
  const [program = '', ...args] = command;
  const stream = isShown ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', stream, stream],
    detached: yieldsProcessor,
  });
  const end = yieldsProcessor ? yieldProcessor(child) : undefined;
  let output = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  end?.();
  return { code, output };
}
