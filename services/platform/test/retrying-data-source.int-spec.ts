import { RetryingDataSource } from '../src/database/retrying-data-source.js';
import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';

/** Resolves when the given number of callers have arrived. */
function meeting(size: number): () => Promise<void> {
  const waiting: Array<() => void> = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length >= size) for (const go of waiting) go();
    });
}

describe(RetryingDataSource, () => {
  let database: RetryingDataSource;

  beforeAll(async () => {
    const url = await createTestDatabase('conflicts');
    database = await new RetryingDataSource({ type: 'postgres', url }).initialize();
  });

  beforeEach(async () => {
    await database.query('DROP TABLE IF EXISTS accounts');
    await database.query('CREATE TABLE accounts AS SELECT id, 0 AS amount FROM generate_series(1, 2) AS id');
  });

  afterAll(() => database.destroy());

  const amounts = async () => {
    const rows = await database.query<Array<{ amount: number }>>('SELECT amount FROM accounts ORDER BY id');
    return rows.map(({ amount }) => amount);
  };

  it('retries a deadlock until both transactions succeed', async () => {
    const bothHaveOne = meeting(2);
    let tries = 0;
    const addTo = (first: number, second: number) =>
      database.transaction(async (manager) => {
        tries += 1;
        const add = (id: number) =>
          manager.query('UPDATE accounts SET amount = amount + 1 WHERE id = $1', [id]);
        await add(first);
        await bothHaveOne();
        await add(second);
        return first;
      });

    expect(await Promise.all([addTo(1, 2), addTo(2, 1)])).toEqual([1, 2]);

    expect([await amounts(), tries]).toEqual([[2, 2], 3]);
  });

  it('retries a serialization failure until both transactions succeed', async () => {
    const bothHaveRead = meeting(2);
    const copyTo = (target: number, source: number) =>
      database.transaction('SERIALIZABLE', async (manager) => {
        const [row] = await manager.query<Array<{ amount: number }>>(
          'SELECT amount FROM accounts WHERE id = $1',
          [source],
        );
        await bothHaveRead();
        await manager.query('UPDATE accounts SET amount = $1 WHERE id = $2', [
          (row?.amount ?? 0) + 1,
          target,
        ]);
      });

    await Promise.all([copyTo(1, 2), copyTo(2, 1)]);

    // This is the result if the transactions run one after the other.
    expect((await amounts()).toSorted()).toEqual([1, 2]);
  });

  it('retries a single statement', async () => {
    await database.query(`CREATE SEQUENCE IF NOT EXISTS attempts`);
    await database.query(`
      CREATE OR REPLACE FUNCTION conflict_twice() RETURNS integer LANGUAGE plpgsql AS $$
      DECLARE attempt integer := nextval('attempts');
      BEGIN
        IF attempt < 3 THEN RAISE EXCEPTION 'in the way' USING ERRCODE = '40001'; END IF;
        RETURN attempt;
      END $$`);

    expect(await database.query('SELECT conflict_twice() AS attempt')).toEqual([{ attempt: 3 }]);
  });

  it.each([
    ['any other error', '23505', 1],
    ['a conflict that remains', '40P01', 4],
  ])('throws %s', async (_what, code, tries) => {
    let count = 0;
    const work = database.transaction(async (manager) => {
      count += 1;
      await manager.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);
    });

    await expect(work).rejects.toMatchObject({ driverError: { code } });
    expect(count).toBe(tries);
  });
});
