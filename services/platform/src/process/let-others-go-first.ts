import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Logger } from '@nestjs/common';

const priority = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Gives this process a lower priority than those that somebody waits for. Linux keeps a priority for each thread: those
 * that are there already, which decode pictures, have to be told one by one, and later ones take theirs from them.
 * Where the system does not allow it (a process that runs with an even lower priority may not raise it), the log says so
 * once and the process goes on.
 */
export function letOthersGoFirst(lower: (thread: number, priority: number) => void = setPriority): void {
  try {
    for (const thread of threads()) lower(thread, priority);
    if (process.platform === 'linux' && leadsItsSession()) lowerSession();
  } catch (error) {
    // Kept until the process has its logger.
    Logger.attachBuffer();
    new Logger('process').warn(
      { reason: (error as Error).message },
      'the priority of this process stays as it is; it goes on',
    );
  }
}

function threads(): number[] {
  if (process.platform !== 'linux') return [process.pid];
  return readdirSync('/proc/self/task').map(Number);
}

/**
 * Outside of containers Linux shares the processor out among sessions, and priorities count within one alone
 * (sched(7), "The autogroup feature"): a session of our own would get as much as those that answer visitors.
 */
function lowerSession(): void {
  try {
    writeFileSync('/proc/self/autogroup', String(priority));
  } catch {
    // A kernel without the feature, or a container that may not say: the threads' priorities count there.
  }
}

/** Whether the session was made for this process (proc_pid_stat(5)), and not for the shell that it was typed into. */
function leadsItsSession(): boolean {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(session) === process.pid;
}
