import type { Client } from 'pg';
import type { Service } from '../stack/stack.js';
import type { LedgerEntry } from './ledger.js';

/** Returns the entries since a time. Returns none if the tables are from a version without a ledger. */
export async function readLedger(client: Client, service: Service, since: Date): Promise<LedgerEntry[]> {
  const found = await client.query<{ found: boolean }>(
    `SELECT to_regclass('public.ledger') IS NOT NULL AS found`,
  );
  if (!found.rows[0]?.found) return [];
  const { rows } = await client.query<{ id: string; at: Date; kind: string; subjectId: string }>(
    'SELECT id, at, kind, subject_id AS "subjectId" FROM ledger WHERE at >= $1 ORDER BY at, id',
    [since],
  );
  return rows.map((row) => ({ ...row, service, at: row.at.toISOString() }));
}

/** Adds missing entries, so that the next backup contains them, too. */
export async function addToLedger(client: Client, entries: readonly LedgerEntry[]): Promise<void> {
  await client.query(
    `INSERT INTO ledger (id, at, kind, subject_id)
     SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::uuid[])
     ON CONFLICT (id) DO NOTHING`,
    [
      entries.map(({ id }) => id),
      entries.map(({ at }) => at),
      entries.map(({ kind }) => kind),
      entries.map(({ subjectId }) => subjectId),
    ],
  );
}
