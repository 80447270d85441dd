import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../local/settings.ts';

interface Finished {
  /** `null` when a signal ended it. */
  code: number | null;
  /** Both streams as they came; empty when they went to the terminal. */
  output: string;
}

/** Runs a program of the repository. `isShown`: its output goes to the terminal as it comes. */
export async function runCommand(
  command: readonly string[],
  { environment = {}, isShown = false }: { environment?: NodeJS.ProcessEnv; isShown?: boolean } = {},
): Promise<Finished> {
  const [program = '', ...args] = command;
  const stream = isShown ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', stream, stream],
  });
  let output = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
