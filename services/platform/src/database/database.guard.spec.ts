import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { Busy } from '../errors/domain.error.js';
import { DatabaseAnswers } from './database-answers.js';
import { DatabaseGuard } from './database.guard.js';
import { WithoutDatabase } from './without-database.decorator.js';

const asking = (path: string, handler: () => unknown = () => undefined) =>
  ({
    switchToHttp: () => ({ getRequest: () => ({ path }) }),
    getHandler: () => handler,
  }) as unknown as ExecutionContext;

const guardWith = (query: () => Promise<unknown>) => {
  const asked = jest.fn(query);
  const dataSource = { query: asked, driver: { master: new EventEmitter() } } as unknown as DataSource;
  return { guard: new DatabaseGuard(new DatabaseAnswers(dataSource), new Reflector()), asked };
};

describe(DatabaseGuard, () => {
  it.each(['/api/leads', '/api/metrics', '/metrics/of/others'])(
    'refuses %s while the database is unavailable',
    async (path) => {
      const { guard } = guardWith(() => Promise.reject(new Error('unavailable')));

      await expect(guard.canActivate(asking(path))).rejects.toThrow(Busy);
    },
  );

  it('lets a route pass that answers from memory', async () => {
    const { guard, asked } = guardWith(() => Promise.reject(new Error('unavailable')));
    const handler = jest.fn();
    WithoutDatabase()(handler);

    expect(await guard.canActivate(asking('/api/site', handler))).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['/health/live', '/health/ready', '/metrics'])(
    'answers the operator’s %s without asking the database',
    async (path) => {
      const { guard, asked } = guardWith(() => Promise.reject(new Error('unavailable')));

      expect(await guard.canActivate(asking(path))).toBe(true);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('asks the database once for concurrent requests', async () => {
    const { guard, asked } = guardWith(() => Promise.resolve());

    await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => guard.canActivate(asking(path))));

    expect(asked).toHaveBeenCalledTimes(1);
  });
  it('asks the database again when the clock was set back', async () => {
    const { guard, asked } = guardWith(() => Promise.resolve());
    await guard.canActivate(asking('/api/leads'));
    const [now, passed] = [Date.now(), performance.now()];
    const clocks = [
      jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000),
      jest.spyOn(performance, 'now').mockReturnValue(passed + 1_000),
    ];
    asked.mockRejectedValue(new Error('unavailable'));

    await expect(guard.canActivate(asking('/api/leads'))).rejects.toThrow(Busy);
    for (const clock of clocks) clock.mockRestore();
  });
});
