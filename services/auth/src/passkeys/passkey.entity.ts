import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A WebAuthn credential of an account. */
@Entity('passkeys')
@Unique('UQ_passkeys_credential_id', ['credentialId'])
@Index('IX_passkeys_user_id', ['userId'])
export class Passkey {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_passkeys' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_passkeys_user_id' })
  user: Relation<User>;

  @Column('bytea', { name: 'credential_id' })
  credentialId: Buffer;

  /** COSE. */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** Signatures so far, if the authenticator counts them; else 0. */
  @Column('bigint')
  counter: string;

  @Column('text', { array: true })
  transports: string[];

  @Column('text')
  name: string;

  @Column('text', { name: 'device_type' })
  deviceType: string;

  /** Whether the passkey is copied to other devices of its user. */
  @Column('boolean', { name: 'backed_up' })
  isBackedUp: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
