import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A sample that has been added. It is not added again automatically after an administrator has deleted it. */
@Entity('applied_seeds')
export class AppliedSeed {
  @PrimaryColumn({ type: 'text' }) name: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 }) appliedAt: Date;
}
