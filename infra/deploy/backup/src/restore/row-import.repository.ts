import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { readText, type Entry } from '../set/archive.js';
import { contentsOf, countRows, rowsInto, type Contents, type Table } from '../stack/database.repository.js';
import type { Service } from '../stack/stack.js';
import { UserError } from '../user-error.js';

/**
 * Replaces the rows of a database with those of a backup, in one transaction. Expects a service's entries in the order
 * in which the backup has them.
 */
export class RowImport {
  private readonly client: Client;
  private readonly service: Service;
  private contents?: Contents;

  constructor(client: Client, service: Service) {
    this.client = client;
    this.service = service;
  }

  async take(entry: Entry): Promise<void> {
    const name = entry.name.slice(this.service.length + 1);
    if (name === 'contents.json') return this.begin(JSON.parse(await readText(entry.content)) as Contents);
    if (name === 'objects.json') {
      // Each entry must be read to its end. The names of objects are taken from the restored database, not from this
      // entry.
      await readText(entry.content);
      return this.finish();
    }
    const table = this.contents?.tables.find((one) => name === `rows/${one.name}`);
    if (!table)
      throw new UserError(`The backup contains something that this version does not know: ${entry.name}.`);
    await this.copy(table, entry.content);
  }

  /**
   * Empties the tables.
   *
   * @throws UserError if the tables were made by other migrations than those of the backup
   */
  private async begin(copied: Contents): Promise<void> {
    const { migrations, tables } = await contentsOf(this.client);
    if (String(migrations) !== String(copied.migrations))
      throw new UserError(
        'The backup is from another version: check out that version, restore, then upgrade. ' +
          differenceOf(this.service, copied.migrations, migrations),
      );
    this.contents = copied;
    await this.client.query('BEGIN');
    // While rows are copied, no foreign key is checked, so their order does not matter. At the end, all foreign keys
    // are satisfied again.
    await this.client.query('SET LOCAL session_replication_role = replica');
    const names = tables.map(({ name }) => this.client.escapeIdentifier(name)).join(', ');
    await this.client.query(`TRUNCATE ${names}`);
  }

  private async copy(table: Table, content: AsyncIterable<Buffer>): Promise<void> {
    const rows = rowsInto(this.client, table);
    await pipeline(Readable.from(content, { objectMode: false }), rows);
    const copied = (rows as { rowCount?: number }).rowCount;
    const found = await countRows(this.client, table.name);
    if (copied !== found) throw new Error(`${table.name} has ${found} rows instead of ${copied}`);
  }

  private async finish(): Promise<void> {
    await this.client.query('COMMIT');
    // The planner needs statistics of the restored rows.
    await this.client.query('ANALYZE');
  }
}

function differenceOf(service: Service, copied: readonly string[], here: readonly string[]): string {
  const [newer, older] = [copied, here].map((list, index) =>
    list.filter((name) => !(index === 0 ? here : copied).includes(name)),
  );
  const parts = [
    newer?.length ? `only the backup has ${newer.join(', ')}` : '',
    older?.length ? `only this version has ${older.join(', ')}` : '',
  ];
  return `(${service}: ${parts.filter(Boolean).join('; ')})`;
}
