import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stopOrder } from './part.ts';
import { root } from './settings.ts';
import type { Ports } from './stack.ts';
import { UserError } from './command-line/user-error.ts';
import { commandOf, hasEnded } from './servers/command-of.ts';
import { waitUntil } from './wait-until.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

/** State of the running stack. The next start, `make admin`, and tests that kill parts read it. */
export interface StackFile {
  supervisor: number;
  ports: Ports;
  parts: Record<string, number>;
}

const pathOf = (dataFolder: string) => join(dataFolder, 'stack.json');

export function readStackFile(dataFolder: string): StackFile | undefined {
  const file = pathOf(dataFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StackFile) : undefined;
}

/**
 * Returns the state of the stack if any of its processes runs. After a power failure, the file exists although no
 * process runs.
 */
export function readRunningStack(dataFolder: string): StackFile | undefined {
  const file = readStackFile(dataFolder);
  if (!file) return undefined;
  const pids = [file.supervisor, ...Object.values(file.parts)];
  return pids.some((pid) => isOurs(pid, dataFolder)) ? file : undefined;
}

/** Writes the file in one step, because other processes read it while parts of the product start and end. */
export function writeStackFile(dataFolder: string, stack: StackFile): void {
  writeFileAtomic(pathOf(dataFolder), JSON.stringify(stack, null, 2));
}

export function removeStackFile(dataFolder: string): void {
  rmSync(pathOf(dataFolder), { force: true });
}

/**
 * Kills parts that an earlier supervisor left running when it was killed.
 *
 * @throws UserError if that supervisor is still running
 */
export async function endLeftovers(dataFolder: string): Promise<void> {
  const earlier = readStackFile(dataFolder);
  if (earlier && isOurs(earlier.supervisor, dataFolder)) {
    throw new UserError(
      `The stack of ${dataFolder} is running already (process ${earlier.supervisor}). Stop it with Ctrl-C there.`,
    );
  }
  const noted = Object.values(earlier?.parts ?? {}).filter((pid) => isOurs(pid, dataFolder));
  const left = [...new Set([...noted, ...writersOfLogs(dataFolder)])];
  for (const pid of left) process.kill(pid, 'SIGKILL');
  // A process keeps its port until it has ended completely.
  const areGone = async () => left.every(hasEnded);
  await waitUntil('the end of the earlier parts', areGone, 10_000);
  removeStackFile(dataFolder);
}

/**
 * Returns the processes whose output is the log of a part. Also finds a part whose supervisor was killed before it
 * wrote the part's process id to the stack file. Returns none on systems without the folder /proc.
 */
function writersOfLogs(dataFolder: string): number[] {
  const folder = join(dataFolder, 'logs');
  if (!existsSync('/proc/self/fd') || !existsSync(folder)) return [];
  const logs = new Set(stopOrder.flat().map((name) => join(realpathSync(folder), `${name}.log`)));
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && logs.has(outputOf(id)))
    .map(Number);
}

function outputOf(id: string): string {
  try {
    return readlinkSync(`/proc/${id}/fd/1`);
  } catch {
    return '';
  }
}

/**
 * Returns whether a process runs a program of this checkout, or works in the data folder. Process ids are reused, so
 * the id alone does not show this, and another program of the same name may run on the machine.
 */
function isOurs(pid: number, dataFolder: string): boolean {
  if (pid <= 0) return false;
  const command = commandOf(pid);
  return (
    [root, resolve(root, dataFolder)].some((path) => command.includes(`${path}/`)) ||
    /infra\/local\/(start|dev|run-backup)\.ts/.test(command)
  );
}
