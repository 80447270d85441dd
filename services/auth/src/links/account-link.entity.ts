import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

export const linkPurposes = ['invitation', 'password_reset'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** A mailed link with which a person sets their own password or passkey, once. An account has at most one open link. */
@Entity('account_links')
@Check('CK_account_links_purpose', `purpose IN ('invitation', 'password_reset')`)
@Index('UQ_account_links_open', ['userId'], { unique: true, where: 'ended_at IS NULL' })
@Index('IX_account_links_created_at', ['createdAt'])
export class AccountLink {
  /** Random, because it is part of the link's token. */
  @PrimaryColumn('uuid', { default: () => 'uuidv4()' }) id: string;

  @Column('uuid') userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column('text') purpose: LinkPurpose;

  @Column('timestamptz') createdAt: Date;

  @Column('timestamptz') expiresAt: Date;

  /** Time at which the link was used, replaced or revoked. Null before that, even if the link has expired. */
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
