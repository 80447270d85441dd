import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats a check until it returns true. Use a longer `everyMs` if the check is expensive.
 *
 * @throws an error with `what` if the check is not true within `withinMs`
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
