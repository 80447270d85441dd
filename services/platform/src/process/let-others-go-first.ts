import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Gives this process a lower priority than those that somebody waits for. Linux keeps a priority for each thread: those
 * that are there already, which decode pictures, have to be told one by one, and later ones take theirs from them.
 */
export function letOthersGoFirst(): void {
  for (const thread of threads()) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}

function threads(): number[] {
  if (process.platform !== 'linux') return [process.pid];
  return readdirSync('/proc/self/task').map(Number);
}
