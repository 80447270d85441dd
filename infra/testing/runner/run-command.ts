import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
  /** See {@link letPass}. */
  letsOthersPass?: boolean;
}

/** A program that only computes leaves the processor to tests that wait for servers beside it. */
export function letPass({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Runs a program of the repository. */
export async function runCommand(
  command: readonly string[],
  { environment = {}, isShown = false, letsOthersPass = false }: CommandOptions = {},
): Promise<Finished> {
  const [program = '', ...args] = command;
  const stream = isShown ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', stream, stream],
  });
  if (letsOthersPass) letPass(child);
  let output = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
