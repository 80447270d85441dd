import { addressOf, type Stack } from './stack.js';
import { withClient } from './connect.js';

/** Key of the advisory lock. It may be any fixed number. */
const lock = 7_201;

/**
 * Runs the work while no other backup or restore of the stack runs, on any machine. Waits until the other one has
 * ended.
 */
export async function withRunLock<Result>(stack: Stack, work: () => Promise<Result>): Promise<Result> {
  return withClient(addressOf(stack, 'postgres'), async (client) => {
    // Stacks of several tests share one server, so the lock includes the name of a database.
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [lock, stack.databases.auth]);
    return work();
  });
}
