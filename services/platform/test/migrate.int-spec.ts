import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { migrate } from '../src/database/migrate.js';

class CreateNotes1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE notes (text text NOT NULL)');
  }

  async down(): Promise<void> {}
}

class AddStars1700000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notes ADD COLUMN stars integer NOT NULL DEFAULT 0');
  }

  async down(): Promise<void> {}
}

/** A migration that records how long its statements wait for a lock. */
class NoteTimeout1700000200000 implements MigrationInterface {
  static noted: unknown;

  async up(runner: QueryRunner): Promise<void> {
    NoteTimeout1700000200000.noted = await runner.query('SHOW lock_timeout');
  }

  async down(): Promise<void> {}
}

describe(migrate, () => {
  it('waits five seconds for a lock', async () => {
    const url = await createTestDatabase('migrations');
    const database = await new DataSource({
      type: 'postgres',
      url,
      migrations: [NoteTimeout1700000200000],
    }).initialize();

    await migrate(database);

    expect(NoteTimeout1700000200000.noted).toEqual([{ lock_timeout: '5s' }]);
    await database.destroy();
  });

  it('holds no write up while it cannot get a lock, and succeeds when it can', async () => {
    const url = await createTestDatabase('migrations');
    const open = (migrations: Array<new () => MigrationInterface>) =>
      new DataSource({ type: 'postgres', url, migrations, migrationsTransactionMode: 'each' }).initialize();
    const service = await open([CreateNotes1700000000000]);
    await migrate(service);
    const report = service.createQueryRunner();
    await report.startTransaction();
    await report.query('SELECT * FROM notes');
    const waits = async () => {
      const rows = await service.query<unknown[]>(
        `SELECT FROM pg_locks WHERE relation = 'notes'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
      );
      return rows.length > 0;
    };

    const upgraded = await open([CreateNotes1700000000000, AddStars1700000100000]);
    let isDone = false;
    const migrated = migrate(upgraded, { lockTimeoutMs: 200, pauseMs: 20 }).then(() => (isDone = true));
    for (const text of ['one', 'two', 'three']) {
      await waitUntil('a migration that waits for the table', waits);
      await service.query('INSERT INTO notes (text) VALUES ($1)', [text]);
    }
    expect(isDone).toBe(false);
    await report.commitTransaction();
    await migrated;

    expect(await service.query('SELECT text, stars FROM notes ORDER BY text')).toEqual([
      { text: 'one', stars: 0 },
      { text: 'three', stars: 0 },
      { text: 'two', stars: 0 },
    ]);
    await report.release();
    await Promise.all([service.destroy(), upgraded.destroy()]);
  });

  it('waits for the migrations of another copy as long as they take', async () => {
    const url = await createTestDatabase('migrations');
    const database = await new DataSource({
      type: 'postgres',
      url,
      migrations: [CreateNotes1700000000000],
    }).initialize();
    const other = database.createQueryRunner();
    await other.query('SELECT pg_advisory_lock(7201991)');
    const migrated = migrate(database, { lockTimeoutMs: 50, pauseMs: 10 });
    const isWaiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await waitUntil(
      'a copy that waits',
      async () => (await database.query<unknown[]>(isWaiting)).length === 1,
    );
    await database.query('SELECT pg_sleep(0.2)');
    await other.query('SELECT pg_advisory_unlock_all()');

    await migrated;

    expect(await database.query('SELECT * FROM notes')).toEqual([]);
    await other.release();
    await database.destroy();
  });
});
