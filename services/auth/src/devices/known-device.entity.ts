import { Column, Entity, Index, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** An account's record of a browser that has signed in to it. A browser has one token for all accounts. */
@Entity('known_devices')
@Index('IX_known_devices_token_hash', ['tokenHash'])
@Unique('UQ_known_devices', ['userId', 'tokenHash'])
export class KnownDevice {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  /** SHA-256 of the cookie's token. */
  @Column('bytea') tokenHash: Buffer;

  /** Number of wrong guesses since the last right one, including the guesses that are being checked. */
  @Column('integer', { default: 0 }) guesses: number;

  @Column('timestamptz') createdAt: Date;

  @Column('timestamptz') lastUsedAt: Date;
}
