import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface ProgramRun {
  name: 'pack-set' | 'unpack-set' | 'copy-set' | 'remove-old-copies';
  args: readonly string[];
  /** The program's whole environment except `NODE_ENV`. The program does not inherit the service's environment. */
  environment?: Record<string, string>;
  input?: string;
}

const withinMs = 60_000;
const memoryMiB = 256;
const programs = join(import.meta.dirname, '../../dist/site-sets/programs');

/**
 * Runs a program that needs a large library in a separate process, because Node.js never unloads a library.
 *
 * @returns the program's standard output
 * @throws if the program fails or takes too long
 */
export async function runProgram({ name, args, environment = {}, input = '' }: ProgramRun): Promise<string> {
  const command = [`--max-old-space-size=${memoryMiB}`, join(programs, `${name}.js`), ...args];
  const options = {
    env: { NODE_ENV: 'production', ...environment },
    timeout: withinMs,
    killSignal: 'SIGKILL',
    maxBuffer: 1_000_000,
  } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, command, options, (error, output, errors) => {
      if (error) reject(new Error(`${name} failed: ${firstLine(errors) ?? error.code}`));
      else resolve(output);
    });
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Returns the line with the error's message, without the command line, which may be long. */
const firstLine = (errors: string) => /^\w*(?:Error|Unsound|NotFound)\b.*$/m.exec(errors)?.[0];
