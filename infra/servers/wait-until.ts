import { setTimeout as pause } from 'node:timers/promises';

/** Asks every 50 ms until it is so. @throws naming what it waited for when that takes too long. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${withinMs / 1000} s`);
    await pause(50);
  }
}

/** Tries an assertion every 50 ms until it holds. @throws what it says at last when that takes too long. */
export async function eventually(assertion: () => Promise<void>, withinMs = 15_000): Promise<void> {
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
