import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

export const linkPurposes = ['invitation', 'password_reset'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** A mailed link with which a person sets their own password or passkey, once. An account has one open link at most. */
@Entity('account_links')
@Check('CK_account_links_purpose', `purpose IN ('invitation', 'password_reset')`)
@Index('UQ_account_links_open', ['userId'], { unique: true, where: 'ended_at IS NULL' })
@Index('IX_account_links_created_at', ['createdAt'])
export class AccountLink {
  /** Random: it is half of the link's token. */
  @PrimaryColumn('uuid', { default: () => 'uuidv4()', primaryKeyConstraintName: 'PK_account_links' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_account_links_user_id' })
  user: Relation<User>;

  @Column('text')
  purpose: LinkPurpose;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** When it was used, replaced or taken back; null while it is open. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
