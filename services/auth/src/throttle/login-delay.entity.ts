import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Number of failed attempts of unknown browsers at an account name. Names without an account have rows, too, so that
 * they behave like names with an account.
 */
@Entity('login_delays')
export class LoginDelay {
  /**
   * SHA-256 of the name. The name itself is not stored, because people mistakenly type passwords into the name field.
   */
  @PrimaryColumn('bytea') accountHash: Buffer;

  /** Number of recent failures, which determines the delay. They are forgotten sooner than those in `inARow`. */
  @Column('integer') failures: number;

  /** Number of failures in a row, since the last success at the name or since a day without failures. */
  @Column('integer', { default: 0 }) inARow: number;

  @Column('timestamptz') lastFailedAt: Date;
}
