import type { EntityManager } from 'typeorm';
import type { DeliveryColumns } from './delivery.columns.js';

/** A delivery that this process has claimed. */
export type ClaimedDelivery<Row extends DeliveryColumns> = Row & {
  /**
   * Whether the delivery has been owed for longer than the channel's `lifetimeMs`, by PostgreSQL's clock. If so, it is
   * given up when this attempt fails.
   */
  isOverdue: boolean;
};

interface Circumstances<Row extends DeliveryColumns> {
  columns?: Partial<Row>;
  /** The outcome's name in the metrics; by default `sent`, `put_off`, `given_up` or `void`. */
  label?: string;
  /** Reason that is logged. It must not contain personal data. */
  code?: string | number;
  /** Details of the attempt for the channel's own `record`. */
  note?: unknown;
}

export type Outcome<Row extends DeliveryColumns> = Circumstances<Row> &
  (
    | { result: 'sent' }
    | {
        /** The delivery is tried again after the pause, or given up if it is overdue. */
        result: 'later';
        pauseMs: number;
        error: string | null;
        /**
         * `false` if the attempt failed for a reason that has nothing to do with this delivery, for instance because
         * the mail server rejects every mail. The attempt is then not counted, and `lifetimeMs` starts again.
         */
        isAttempt?: boolean;
      }
    | { result: 'failed'; error: string | null }
    /** The subject of the delivery no longer exists, so nothing is written. */
    | { result: 'void' }
  );

/**
 * Records an outcome if the claim is still current.
 *
 * @returns whether the claim was current
 */
export type Settle<Row extends DeliveryColumns> = (
  manager: EntityManager,
  outcome: Outcome<Row>,
) => Promise<boolean>;

/** A way to deliver messages to recipients outside the system, such as mail, web hooks or push. */
export interface Channel<Row extends DeliveryColumns> {
  readonly name: string;
  readonly metric: { name: string; help: string; outcomes: readonly string[] };
  /** How long a delivery is retried, in milliseconds. */
  readonly lifetimeMs: number;
  /**
   * Duration of a claim, in beats of ten seconds. It must exceed the time for sending and recording on a busy machine.
   * A dead worker's delivery is retried only after this time.
   */
  readonly leaseBeats: number;
  /**
   * Time from creation after which sent and failed deliveries are deleted, in milliseconds. Without a value, they are
   * kept.
   */
  readonly keptMs?: number;
  /**
   * Further SQL condition for the deliveries to delete, so that PostgreSQL finds them by an index. `d` is the alias of
   * the row.
   */
  readonly keptAmong?: string;
  /** Whether a delivery older than `lifetimeMs` is given up without another attempt. */
  readonly isUselessLate?: boolean;
  /** Further SQL condition for a due delivery. `d` is the alias of its row. State and time are always checked. */
  readonly isDue?: string;

  /**
   * Sends one delivery.
   *
   * @throws on unexpected errors; the claim then ends when its lease expires
   */
  send(claim: ClaimedDelivery<Row>): Promise<Outcome<Row>>;

  /**
   * Records an outcome and the channel's own changes in one transaction. By default, only `settle` is called.
   *
   * @returns the recorded outcome; undefined if the claim was not current
   */
  record?(
    manager: EntityManager,
    claim: ClaimedDelivery<Row>,
    outcome: Outcome<Row>,
    settle: Settle<Row>,
  ): Promise<Outcome<Row> | undefined>;

  /**
   * Whether `record` may share a transaction with the `record` calls of other deliveries. If so, `record` must not lock
   * the row of a lead. Without this method, `record` never shares a transaction.
   */
  mayShareTransaction?(claim: ClaimedDelivery<Row>, outcome: Outcome<Row>): boolean;

  /** Runs before the sweep looks for due deliveries of this channel, for instance to add new ones. */
  prepare?(): Promise<void>;
}
