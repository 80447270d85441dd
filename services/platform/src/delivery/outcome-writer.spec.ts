import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { OutcomeWriter } from './outcome-writer.js';

/** Creates a writer on a database that counts its transactions. */
function countedWriter() {
  let transactions = 0;
  const transaction = async (work: (manager: EntityManager) => Promise<unknown>) => {
    transactions += 1;
    return work({} as EntityManager);
  };
  const writer = new OutcomeWriter({ transaction } as unknown as DataSource);
  return { writer, transactions: () => transactions };
}

describe(OutcomeWriter, () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('writes in one transaction what may share it', async () => {
    const { writer, transactions } = countedWriter();

    const results = await Promise.all(
      ['a', 'b', 'c'].map((name) => writer.write(async () => name, { mayShare: true })),
    );

    expect(results).toEqual(['a', 'b', 'c']);
    expect(transactions()).toBe(1);
  });

  it('writes each alone unless it may share', async () => {
    const { writer, transactions } = countedWriter();

    const results = await Promise.all(['a', 'b'].map((name) => writer.write(async () => name)));

    expect(results).toEqual(['a', 'b']);
    expect(transactions()).toBe(2);
  });

  it('repeats each alone after a shared transaction failed', async () => {
    const { writer, transactions } = countedWriter();
    let tries = 0;
    const failsOnce = async () => {
      tries += 1;
      if (tries === 1) throw new Error('conflict');
      return 'failed once';
    };

    const results = await Promise.all([
      writer.write(async () => 'fine', { mayShare: true }),
      writer.write(failsOnce, { mayShare: true }),
    ]);

    expect(results).toEqual(['fine', 'failed once']);
    expect(transactions()).toBe(3);
  });

  it('gives up what cannot be written once the process ends', async () => {
    const { writer } = countedWriter();
    writer.onApplicationShutdown();

    const written = writer.write(async () => {
      throw new Error('no database');
    });

    await expect(written).rejects.toThrow('no database');
  });
});
