import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Metrics } from '../metrics/metrics.js';
import type { Channel, ClaimedDelivery, Outcome } from './channel.js';
import type { DeliveriesRepository } from './deliveries.repository.js';
import type { DeliveryColumns } from './delivery.columns.js';
import type { OutcomeWriter } from './outcome-writer.js';

export class DeliveryEngine<Row extends DeliveryColumns> {
  private readonly log = new Logger(DeliveryEngine.name);

  constructor(
    private readonly deliveries: DeliveriesRepository<Row>,
    private readonly writer: OutcomeWriter,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Attempts a delivery. Does nothing if the delivery is sent, given up, not due, or claimed by another worker. If
   * sending fails, the call still succeeds: the delivery's row holds the reason and the time of the next attempt.
   * Unexpected errors of `send` are thrown.
   */
  async deliver(channel: Channel<Row>, id: string): Promise<void> {
    const claim = await this.deliveries.claim(channel, id);
    if (!claim) return;
    const outcome = givenUpIfOverdue(await channel.send(claim), claim);
    // Resolves only when the outcome is recorded, however long PostgreSQL is unavailable.
    const recorded = await this.writer.write((manager) => this.record(manager, channel, claim, outcome), {
      mayShare: channel.mayShareTransaction?.(claim, outcome),
    });
    this.report(channel, claim, recorded ?? outcome, recorded !== undefined);
  }

  /**
   * Records an outcome in the transaction of `manager`.
   *
   * @returns the outcome; undefined if the claim has lapsed
   */
  async record(
    manager: EntityManager,
    channel: Channel<Row>,
    claim: ClaimedDelivery<Row>,
    outcome: Outcome<Row>,
  ): Promise<Outcome<Row> | undefined> {
    const settle = (transaction: EntityManager, settled: Outcome<Row>) =>
      this.deliveries.settle(transaction, claim, settled);
    if (channel.record) return channel.record(manager, claim, outcome, settle);
    return (await settle(manager, outcome)) ? outcome : undefined;
  }

  /** Returns a function that counts attempts of the channel by outcome. The series of each outcome starts at 0. */
  counterOf({ metric: { name, help, outcomes } }: Channel<Row>): (outcome: string) => void {
    return this.metrics.counter({ name, help, label: 'outcome', kinds: outcomes });
  }

  private report(
    channel: Channel<Row>,
    { id: deliveryId, attempts }: ClaimedDelivery<Row>,
    outcome: Outcome<Row>,
    isCurrent: boolean,
  ): void {
    const { name } = channel;
    const { result, label = labels[result], code } = outcome;
    this.counterOf(channel)(label);
    const facts = { deliveryId, channel: name, outcome: label, attempts, code };
    if (!isCurrent) this.log.warn(facts, 'outcome ignored: the claim has ended');
    else if (result === 'failed') this.log.error(facts, 'delivery given up');
    else if (result === 'later') this.log.warn(facts, 'delivery put off');
  }
}

const labels = { sent: 'sent', later: 'put_off', failed: 'given_up', void: 'void' } as const;

function givenUpIfOverdue<Row extends DeliveryColumns>(
  outcome: Outcome<Row>,
  { isOverdue }: ClaimedDelivery<Row>,
): Outcome<Row> {
  if (outcome.result !== 'later' || outcome.isAttempt === false || !isOverdue) return outcome;
  const { error, columns, code, note } = outcome;
  return { result: 'failed', error, columns, code, note };
}
