import { Column, Entity, Index, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

@Entity('passkeys')
@Unique('UQ_passkeys_credential_id', ['credentialId'])
@Index('IX_passkeys_user_id', ['userId'])
export class Passkey {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column('bytea') credentialId: Buffer;

  /** Public key in COSE format. */
  @Column('bytea') publicKey: Buffer;

  /** Number of signatures, if the authenticator counts them; otherwise 0. */
  @Column('bigint') counter: string;

  @Column('text', { array: true }) transports: string[];

  @Column('text') name: string;

  @Column('text') deviceType: string;

  /** Whether the passkey is copied to other devices of its user. */
  @Column('boolean', { name: 'backed_up' }) isBackedUp: boolean;

  @Column('timestamptz') createdAt: Date;

  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
