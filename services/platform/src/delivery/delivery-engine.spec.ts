import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Metrics } from '../metrics/metrics.js';
import type { Channel, Outcome } from './channel.js';
import type { DeliveriesRepository } from './deliveries.repository.js';
import type { DeliveryColumns } from './delivery.columns.js';
import { DeliveryEngine } from './delivery-engine.js';
import type { OutcomeWriter } from './outcome-writer.js';

type Row = DeliveryColumns;

/** Returns the outcome that is recorded when sending ends with `outcome`. */
async function recorded(outcome: Outcome<Row>, isOverdue: boolean): Promise<string> {
  let result = '';
  const deliveries = {
    claim: async () => ({ id: '1', attempts: 0, isOverdue }),
    settle: async (_manager: EntityManager, _claim: unknown, settled: Outcome<Row>) => {
      ({ result } = settled);
      return true;
    },
  } as unknown as DeliveriesRepository<Row>;
  const writer = { write: (work: (manager: EntityManager) => unknown) => work({} as EntityManager) };
  const metrics = { counter: () => () => undefined } as unknown as Metrics;
  const channel = { name: 'mail', metric: {}, send: async () => outcome } as unknown as Channel<Row>;
  await new DeliveryEngine<Row>(deliveries, writer as unknown as OutcomeWriter, metrics).deliver(
    channel,
    '1',
  );
  return result;
}

describe(DeliveryEngine, () => {
  beforeAll(() => Logger.overrideLogger(false));

  it.each([
    ['is tried again until it is overdue', true, false, 'later'],
    ['is given up once it is overdue', true, true, 'failed'],
    ['is tried again, also overdue, if the failure has nothing to do with it', false, true, 'later'],
  ] as const)('a delivery that fails %s', async (_what, isAttempt, isOverdue, expected) => {
    const outcome = { result: 'later', pauseMs: 0, error: 'busy', isAttempt } as const;

    expect(await recorded(outcome, isOverdue)).toBe(expected);
  });
});
