import { addressOf, type Stack } from './stack.js';
import { withClient } from './connect.js';

/** Key of the advisory lock: any fixed number. */
const lock = 7_201;

/** Runs one backup or restore of a stack at a time, on whatever machine. Waits for the one that is running. */
export async function oneAtATime<Result>(stack: Stack, work: () => Promise<Result>): Promise<Result> {
  return withClient(addressOf(stack, 'postgres'), async (client) => {
    // Stacks of several tests share one server, so the lock includes a database's name.
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [lock, stack.databases.auth]);
    return work();
  });
}
