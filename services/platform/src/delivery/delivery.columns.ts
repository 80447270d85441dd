import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

export const deliveryStates = ['owed', 'sending', 'sent', 'failed', 'held'] as const;

/** `held`: owed in a restored backup; an administrator decides whether it was sent after the backup. */
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * The columns of a service's table `deliveries`: what it owes to somebody outside, and how far that is. The row, not the queue,
 * is authoritative. A service adds what its channels need.
 */
export abstract class DeliveryColumns {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** The way to the recipient, for instance `mail`. */
  @Column('text') channel: string;

  /** Kind of message. */
  @Column('text') kind: string;

  @Column('text', { default: 'owed' }) state: DeliveryState;

  /** Attempts that were answered. */
  @Column('integer', { default: 0 }) attempts: number;

  /** Start of the time during which it is tried. Pauses of a channel move it. */
  @Column('timestamptz', { default: () => 'now()' }) owedSince: Date;

  @Column('timestamptz', { default: () => 'now()' }) nextAttemptAt: Date;

  /** Beats that are left of the claim; set while it is being sent. */
  @Column('smallint', { nullable: true }) lease: number | null;

  /** Fencing token: grows with each claim, and only the newest claim may record an outcome. */
  @Column('integer', { default: 0 }) token: number;

  /** Why the last attempt failed. */
  @Column('text', { nullable: true }) lastError: string | null;

  @Column('timestamptz', { nullable: true }) sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
