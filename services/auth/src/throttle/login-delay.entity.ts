import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed attempts at an account name. Unknown names have rows too, so that they behave like known ones. */
@Entity('login_delays')
export class LoginDelay {
  /** SHA-256 of the name: people type passwords into that field. */
  @PrimaryColumn('bytea', { name: 'account_hash', primaryKeyConstraintName: 'PK_login_delays' })
  accountHash: Buffer;

  @Column('integer')
  failures: number;

  @Column('timestamptz', { name: 'last_failed_at' })
  lastFailedAt: Date;
}
