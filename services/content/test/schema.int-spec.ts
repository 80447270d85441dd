import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import { migrate } from '@sandhill/platform/database/migrate.js';
import { DataSource } from 'typeorm';
import { tables } from '../src/tables.js';
import { aContentConfig } from './support/start-content.js';

describe('the migrations', () => {
  it('create exactly the schema of the entities, and revert it', async () => {
    const dataSource = await new DataSource(dataSourceOptions(await aContentConfig(), tables)).initialize();
    await migrate(dataSource);

    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);

    for (let left = tables.migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    const remaining = await dataSource.query<unknown[]>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'`,
    );
    expect(remaining).toEqual([]);
    await dataSource.destroy();
  });
});
