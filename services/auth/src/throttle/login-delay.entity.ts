import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Failed attempts from unknown browsers at an account name. Names without an account have rows too, so that they behave
 * like existing ones.
 */
@Entity('login_delays')
export class LoginDelay {
  /** SHA-256 of the name. It is not stored in clear because people mistakenly type passwords into the name field. */
  @PrimaryColumn('bytea') accountHash: Buffer;

  /** Recent failures, which set the delay. They are forgotten sooner than those in `inARow`. */
  @Column('integer') failures: number;

  /** Failures since the last right password. */
  @Column('integer', { default: 0 }) inARow: number;

  @Column('timestamptz') lastFailedAt: Date;
}
