import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../command-line/user-error.ts';
import { commandOf } from './command-of.ts';
import { clusterFolder, ownedBy } from './postgres-folder.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { ensurePostgresUser, type PostgresUser } from './ensure-postgres-user.ts';
import { waitUntil } from '../wait-until.ts';
import { withDatabase } from './with-database.ts';

interface PostgresOptions {
  folder: string;
  port: number;
  password: string;
  /** Whether data survives a crash. Tests set it to false to be fast. A stack that stores leads must set it to true. */
  isDurable: boolean;
  log?: (line: string) => void;
  onExit?: () => void;
}

export interface PostgresServer {
  /** Returns the superuser's URL of a database. */
  url: (database: string) => string;
  stop: () => Promise<void>;
}

/**
 * Settings of test servers, whose data is discarded. Autovacuum is off, because it would process the databases of all
 * tests one after the other.
 */
const withoutDurability = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'wal_init_zero=off',
  'max_wal_size=1GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
];

/**
 * Settings for tests, which open thousands of connections. With the default of 4096 iterations, hashing the password
 * would take 3 ms for each.
 */
const ofTests = ['--no-sync', '--set=scram_iterations=1'];

/** Starts a real PostgreSQL from npm. Uses the cluster in the folder, or makes one if there is none. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { port, password, onExit } = options;
  const user = ensurePostgresUser();
  const programs = postgresPrograms(user);
  const cluster = clusterFolder(options.folder, user);
  const environment = { ...options, cluster, user };
  await endAbandonedServer(cluster);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await makeCluster(programs.initdb, environment);
  const server = await startServer(programs.postgres, environment);
  if (onExit) server.once('exit', onExit);
  const url = (database: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return { url, stop: () => stopServer(server) };
}

interface Cluster extends PostgresOptions {
  cluster: string;
  user: PostgresUser | undefined;
}

/** Makes a cluster. The cluster appears as a whole, so an interrupted start leaves no unusable one. */
async function makeCluster(initdb: string, { cluster, user, password, isDurable, log }: Cluster) {
  const folder = dirname(cluster);
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (user) ownedBy(user, unfinished);
  const passwordFile = join(folder, `.password-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const account = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const flags = ['--encoding=UTF8', '--locale=C', ...(isDurable ? [] : ofTests)];
  try {
    // PostgreSQL's user may not be allowed to enter the current folder.
    const child = spawn(initdb, [`--pgdata=${unfinished}`, ...account, ...flags], { ...user, cwd: folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        log?.(chunk.toString());
      });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new UserError(`PostgreSQL cannot make its files:\n${causeIn(said)}`);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile);
  }
}

async function startServer(postgres: string, { cluster, user, port, isDurable, log }: Cluster) {
  const settings = [
    'max_connections=300',
    'listen_addresses=127.0.0.1',
    // The Unix socket is not used. Without it, PostgreSQL also runs on machines whose folder /tmp is not writable.
    'unix_socket_directories=',
    'lc_messages=C',
    // Keeps the details of violated constraints out of the log: they quote the row, which may contain names and
    // addresses.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...(isDurable ? [] : withoutDurability),
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(postgres, ['-D', cluster, '-p', String(port), ...flags], {
    ...user,
    cwd: dirname(cluster),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  stopWithThisProcess(child);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      log?.(text);
      if (said.length < 10_000) said += text;
      if (text.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new UserError(`PostgreSQL does not start:\n${causeIn(said)}`)));
  });
  return child;
}

/** Returns the lines that name the cause of a failure, such as a full disk, because the last lines may not name it. */
function causeIn(said: string): string {
  const lines = said.trim().split('\n');
  const causes = lines.filter((line) => /\b(FATAL|PANIC|error):/.test(line));
  return (causes.length > 0 ? causes : lines).slice(-5).join('\n');
}

/** Stops a server, which ends its sessions immediately and closes the cluster cleanly. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}

/** Stops a server when this process ends. Otherwise the server would keep running when its starter gets a signal. */
function stopWithThisProcess(server: ChildProcess): void {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  const stop = (signal: keyof typeof signals) =>
    void stopServer(server).then(() => process.exit(signals[signal]));
  const kill = () => void server.kill('SIGINT');
  for (const signal of Object.keys(signals)) process.on(signal, stop);
  process.on('exit', kill);
  server.once('exit', () => {
    for (const signal of Object.keys(signals)) process.off(signal, stop);
    process.off('exit', kill);
  });
}

/** Ends a server whose starter was killed. Such a server keeps running and locks the folder. */
async function endAbandonedServer(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [id, cluster, , port] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(id);
  if (!isRunning(pid)) return;
  // Process ids are reused: after a power failure, the file may name a process of another program. PostgreSQL itself
  // would take any process of its own user for a server that uses the folder.
  if (!commandOf(pid).includes(`-D ${cluster} -p ${port} `)) return rmSync(pidFile);
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

/**
 * Makes a login and a database for each service. Existing logins and databases are kept; the logins get the given
 * passwords.
 */
export async function ensureDatabases(url: string, databases: readonly ServiceDatabase[]): Promise<void> {
  await withDatabase(url, async (client) => {
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
  });
}
