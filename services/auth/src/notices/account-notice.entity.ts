import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** What a user is told about their account. */
export const noticeKinds = [
  'second_factor_waiting',
  'password_guessed',
  'passkey_added',
  'passkey_removed',
  'second_factor_on',
  'second_factor_off',
  'password_changed',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** A mail that a user is owed; sending it deletes it. */
@Entity('account_notices')
@Index('IX_account_notices_next_attempt_at', ['nextAttemptAt'])
export class AccountNotice {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_account_notices' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_account_notices_user_id' })
  user: Relation<User>;

  @Column('text')
  kind: NoticeKind;

  @Column('timestamptz', { name: 'owed_at' })
  owedAt: Date;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt: Date;
}
