import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { DataSource } from 'typeorm';
import { DatabaseAnswers } from '../src/database/database-answers.js';
import { WriteProbe } from '../src/database/write-probe.js';
import { describeCause } from '../src/errors/describe-cause.js';

describe(WriteProbe, () => {
  let database: DataSource;
  let url: string;
  let time: number;
  let probe: WriteProbe;

  const probeIn = (source: DataSource) =>
    new WriteProbe(source, new DatabaseAnswers(source), ['orders'], () => time);

  beforeEach(async () => {
    url = await createTestDatabase('trials');
    database = await new DataSource({ type: 'postgres', url, poolSize: 2 }).initialize();
    await database.query('CREATE TABLE orders (id uuid)');
    time = 0;
    probe = probeIn(database);
  });

  afterEach(() => database.destroy());

  const cause = () =>
    probe.check().then(
      () => 'none',
      (error: unknown) => describeCause(error),
    );

  const count = async (statement: string) => {
    const [row] = await database.query<Array<{ count: string }>>(statement);
    return Number(row?.count);
  };

  it('leaves nothing behind, and no write that a backup would be made for', async () => {
    const writes = `SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) AS count FROM pg_stat_user_tables`;

    expect(await cause()).toBe('none');

    expect(await count(`SELECT count(*) FROM pg_class WHERE relname = 'write_trial'`)).toBe(0);
    await database.query('SELECT pg_stat_force_next_flush()');
    expect(await count(writes)).toBe(0);
  });

  it('names why there is no write, though reading works', async () => {
    const readOnly = new DataSource({
      type: 'postgres',
      url,
      extra: { options: '-c default_transaction_read_only=on' },
    });
    await readOnly.initialize();
    probe = probeIn(readOnly);

    expect([await cause(), await readOnly.query('SELECT 1 AS one')]).toEqual([
      'it is read-only',
      [{ one: 1 }],
    ]);
    await readOnly.destroy();
  });

  it('tries once in ten seconds, at both edges', async () => {
    expect(await cause()).toBe('none');
    await database.query('DROP TABLE orders');

    time = 9_999;
    expect(await cause()).toBe('none');
    time = 10_000;
    expect(await cause()).toBe('it fails (42P01)');

    await database.query('CREATE TABLE orders (id uuid)');
    time = 19_999;
    expect(await cause()).toBe('it fails (42P01)');
    time = 20_000;
    expect(await cause()).toBe('none');
  });

  it('gives its connection back, whatever comes of it', async () => {
    await database.query('DROP TABLE orders');

    for (time of [0, 10_000, 20_000, 30_000]) expect(await cause()).toBe('it fails (42P01)');

    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('keeps its last outcome while others take all connections and are answered', async () => {
    const small = await new DataSource({
      type: 'postgres',
      url,
      poolSize: 1,
      connectTimeoutMS: 300,
    }).initialize();
    probe = probeIn(small);
    expect(await cause()).toBe('none');

    time = 10_000;
    const crowd = Array.from({ length: 4 }, () => small.query('SELECT pg_sleep(0.2)'));
    expect(await cause()).toBe('none');
    await Promise.allSettled(crowd);
    await small.destroy();
  });
});
