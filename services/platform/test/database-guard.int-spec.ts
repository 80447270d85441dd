import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { DataSource } from 'typeorm';
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
    database = await new DataSource({ type: 'postgres', url, poolSize: 1 }).initialize();
    guard = new DatabaseGuard(database, new Reflector());
  });

  afterEach(() => database.destroy());

  const work = (seconds: number[]) => seconds.map((each) => database.query('SELECT pg_sleep($1)', [each]));

  it('lets requests pass while the statements before it are answered', async () => {
    const crowd = work([0.3, 0.3, 0.3, 2]);

    expect(await guard.canActivate(request)).toBe(true);

    await Promise.all(crowd);
  });

  it('refuses them while none is answered', async () => {
    const hanging = work([2.5]);

    await expect(guard.canActivate(request)).rejects.toThrow(Busy);

    await Promise.all(hanging);
  });
});
