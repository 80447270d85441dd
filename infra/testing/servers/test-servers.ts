import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { ensureBuckets, type ObjectStoreServer } from '../../local/servers/object-store.ts';

export { ensureBuckets, type ObjectStoreServer };
export { freePort } from '../../local/servers/free-port.ts';

/** A queue backend that this machine has. */
export interface TestQueue {
  name: 'postgres' | 'redis';
  url: string;
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through the root's jest.config.mjs`);
  return value;
}

/** An empty database of its own on the test server; give it a word that says whose. Its tables may already be there. */
export async function createTestDatabase(word: string): Promise<string> {
  const [taken] = await query<{ url: string }>(
    testServer(),
    `DELETE FROM released_databases WHERE url = (
       SELECT url FROM released_databases WHERE word = $1 LIMIT 1 FOR UPDATE SKIP LOCKED
     ) RETURNING url`,
    [word],
  );
  if (!taken) return createDatabase(word);
  await emptyTestDatabase(taken.url);
  return taken.url;
}

/** Deletes all rows, and keeps the tables. */
export async function emptyTestDatabase(url: string): Promise<void> {
  await query(url, emptyAllTables);
}

/**
 * Lets a later test have the database, of this file or another, for which it is emptied: a tenth of the cost of a new
 * one with its migrations. A test that changed its tables puts them back first.
 */
export async function releaseTestDatabase(url: string): Promise<void> {
  const word = new URL(url).pathname.slice(1).replace(/_[^_]*$/, '');
  await query(testServer(), 'INSERT INTO released_databases (url, word) VALUES ($1, $2)', [url, word]);
}

/** Makes the list of the databases that tests have released. */
export async function prepareTestServer(url: string): Promise<void> {
  await query(url, 'CREATE TABLE released_databases (url text PRIMARY KEY, word text NOT NULL)');
}

const testServer = () => variable('TEST_POSTGRES_URL');

async function createDatabase(word: string): Promise<string> {
  const url = new URL(testServer());
  const name = `${word}_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await query(url.href, `CREATE DATABASE "${name}"`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Migrations keep their notes of what they did, and the notes their numbers. */
const notes = ['migrations', 'migration', 'meta'];
const listed = (names: string[]) => names.map((name) => `'${name}'`).join();

/** Faster than TRUNCATE for the few rows of a test. */
const emptyAllTables = `
  SET session_replication_role = replica;
  DO $$ DECLARE name text;
  BEGIN
    FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename NOT IN (${listed(notes)})
    LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
    FOR name IN SELECT format('%I.%I', schemaname, sequencename) FROM pg_sequences
      WHERE sequencename NOT IN (${listed(notes.map((name) => `${name}_id_seq`))})
    LOOP EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART'; END LOOP;
  END $$`;

async function query<Row extends object>(url: string, statements: string, values?: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statements, values);
  await client.end();
  return rows;
}

/** A queue on PostgreSQL with nothing in it: the backend that every machine has. */
export async function createTestQueue(): Promise<TestQueue> {
  return { name: 'postgres', url: await createTestDatabase('queue') };
}

/** An empty queue on the backend that runs under Docker, where this machine has it. */
export async function createProductionQueue(): Promise<TestQueue> {
  return (await createRedisQueue()) ?? createTestQueue();
}

/** One empty queue of every backend that this machine has, for the tests of the queue itself. */
export async function createTestQueues(): Promise<TestQueue[]> {
  const queues = await Promise.all([createTestQueue(), createRedisQueue()]);
  return queues.filter((queue) => queue !== undefined);
}

async function createRedisQueue(): Promise<TestQueue | undefined> {
  const redis = process.env['TEST_REDIS_URL'];
  if (!redis) return undefined;
  // Redis has 16 databases, and test files run side by side.
  const url = `${redis}/${Number(process.env['JEST_WORKER_ID'] ?? 0) % 16}`;
  const client = new Redis(url);
  await client.flushdb();
  client.disconnect();
  return { name: 'redis', url };
}

/** The object stores of this machine, the real MinIO first where there is one. */
export function testObjectStores(): ObjectStoreServer[] {
  const stores = [process.env['TEST_MINIO'], process.env['TEST_S3RVER']].filter((text) => text !== undefined);
  return stores.map((text) => JSON.parse(text) as ObjectStoreServer);
}

/** The best store of this machine, with the buckets made. */
export async function testObjectStore(buckets: {
  private: string[];
  public: string[];
}): Promise<ObjectStoreServer> {
  const [store] = testObjectStores();
  if (!store) throw new Error('no object store was started');
  await ensureBuckets(store, buckets);
  return store;
}
