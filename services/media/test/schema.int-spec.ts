import { missingInSchema } from '@sandhill/testing/schema-changes.ts';
import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import { migrate } from '@sandhill/platform/database/migrate.js';
import { DataSource } from 'typeorm';
import { tables } from '../src/tables.js';
import { aMediaConfig } from './support/start-media.js';

describe('the migrations', () => {
  it('create exactly the schema of the entities', async () => {
    const dataSource = await new DataSource(dataSourceOptions(await aMediaConfig(), tables)).initialize();
    await migrate(dataSource);

    expect(await missingInSchema(dataSource)).toEqual([]);
    await dataSource.destroy();
  });
});
