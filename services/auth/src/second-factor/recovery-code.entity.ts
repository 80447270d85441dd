import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** An unused recovery code; using it deletes it. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_recovery_codes' })
  userId: string;

  /** SHA-256 of the code: with 116 random bits, a fast hash is sufficient. */
  @PrimaryColumn('bytea', { name: 'code_hash', primaryKeyConstraintName: 'PK_recovery_codes' })
  codeHash: Buffer;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_recovery_codes_user_id' })
  user: Relation<User>;
}
