import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';
import { toE164 } from '../model/phone-number.js';

const batchSize = 2000;
const nil = '00000000-0000-0000-0000-000000000000';

interface Row {
  id: string;
  phone: string;
}

/** Parses the phone numbers of existing leads, so that leads of the same person can be found. */
export class ReadPhoneNumbers1764000130000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['quotes', 'contacts']) {
      let after = nil;
      for (;;) {
        const rows = await batch(runner, table, after);
        const last = rows.at(-1);
        if (!last) break;
        after = last.id;
        await write(runner, table, rows);
      }
    }
  }
}

async function batch(runner: QueryRunner, table: string, after: string): Promise<Row[]> {
  return runner.query(
    `SELECT id, phone FROM ${table} WHERE id > $1 AND phone IS NOT NULL AND phone_e164 IS NULL
     ORDER BY id LIMIT ${batchSize}`,
    [after],
  ) as Promise<Row[]>;
}

async function write(runner: QueryRunner, table: string, rows: readonly Row[]): Promise<void> {
  const read: Array<{ id: string; number: string }> = [];
  for (const { id, phone } of rows) {
    const number = await toE164(phone);
    if (number) read.push({ id, number });
  }
  await runner.query(
    `UPDATE ${table} SET phone_e164 = read.number
     FROM unnest($1::uuid[], $2::text[]) AS read (id, number) WHERE ${table}.id = read.id`,
    [read.map(({ id }) => id), read.map(({ number }) => number)],
  );
}
