import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { UserError } from '../../local/command-line/user-error.ts';

/** What a database held besides the rows. */
interface Contents {
  /** The migrations that made its tables. */
  migrations: string[];
  tables: Array<{ name: string; columns: string[] }>;
}

const list = 'contents.json';

/** Copies all tables of a database as they were at one moment, while it goes on working. */
export async function copyOut(url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const contents = await contentsOf(client);
    for (const { name, columns } of contents.tables) {
      const rows = client.query(copyTo(`COPY ${tableWith(client, name, columns)} TO STDOUT`));
      await pipeline(rows, createWriteStream(join(folder, `${name}.copy`), { mode: 0o600 }));
    }
    await client.query('COMMIT');
    writeFileSync(join(folder, list), JSON.stringify(contents, null, 2), { mode: 0o600 });
  });
}

/**
 * Puts a copy in the place of what a database holds, in one transaction, with `finish` as its last statement.
 *
 * @throws UserError when its tables were made by other migrations than the copy's.
 */
export async function copyIn(url: string, folder: string, finish?: string): Promise<void> {
  const copied = JSON.parse(readFileSync(join(folder, list), 'utf8')) as Contents;
  await withClient(url, async (client) => {
    const { migrations, tables } = await contentsOf(client);
    if (String(migrations) !== String(copied.migrations))
      throw new UserError('The backup is of another version: check out that version, restore, then upgrade.');
    await client.query('BEGIN');
    // References between tables hold again at the end, whatever the order.
    await client.query('SET LOCAL session_replication_role = replica');
    const names = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ');
    await client.query(`TRUNCATE ${names}`);
    for (const { name, columns } of copied.tables) {
      const rows = client.query(copyFrom(`COPY ${tableWith(client, name, columns)} FROM STDIN`));
      await pipeline(createReadStream(join(folder, `${name}.copy`)), rows);
    }
    if (finish) await client.query(finish);
    await client.query('COMMIT');
  });
}

async function contentsOf(client: Client): Promise<Contents> {
  const migrations = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const tables = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return { migrations: migrations.rows.map(({ name }) => name), tables: tables.rows };
}

function tableWith(client: Client, name: string, columns: readonly string[]): string {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
