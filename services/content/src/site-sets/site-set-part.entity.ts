import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SiteSet } from './site-set.entity.js';

/** A piece of a set's tar: none is in memory whole, neither here nor in the driver's buffers. */
@Entity('site_set_parts')
export class SiteSetPart {
  @PrimaryColumn('text') sha256: string;

  /** Counts from 0. */
  @PrimaryColumn('integer') number: number;

  @ManyToOne(() => SiteSet, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sha256' })
  set?: SiteSet;

  @Column('bytea') bytes: Buffer;
}
