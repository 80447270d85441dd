import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a name was tried in vain. Kept for names that do not exist too, so that both are alike. */
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
