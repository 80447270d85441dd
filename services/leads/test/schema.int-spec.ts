import { missingInSchema } from '@sandhill/testing/schema-changes.ts';
import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import type { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
import { DataSource } from 'typeorm';
import { leadsTables } from '../src/leads.tables.js';

describe('the migrations', () => {
  let database: DataSource;

  beforeAll(async () => {
    const config = { DATABASE_URL: await createTestDatabase('schema'), DATABASE_POOL: 2 } as DatabaseConfig;
    database = await new DataSource(dataSourceOptions(config, leadsTables)).initialize();
    await database.runMigrations();
  });

  afterAll(() => database.destroy());

  it('create the schema that the entities describe', async () => {
    expect(await missingInSchema(database)).toEqual([]);
  });

  it('name every constraint and index', async () => {
    const names: Array<{ name: string }> = await database.query(
      `SELECT conname AS name FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid <> 'migrations'::regclass AND contype <> 'n'
       UNION SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );

    expect(names.length).toBeGreaterThan(30);
    expect(names.filter(({ name }) => !/^(PK|FK|UQ|IX|CK)_/.test(name))).toEqual([]);
  });
});
