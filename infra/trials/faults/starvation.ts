import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { FaultStack } from './fault-stack.ts';

/** Time for which all connections are taken, in milliseconds. It is longer than the timeout for a new connection. */
const fullForMs = 5_000;
const lockedForMs = 4_000;

/** Takes the processor, and PostgreSQL's connections and locks, from the services for `seconds`. Kills no process. */
export async function starve(stack: FaultStack, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const hogs = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    while (performance.now() < until) {
      await takeConnections(stack);
      await lockMails(stack);
    }
  } finally {
    for (const hog of hogs) hog.kill('SIGKILL');
  }
}

/** Ends the connections of leads and takes all free ones, so that leads cannot get new connections. */
async function takeConnections(stack: FaultStack): Promise<void> {
  const taken: Client[] = [];
  try {
    for (;;) {
      const client = await connect(stack);
      if (!client) break;
      taken.push(client);
    }
    await taken[0]?.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'leads' AND usename <> current_user`,
    );
    for (;;) {
      const client = await connect(stack);
      if (!client) break;
      taken.push(client);
    }
    await pause(fullForMs);
  } finally {
    await Promise.allSettled(taken.map((client) => client.end()));
  }
}

async function connect(stack: FaultStack): Promise<Client | undefined> {
  const client = new Client({ connectionString: stack.databaseUrl('leads') });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => undefined,
  );
}

/** Locks the table of deliveries, so that every statement that reads or changes a mail waits. */
async function lockMails(stack: FaultStack): Promise<void> {
  const client = await connect(stack);
  if (!client) return;
  try {
    await client.query('BEGIN; LOCK TABLE deliveries IN ACCESS EXCLUSIVE MODE');
    await pause(lockedForMs);
  } finally {
    await client.end().catch(() => undefined);
  }
}
