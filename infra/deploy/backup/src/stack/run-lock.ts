import { addressOf, type Stack } from './stack.js';
import { withClient } from './connect.js';

/** Any fixed number. */
const lock = 7_201;

/** One backup or restore of a stack at a time, on whatever machine it runs. Waits for the one that is under way. */
export async function oneAtATime<Result>(stack: Stack, work: () => Promise<Result>): Promise<Result> {
  return withClient(addressOf(stack, 'postgres'), async (client) => {
    // Several stacks of tests share one server.
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [lock, stack.databases.auth]);
    return work();
  });
}
