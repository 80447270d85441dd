import type { EntityManager } from 'typeorm';
import type { DeliveryColumns } from './delivery.columns.js';

/** A delivery that this process has claimed. */
export type Claimed<Row extends DeliveryColumns> = Row & {
  /** Its time is over, by PostgreSQL's clock: after this attempt it is given up. */
  isOverdue: boolean;
};

interface Circumstances<Row extends DeliveryColumns> {
  /** Columns that are written beside the state. */
  columns?: Partial<Row>;
  /** The outcome's name in the metrics; by default `sent`, `put_off` or `given_up`. */
  label?: string;
  /** The reason, for the log: it holds no personal data. */
  code?: string | number;
  /** Input of the channel's `record` about the attempt. */
  note?: unknown;
}

/** Result of one attempt. */
export type Outcome<Row extends DeliveryColumns> = Circumstances<Row> &
  (
    | { result: 'sent' }
    | {
        /** Tried again after the pause; given up if it is overdue. */
        result: 'later';
        pauseMs: number;
        error: string | null;
        /** False if the recipient's side did not consider it: that uses up neither an attempt nor its time. */
        isAttempt?: boolean;
      }
    | { result: 'failed'; error: string | null }
    /** Its subject is gone: nothing is written. */
    | { result: 'void' }
  );

/** Records an outcome if the claim is still current. @returns whether it was */
export type Settle<Row extends DeliveryColumns> = (
  manager: EntityManager,
  outcome: Outcome<Row>,
) => Promise<boolean>;

/** A way to somebody outside: mail, web hooks, push. */
export interface Channel<Row extends DeliveryColumns> {
  readonly name: string;
  /** The counter of its attempts, by outcome. */
  readonly metric: { name: string; help: string; outcomes: readonly string[] };
  /** How long a delivery is tried, in milliseconds. */
  readonly lifetimeMs: number;
  /**
   * Beats of ten seconds for which a claim is certainly held: longer than sending and recording take on a busy machine. A
   * worker's death is noticed after it.
   */
  readonly leaseBeats: number;
  /** Sent and failed deliveries are removed so many milliseconds after they were made; without it they stay. */
  readonly keptMs?: number;
  /** An overdue delivery is given up without another attempt. */
  readonly isUselessLate?: boolean;
  /** An SQL condition on the row `d`, besides its state and its time. */
  readonly isDue?: string;

  /** Sends one. @throws what the channel does not expect: the claim then ends with its lease */
  send(claim: Claimed<Row>): Promise<Outcome<Row>>;

  /**
   * Records an outcome with what else follows from it, in one transaction. By default, `settle` alone.
   *
   * @returns what was recorded; undefined if the claim was not current any more
   */
  record?(
    manager: EntityManager,
    claim: Claimed<Row>,
    outcome: Outcome<Row>,
    settle: Settle<Row>,
  ): Promise<Outcome<Row> | undefined>;

  /** Prepares the sweep of this channel before it looks for due deliveries, for instance records what has become owed. */
  prepare?(): Promise<void>;
}
