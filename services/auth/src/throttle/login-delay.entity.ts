import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed attempts of strangers at an account name. Unknown names have rows too, so that they behave like known ones. */
@Entity('login_delays')
export class LoginDelay {
  /** SHA-256 of the name: people type passwords into that field. */
  @PrimaryColumn('bytea') accountHash: Buffer;

  /** For the delay, which is forgotten sooner than the series. */
  @Column('integer') failures: number;

  /** Since the last right password. */
  @Column('integer', { default: 0 }) inARow: number;

  @Column('timestamptz') lastFailedAt: Date;
}
