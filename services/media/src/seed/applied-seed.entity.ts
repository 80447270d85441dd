import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A sample that was added once. It is not added again after an administrator has deleted it. */
@Entity('applied_seeds')
export class AppliedSeed {
  @PrimaryColumn({ type: 'text' }) name: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 }) appliedAt: Date;
}
