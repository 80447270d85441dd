import { Column, Entity, Index, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

@Entity('sessions')
@Unique('UQ_sessions_token_hash', ['tokenHash'])
@Index('IX_sessions_user_id', ['userId'])
export class Session {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** SHA-256 of the cookie's token: reading the table does not allow signing in. */
  @Column('bytea') tokenHash: Buffer;

  @Column('uuid') userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column('timestamptz') createdAt: Date;

  @Column('timestamptz') lastSeenAt: Date;

  /** Time at which the user last proved their identity in this session. */
  @Column('timestamptz', { default: () => 'now()' }) confirmedAt: Date;

  @Column('timestamptz') expiresAt: Date;

  @Column('text', { nullable: true }) userAgent: string | null;

  @Column('text', { nullable: true }) address: string | null;
}
