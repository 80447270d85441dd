import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { ensureBuckets, type ObjectStoreServer } from '../../local/servers/object-store.ts';
import { withDatabase } from '../../local/servers/with-database.ts';

export { ensureBuckets, withDatabase, type ObjectStoreServer };
export { freePort } from '../../local/servers/free-port.ts';

export interface TestQueue {
  name: 'postgres' | 'redis';
  url: string;
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through the root's jest.config.mjs`);
  return value;
}

/**
 * Returns the URL of an empty database on the test server. `word` becomes part of its name. Its tables may already
 * exist.
 */
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

export async function emptyTestDatabase(url: string): Promise<void> {
  await query(url, emptyAllTables);
}

/**
 * Makes the database available to a later test, which may be in another file. That test gets the database emptied,
 * which takes a tenth of the time of a new database with its migrations. A test that changed the tables must restore
 * them first.
 */
export async function releaseTestDatabase(url: string): Promise<void> {
  const word = new URL(url).pathname.slice(1).replace(/_[^_]*$/, '');
  await query(testServer(), 'INSERT INTO released_databases (url, word) VALUES ($1, $2)', [url, word]);
}

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

/** Tables in which migrations are recorded. They are not emptied, and their sequences are not reset. */
const notes = ['migrations', 'migration', 'meta'];
const listed = (names: string[]) => names.map((name) => `'${name}'`).join();

/** Statements that empty all tables. For the few rows of a test, they are faster than TRUNCATE. */
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
  const { rows } = await withDatabase(url, (database) => database.query<Row>(statements, values));
  return rows;
}

/** Returns an empty queue on PostgreSQL, the backend that every machine has. */
export async function createTestQueue(): Promise<TestQueue> {
  return { name: 'postgres', url: await createTestDatabase('queue') };
}

/** Returns an empty queue on Redis, the backend under Docker, if this machine has it; otherwise on PostgreSQL. */
export async function createProductionQueue(): Promise<TestQueue> {
  return (await createRedisQueue()) ?? createTestQueue();
}

/** Returns an empty queue on every backend that this machine has, for the tests of the queue itself. */
export async function createTestQueues(): Promise<TestQueue[]> {
  const queues = await Promise.all([createTestQueue(), createRedisQueue()]);
  return queues.filter((queue) => queue !== undefined);
}

async function createRedisQueue(): Promise<TestQueue | undefined> {
  const redis = process.env['TEST_REDIS_URL'];
  if (!redis) return undefined;
  // Redis has 16 databases. Each Jest worker uses its own, because test files run at the same time.
  const url = `${redis}/${Number(process.env['JEST_WORKER_ID'] ?? 0) % 16}`;
  const client = new Redis(url);
  await client.flushdb();
  client.disconnect();
  return { name: 'redis', url };
}

/** Returns the object stores of this machine. If there is a real MinIO, it comes first. */
export function testObjectStores(): ObjectStoreServer[] {
  const stores = [process.env['TEST_MINIO'], process.env['TEST_S3RVER']].filter((text) => text !== undefined);
  return stores.map((text) => JSON.parse(text) as ObjectStoreServer);
}

/** Returns the first store of {@link testObjectStores}, after making its buckets. */
export async function testObjectStore(buckets: {
  private: string[];
  public: string[];
}): Promise<ObjectStoreServer> {
  const [store] = testObjectStores();
  if (!store) throw new Error('no object store was started');
  await ensureBuckets(store, buckets);
  return store;
}
