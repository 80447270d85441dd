import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SiteSet } from './site-set.entity.js';

/** A piece of a set's tar: none is in memory whole, neither here nor in the driver's buffers. */
@Entity('site_set_parts')
export class SiteSetPart {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_site_set_parts' })
  sha256: string;

  /** Counts from 0. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'PK_site_set_parts' })
  number: number;

  @ManyToOne(() => SiteSet, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sha256', foreignKeyConstraintName: 'FK_site_set_parts_sha256' })
  set?: SiteSet;

  @Column('bytea')
  bytes: Buffer;
}
