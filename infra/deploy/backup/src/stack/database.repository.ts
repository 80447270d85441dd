import type { Readable, Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { NamedObject } from './named-object.js';
import type { Service } from './stack.js';

export interface Table {
  name: string;
  columns: string[];
}

export interface Contents {
  /** Names of the migrations that made the tables. */
  migrations: string[];
  tables: Table[];
}

/** Begins a transaction in which the connection sees the database in its current state. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

export async function contentsOf(client: Client): Promise<Contents> {
  const migrations = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  const tables = await client.query<Table>(
    `SELECT c.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return { migrations: migrations.rows.map(({ name }) => name), tables: tables.rows };
}

export function rowsOf(client: Client, table: Table): Readable {
  return client.query(copyTo(`COPY ${tableWith(client, table)} TO STDOUT`));
}

export function rowsInto(client: Client, table: Table): Writable {
  return client.query(copyFrom(`COPY ${tableWith(client, table)} FROM STDIN`));
}

export async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) AS count FROM ${client.escapeIdentifier(table)}`,
  );
  return Number(rows[0]?.count);
}

/** Returns the number of rows that were written since the server's counters began. It changes with every write. */
export async function countWrites(client: Client): Promise<string> {
  const { rows } = await client.query<{ writes: string }>(
    `SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text AS writes FROM pg_stat_user_tables`,
  );
  return rows[0]?.writes ?? '';
}

export async function namedObjects(client: Client, service: Service): Promise<NamedObject[]> {
  const statement = objectsByService[service];
  if (!statement) return [];
  const { rows } = await client.query<{ places: string[] }>(statement);
  return rows.map(({ places }) => places);
}

const objectsByService: Partial<Record<Service, string>> = {
  leads: `SELECT ARRAY['lead-photos/' || storage_key] AS places FROM lead_photos WHERE storage_key IS NOT NULL`,
  media: `
    SELECT ARRAY['originals/' || key] AS places FROM images
    UNION ALL
    SELECT ARRAY['media/' || size, 'originals/binned/' || size] FROM images
      CROSS JOIN LATERAL (
        SELECT key || '/' || width || '.webp' AS size FROM unnest(webp_widths) AS width
        UNION ALL SELECT key || '/' || width || '.avif' FROM unnest(avif_widths) AS width) AS sizes`,
};

function tableWith(client: Client, { name, columns }: Table): string {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
}
