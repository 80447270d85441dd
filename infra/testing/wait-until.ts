import { setTimeout as pause } from 'node:timers/promises';

export { waitUntil } from '../local/wait-until.ts';

/** Tries an assertion every 50 ms until it succeeds. @throws the last error after `withinMs` */
export async function eventually(assertion: () => Promise<void>, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}
