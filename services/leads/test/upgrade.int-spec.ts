import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import type { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
import { DataSource, type MigrationInterface } from 'typeorm';
import { leadsTables } from '../src/leads.tables.js';
import { PhotosOfLeads1764200010000 } from '../src/migrations/1764200010000-photos-of-leads.js';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';

const quoteId = '019aa000-0000-7000-8000-000000000001';
const contactId = '019aa000-0000-7000-8000-000000000002';

/** Rows as the version before wrote them. */
const addPhotos = `
  INSERT INTO quote_photos (id, quote_id, position, state, type, width, height, bytes, storage_key, next_attempt_at)
  VALUES (DEFAULT, $1, $2, 'pending', 'image/png', 4, 3, 'picture', NULL, DEFAULT),
         (DEFAULT, $1, $2::integer + 1, 'stored', 'image/jpeg', 4, 3, NULL, 'quotes/' || $2 || '.jpg', DEFAULT),
         (DEFAULT, $1, $2::integer + 2, 'unreadable', 'image/jpeg', 4, 3, NULL, NULL, DEFAULT)`;

const open = (url: string, migrations: unknown[]) => {
  const config = { DATABASE_URL: url, DATABASE_POOL: 2 } as DatabaseConfig;
  const tables = { ...leadsTables, migrations } as typeof leadsTables;
  return new DataSource(dataSourceOptions(config, tables)).initialize();
};

describe('the upgrade of photos of quotes to photos of leads', () => {
  let database: DataSource;

  const photos = () => database.getRepository(LeadPhoto).find({ order: { quoteId: 'ASC', position: 'ASC' } });

  beforeAll(async () => {
    const url = await createTestDatabase('upgrade');
    const all = leadsTables.migrations as Array<new () => MigrationInterface>;
    const place = all.indexOf(PhotosOfLeads1764200010000);
    const old = await open(url, all.slice(0, place));
    await old.runMigrations();
    await old.query(
      `INSERT INTO quotes (id, reference, name, services, message, language, area_match, photos_not_kept)
       VALUES ($1, 'Q-1', 'Ann', '{irrigation}', 'Dry.', 'en', 'served', 2)`,
      [quoteId],
    );
    await old.query(addPhotos, [quoteId, 0]);
    await old.destroy();
    database = await open(url, all.slice(0, place + 2));
    await database.runMigrations();
    await database.query(
      `INSERT INTO contacts (id, reference, name, subject, message, language)
       VALUES ($1, 'C-1', 'Ben', 'Palms', 'A palm.', 'es')`,
      [contactId],
    );
  });

  afterAll(() => database.destroy());

  it('keeps every photo with its quote', async () => {
    expect(await photos()).toMatchObject([
      { quoteId, contactId: null, position: 0, state: 'pending', storageKey: null },
      { quoteId, contactId: null, position: 1, state: 'stored', storageKey: 'quotes/0.jpg' },
      { quoteId, contactId: null, position: 2, state: 'unreadable', storageKey: null },
    ]);
    const [pending] = await database.query(`SELECT bytes FROM lead_photos WHERE state = 'pending'`);
    expect(String((pending as { bytes: Buffer }).bytes)).toBe('picture');
    const [quote] = await database.query('SELECT photos_not_kept AS "notKept", guide FROM quotes');
    expect(quote).toEqual({ notKept: 2, guide: [] });
  });

  it('lets copies of the version before add, move and erase photos until they are replaced', async () => {
    await database.query(addPhotos, [quoteId, 3]);
    const [moved] = await database.query(
      `UPDATE quote_photos SET attempts = attempts + 1 WHERE position = 3 AND state = 'pending' RETURNING id, bytes`,
    );
    await database.query(
      `UPDATE quote_photos SET state = 'stored', bytes = NULL, storage_key = 'quotes/4.jpg' WHERE id = $1`,
      [(moved as Array<{ id: string }>)[0]?.id],
    );

    expect((await photos()).map(({ state }) => state)).toEqual([
      'pending',
      'stored',
      'unreadable',
      'stored',
      'stored',
      'unreadable',
    ]);
  });

  it('allows photos of one lead alone', async () => {
    const columns = 'position, type, width, height, bytes';
    const add = (names: string, ids: string) =>
      database.query(
        `INSERT INTO lead_photos (${names}, ${columns}) VALUES (${ids}, 9, 'image/png', 1, 1, 'x')`,
      );

    await expect(add('quote_id, contact_id', `'${quoteId}', '${contactId}'`)).rejects.toThrow(
      'CK_lead_photos_lead',
    );
    await expect(add('quote_id', 'NULL')).rejects.toThrow('CK_lead_photos_lead');
    await add('contact_id', `'${contactId}'`);
    await expect(add('contact_id', `'${contactId}'`)).rejects.toThrow('UQ_lead_photos_contact_id_position');
  });

  it('can be reverted: photos of quotes stay, and those of messages are erased from the store too', async () => {
    await database.query(
      `UPDATE lead_photos SET state = 'stored', bytes = NULL, storage_key = 'contacts/9.jpg' WHERE contact_id = $1`,
      [contactId],
    );
    await database.undoLastMigration();
    await database.undoLastMigration();

    const left = await database.query('SELECT DISTINCT quote_id AS "quoteId" FROM quote_photos');
    expect(left).toEqual([{ quoteId }]);
    expect(await database.query('SELECT storage_key AS key FROM photo_erasures')).toEqual([
      { key: 'contacts/9.jpg' },
    ]);
  });
});
