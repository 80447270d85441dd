import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Logger } from '@nestjs/common';

/**
 * Sets the niceness of this process, from 0 to 19. On Linux, each thread has a niceness of its own: all existing
 * threads are changed, such as those that decode pictures, and new threads inherit the value. If the process leads its
 * session, the session's niceness is set too. If the system does not allow the change, for instance because it would
 * raise the priority, logs a warning and continues.
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
 * thread priorities matter only within a session (sched(7), "The autogroup feature"): a worker with its own session
 * would otherwise get as much time as the HTTP processes.
 */
function lowerSession(nice: number): void {
  try {
    writeFileSync('/proc/self/autogroup', String(nice));
  } catch {
    // The kernel does not support this, or the container does not allow it. In both cases the priorities of the threads
    // apply.
  }
}

/**
 * Returns whether this process leads its session (proc_pid_stat(5)). If not, it was started in another session, such as
 * a shell's.
 */
function leadsItsSession(): boolean {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(session) === process.pid;
}
