import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until it is so; less often where a question costs something. @throws naming what it waited for when
 * that takes too long.
 */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs = 60_000,
  everyMs = 50,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${withinMs / 1000} s`);
    await pause(everyMs);
  }
}
