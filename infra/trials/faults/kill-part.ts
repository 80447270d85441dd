import { Client } from 'pg';
import { waitUntil } from '../../local/wait-until.ts';
import type { Settling } from './account.ts';
import type { FaultStack } from './fault-stack.ts';
import type { FaultyPart } from './faulty-parts.ts';

export async function killPart(
  stack: FaultStack,
  part: FaultyPart,
  { expiresClaims = false }: Pick<Settling, 'expiresClaims'>,
): Promise<void> {
  const before = stack.pid(part);
  if (expiresClaims && part === 'leads-worker') await killWorker(stack);
  else stack.kill(part);
  await stack.untilBack(part, before);
}

/**
 * Kills the only worker, and ends its claims before the next worker starts. A claim that the killed worker was just
 * committing is ended, too.
 */
async function killWorker(stack: FaultStack): Promise<void> {
  const database = await connected(stack);
  stack.kill('leads-worker');
  await database.query(`UPDATE deliveries SET lease = 1 WHERE state = 'sending'`);
  await database.end();
}

/**
 * Connects to the database of leads. Tries again, because PostgreSQL may just have been killed, and accepts connections
 * long before it can serve them.
 */
async function connected(stack: FaultStack): Promise<Client> {
  let database = new Client();
  await waitUntil('PostgreSQL', async () => {
    database = new Client({ connectionString: stack.databaseUrl('leads') });
    await database.connect();
    return true;
  });
  return database;
}
