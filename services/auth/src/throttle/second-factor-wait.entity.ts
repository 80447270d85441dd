import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Wrong codes in a row that strangers entered for an account. */
@Entity('second_factor_waits')
export class SecondFactorWait {
  @PrimaryColumn('uuid') userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  @Column('integer') failures: number;

  /** Until then no stranger's code is judged. */
  @Column('timestamptz', { nullable: true }) waitUntil: Date | null;
}
