import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source-options.js';
import type { DatabaseConfig } from '../src/database/database.config.js';
import { DatabaseAnswers } from '../src/database/database-answers.js';
import { DatabaseGuard } from '../src/database/database.guard.js';
import { Busy } from '../src/errors/domain.error.js';

const request = {
  switchToHttp: () => ({ getRequest: () => ({ path: '/api/visits' }) }),
  getHandler: () => () => undefined,
} as unknown as ExecutionContext;

describe('a check of the database that waits for a connection', () => {
  let database: DataSource;
  let guard: DatabaseGuard;

  beforeEach(async () => {
    const url = await createTestDatabase('guard');
    const config = { DATABASE_URL: url, DATABASE_POOL: 1 } as DatabaseConfig;
    database = await new DataSource(dataSourceOptions(config, { entities: [], migrations: [] })).initialize();
    guard = new DatabaseGuard(new DatabaseAnswers(database), new Reflector());
  });

  afterEach(() => database.destroy());

  const work = (seconds: number[]) => seconds.map((each) => database.query('SELECT pg_sleep($1)', [each]));

  it('lets requests pass while the statements before it are answered, and these wait for their turn', async () => {
    const crowd = work([0.4, 0.4, 0.4, 1.2, 0]);

    expect(await guard.canActivate(request)).toBe(true);

    await Promise.all(crowd);
  });

  it('refuses them while none is answered', async () => {
    const hanging = work([2.5]);

    await expect(guard.canActivate(request)).rejects.toThrow(Busy);

    await Promise.all(hanging);
  });
});
