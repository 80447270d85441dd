import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

interface RendererRun {
  /** The folder that contains `render.js`. */
  folder: string;
  args: readonly string[];
  /** Text sent to the program's standard input. */
  input: string;
  withinMs: number;
  memoryMiB: number;
  /** Limit on the standard output in bytes. A process that writes more is killed. */
  outputBytes: number;
  /** Called for each line of output. Without it, the output is collected and returned. */
  onLine?: (line: string) => void;
}

export interface RendererEnd {
  /** Exit code; null if the process was killed or could not start. */
  code: number | null;
  /** Standard output; empty if `onLine` gets its lines. */
  output: string;
  /** The first 2,000 characters of the error output, or the reason why the process could not start, for the log. */
  errors: string;
}

const keptErrorCharacters = 2_000;

/**
 * Runs the renderer in a separate process, with limits on time, memory and output. The process does not inherit the
 * service's environment, so it sees no secrets. The promise resolves even if the process fails.
 */
export async function runRenderer(run: RendererRun): Promise<RendererEnd> {
  const flags = [`--max-old-space-size=${run.memoryMiB}`, '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, join(run.folder, 'render.js'), ...run.args], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: run.withinMs,
    killSignal: 'SIGKILL',
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = `${errors}${text}`.slice(0, keptErrorCharacters);
  });
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > run.outputBytes) child.kill('SIGKILL');
  });
  const chunks: Buffer[] = [];
  if (run.onLine) createInterface({ input: child.stdout }).on('line', run.onLine);
  else child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Ignores write errors: they occur if the process ends before it has read all input, and its exit code shows why.
  child.stdin.on('error', () => undefined).end(run.input);
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve).once('error', (error) => {
      errors = error.message;
      resolve(null);
    });
  });
  return { code: bytes > run.outputBytes ? null : code, output: Buffer.concat(chunks).toString(), errors };
}
