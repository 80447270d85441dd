import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { root } from '../../local/settings.ts';

interface Finished {
  /** Exit code; `null` if a signal ended the program. */
  code: number | null;
  /** Output of both streams, in order. Empty if the output went to the terminal. */
  output: string;
}

interface CommandOptions {
  environment?: NodeJS.ProcessEnv;
  isShown?: boolean;
  /** Whether other programs get the processor first, see {@link yieldProcessor}. */
  yieldsProcessor?: boolean;
}

/** Lowers the priority of a program that only computes, so that tests that wait for servers get the processor first. */
export function letPass({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/**
 * Gives a program, which leads its own session, a tenth of the processor weight of other programs. Linux first divides
 * the processor among sessions (sched(7), "The autogroup feature"), so a niceness matters only within a session.
 *
 * @returns a function to call when the program has ended; before that, the program is killed if this process exits
 */
function yieldProcessor(child: ChildProcess): () => void {
  const { pid = 0 } = child;
  const nice = constants.priority.PRIORITY_BELOW_NORMAL;
  setPriority(pid, nice);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(nice));
  } catch {
    // Systems other than Linux, and kernels without autogroups, have no such file.
  }
  const kill = () => child.exitCode === null && process.kill(-pid);
  process.once('exit', kill).once('SIGINT', exitInterrupted);
  return () => void process.off('exit', kill).off('SIGINT', exitInterrupted);
}

/**
 * Exits with the usual code for SIGINT. The handlers of `exit` run first, which they would not without this handler.
 */
const exitInterrupted = () => process.exit(130);

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
