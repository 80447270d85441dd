import { setTimeout as pause } from 'node:timers/promises';

/** Asks every 50 ms until it is so. @throws naming what it waited for when that takes too long. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${withinMs / 1000} s`);
    await pause(50);
  }
}
