import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

export const deliveryStates = ['owed', 'sending', 'sent', 'failed', 'held'] as const;

/**
 * `owed`: to be sent. `held`: `owed` in a restored backup, until an administrator decides whether the delivery was sent
 * after the backup.
 */
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * The common columns of a service's table `deliveries`: messages to recipients outside and their states. The row, not
 * the queue, is authoritative. A service adds the columns that its channels need.
 */
export abstract class DeliveryColumns {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('text') channel: string;

  @Column('text') kind: string;

  @Column('text', { default: 'owed' }) state: DeliveryState;

  /** Number of counted attempts; `isAttempt: false` excludes an attempt. */
  @Column('integer', { default: 0 }) attempts: number;

  /** Start of the `lifetimeMs` during which it is retried. An uncounted attempt sets it to the current time. */
  @Column('timestamptz', { default: () => 'now()' }) owedSince: Date;

  @Column('timestamptz', { default: () => 'now()' }) nextAttemptAt: Date;

  /** Beats until the claim lapses; null unless the state is `sending`. */
  @Column('smallint', { nullable: true }) lease: number | null;

  /** Fencing token: grows with each claim, and only the newest claim may record an outcome. */
  @Column('integer', { default: 0 }) token: number;

  @Column('text', { nullable: true }) lastError: string | null;

  @Column('timestamptz', { nullable: true }) sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
