import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Number of wrong codes in a row that unknown browsers sent for an account. */
@Entity('second_factor_waits')
export class SecondFactorWait {
  @PrimaryColumn('uuid') userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  @Column('integer') failures: number;

  /** Time before which no code of an unknown browser is checked. */
  @Column('timestamptz', { nullable: true }) waitUntil: Date | null;
}
