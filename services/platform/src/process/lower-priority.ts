import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Logger } from '@nestjs/common';

/**
 * Gives this process a niceness of 0 to 19. On Linux each thread has its own priority: existing threads, which decode
 * pictures, are changed one by one, and new threads inherit it. If the system does not allow it (a process with an even
 * lower priority cannot raise it), logs a warning and continues.
 */
export function lowerPriority(
  nice: number,
  lower: (thread: number, nice: number) => void = setPriority,
): void {
  try {
    for (const thread of threads()) lower(thread, nice);
    if (process.platform === 'linux' && leadsItsSession()) lowerSession(nice);
  } catch (error) {
    new Logger('process').warn(
      { reason: (error as Error).message },
      'cannot change the priority of this process; continuing',
    );
  }
}

function threads(): number[] {
  if (process.platform !== 'linux') return [process.pid];
  return readdirSync('/proc/self/task').map(Number);
}

/**
 * Sets the niceness of this process's session. Outside containers, Linux divides processor time among sessions, and
 * thread priorities only matter within one (sched(7), "The autogroup feature"): a worker with its own session would
 * otherwise get as much time as the HTTP processes.
 */
function lowerSession(nice: number): void {
  try {
    writeFileSync('/proc/self/autogroup', String(nice));
  } catch {
    // Not supported by the kernel or not allowed in this container; the threads' priorities apply there.
  }
}

/** Whether this process is its session's leader (proc_pid_stat(5)), and not started from a shell's session. */
function leadsItsSession(): boolean {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(session) === process.pid;
}
