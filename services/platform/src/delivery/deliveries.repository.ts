import { DataSource, type EntityManager, type EntityTarget } from 'typeorm';
import { preparedQuery } from '../database/prepared-query.js';
import { StatementParameters } from '../database/statement-parameters.js';
import type { Channel, ClaimedDelivery, Outcome } from './channel.js';
import type { DeliveryColumns } from './delivery.columns.js';

const beatEvery = `interval '10 seconds'`;
const milliseconds = (count: number) => `interval '${Math.round(count)} milliseconds'`;

/** Changes the states of deliveries. Each change is a conditional update: of two workers, only one succeeds. */
export class DeliveriesRepository<Row extends DeliveryColumns> {
  /** SQL list of all columns, each with its entity property as alias. */
  private readonly returned: string;
  private readonly columnOf: ReadonlyMap<string, string>;

  constructor(
    private readonly dataSource: DataSource,
    entity: EntityTarget<Row>,
  ) {
    const { columns } = dataSource.getMetadata(entity);
    this.columnOf = new Map(columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
    this.returned = columns
      .map(({ propertyName, databaseName }) => `d.${databaseName} AS "${propertyName}"`)
      .join(', ');
  }

  /**
   * Claims a delivery.
   *
   * @returns undefined if the delivery is not `owed`, not due, or claimed by another worker
   */
  async claim(channel: Channel<Row>, id: string): Promise<ClaimedDelivery<Row> | undefined> {
    const rows = await preparedQuery<ClaimedDelivery<Row>>(
      this.dataSource.manager,
      `UPDATE deliveries d SET state = 'sending', lease = ${channel.leaseBeats}, token = token + 1
       WHERE d.id = $1 AND ${byKeyAlone(isDue(channel))}
       RETURNING ${this.returned}, ${isOverdue(channel)} AS "isOverdue"`,
      [id],
    );
    return rows[0];
  }

  /**
   * Records an outcome.
   *
   * @returns whether the claim was still current. For the result `void`, records nothing and returns true.
   */
  async settle(
    manager: EntityManager,
    { id, token }: ClaimedDelivery<Row>,
    outcome: Outcome<Row>,
  ): Promise<boolean> {
    if (outcome.result === 'void') return true;
    const parameters = new StatementParameters();
    const changes = [
      'lease = NULL',
      ...stateAfter(outcome, parameters),
      ...Object.entries(outcome.columns ?? {}).map(
        ([property, value]) => `${this.columnOf.get(property)} = ${parameters.add(value)}`,
      ),
    ];
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE deliveries SET ${changes.join(', ')}
       WHERE id = ${parameters.add(id)} AND ${byKeyAlone(`token = ${parameters.add(token)} AND state = 'sending'`)}`,
      parameters.values,
    );
    return count > 0;
  }

  async listDue(channel: Channel<Row>, limit: number): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT d.id FROM deliveries d WHERE ${isDue(channel)} ORDER BY d.next_attempt_at LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Shortens all leases by one beat if ten seconds have passed since the last beat. Deliveries with lapsed leases
   * become `owed` again. If the clock was set back, deliveries that were due before stay due.
   */
  async shortenLeases(): Promise<void> {
    await this.dataSource.query(
      `WITH beat AS (
         INSERT INTO delivery_beats AS last (id) VALUES (1)
         ON CONFLICT (id) DO UPDATE SET at = now()
           WHERE last.at <= now() - ${beatEvery} OR last.at > now()
         RETURNING old.at AS before),
       due AS (
         UPDATE deliveries SET next_attempt_at = now() FROM beat
         WHERE before > now() AND state = 'owed'
           AND next_attempt_at > now() AND next_attempt_at <= before + ${beatEvery})
       UPDATE deliveries SET
         lease = CASE WHEN lease > 1 THEN lease - 1 END,
         state = CASE WHEN lease > 1 THEN state ELSE 'owed' END,
         next_attempt_at = CASE WHEN lease > 1 THEN next_attempt_at ELSE now() END
       WHERE state = 'sending' AND EXISTS (SELECT FROM beat)`,
    );
  }

  /** Gives up overdue deliveries of a channel with `isUselessLate`, and deletes old sent and failed ones. */
  async purge({ name, keptMs, keptAmong = 'true', isUselessLate, lifetimeMs }: Channel<Row>): Promise<void> {
    if (isUselessLate)
      await this.dataSource.query(
        `UPDATE deliveries SET state = 'failed'
         WHERE channel = $1 AND state = 'owed' AND owed_since <= now() - ${milliseconds(lifetimeMs)}`,
        [name],
      );
    if (keptMs !== undefined)
      await this.dataSource.query(
        `DELETE FROM deliveries d
         WHERE channel = $1 AND state IN ('sent', 'failed') AND created_at < now() - ${milliseconds(keptMs)}
           AND ${keptAmong}`,
        [name],
      );
  }
}

const isOverdue = <Row extends DeliveryColumns>({ lifetimeMs }: Channel<Row>) =>
  `d.owed_since <= now() - ${milliseconds(lifetimeMs)}`;

/**
 * Returns a condition for which PostgreSQL uses the primary key. PostgreSQL considers the partial indexes of `owed` and
 * `sending` deliveries cheaper, but until VACUUM these indexes contain every delivery since the oldest open transaction
 * began.
 */
const byKeyAlone = (condition: string) => `CASE WHEN ${condition} THEN true ELSE false END`;

function isDue<Row extends DeliveryColumns>(channel: Channel<Row>): string {
  return [
    `d.channel = '${channel.name}' AND d.state = 'owed' AND d.next_attempt_at <= now()`,
    ...(channel.isUselessLate ? [`NOT ${isOverdue(channel)}`] : []),
    ...(channel.isDue ? [`(${channel.isDue})`] : []),
  ].join(' AND ');
}

function stateAfter<Row extends DeliveryColumns>(
  outcome: Exclude<Outcome<Row>, { result: 'void' }>,
  parameters: StatementParameters,
): string[] {
  if (outcome.result === 'sent')
    return [`state = 'sent'`, 'sent_at = now()', 'attempts = attempts + 1', 'last_error = NULL'];
  const error = `${parameters.add(outcome.error)}::text`;
  if (outcome.result === 'failed')
    return [`state = 'failed'`, 'attempts = attempts + 1', `last_error = ${error}`];
  const { pauseMs, isAttempt = true } = outcome;
  return [
    `state = 'owed'`,
    // An uncounted attempt without an error keeps the previous reason.
    `last_error = ${isAttempt ? error : `coalesce(${error}, last_error)`}`,
    isAttempt ? 'attempts = attempts + 1' : 'owed_since = now()',
    // Without a pause, the delivery keeps its place in the order of due deliveries.
    ...(pauseMs > 0 ? [`next_attempt_at = now() + ${milliseconds(pauseMs)}`] : []),
  ];
}
