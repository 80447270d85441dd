import { Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A recovery code of an account. Its row is deleted when the code is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid') userId: string;

  /** SHA-256 of the code: with 116 random bits, a fast hash is sufficient. */
  @PrimaryColumn('bytea') codeHash: Buffer;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;
}
