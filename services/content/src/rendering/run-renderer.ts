import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

interface RendererRun {
  /** The folder of `render.js`. */
  folder: string;
  args: readonly string[];
  /** Sent to its standard input. */
  input: string;
  withinMs: number;
  memoryMiB: number;
  /** Most bytes of its standard output. */
  outputBytes: number;
  /** Called for each line; without it the output is kept. */
  onLine?: (line: string) => void;
}

export interface RendererEnd {
  /** Null if it was killed. */
  code: number | null;
  /** Empty with `onLine`. */
  output: string;
  /** Its error output, for the log. */
  errors: string;
}

const keptErrorCharacters = 2_000;

/** The C library keeps the 2 MB that each page's compression needs: handing them back and out again is a quarter of a drawing. */
const memoryVariables = { MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '67108864' };

/**
 * Runs the renderer in a process of its own, with bounds on time, memory and output. It inherits nothing of our
 * environment: no secret reaches it. Resolves however it ends.
 */
export async function runRenderer(run: RendererRun): Promise<RendererEnd> {
  const flags = [`--max-old-space-size=${run.memoryMiB}`, '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, join(run.folder, 'render.js'), ...run.args], {
    env: { NODE_ENV: 'production', ...memoryVariables },
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
  // One that ends before it has read everything is judged by its code.
  child.stdin.on('error', () => undefined).end(run.input);
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve).once('error', (error) => {
      errors = error.message;
      resolve(null);
    });
  });
  return { code: bytes > run.outputBytes ? null : code, output: Buffer.concat(chunks).toString(), errors };
}
