import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A sample that was added once: an administrator who deletes it does not meet it again. */
@Entity('applied_seeds')
export class AppliedSeed {
  @PrimaryColumn({ type: 'text' }) name: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 }) appliedAt: Date;
}
