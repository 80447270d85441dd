import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

export const deliveryStates = ['owed', 'sending', 'sent', 'failed', 'held'] as const;

/**
 * State of a delivery. `owed`: to be sent. `held`: was `owed` or `sending` in a restored backup; an administrator
 * decides whether it was sent after the backup was made.
 */
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Common columns of a service's table `deliveries`, which holds messages to recipients outside the system. The row, not
 * the queue, is authoritative. A service adds the columns that its channels need.
 */
export abstract class DeliveryColumns {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('text') channel: string;

  @Column('text') kind: string;

  @Column('text', { default: 'owed' }) state: DeliveryState;

  /** Number of counted attempts; `isAttempt: false` excludes an attempt. */
  @Column('integer', { default: 0 }) attempts: number;

  /**
   * Start of the `lifetimeMs` during which the delivery is retried. An uncounted attempt sets it to the current time.
   */
  @Column('timestamptz', { default: () => 'now()' }) owedSince: Date;

  @Column('timestamptz', { default: () => 'now()' }) nextAttemptAt: Date;

  /** Beats until the claim ends; null unless the state is `sending`. */
  @Column('smallint', { nullable: true }) lease: number | null;

  /** Fencing token: grows with each claim, and only the newest claim may record an outcome. */
  @Column('integer', { default: 0 }) token: number;

  @Column('text', { nullable: true }) lastError: string | null;

  @Column('timestamptz', { nullable: true }) sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
