import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SiteSet } from './site-set.entity.js';

/** A part of a set's tar. Because of the parts, neither this service nor the driver holds the whole tar in memory. */
@Entity('site_set_parts')
export class SiteSetPart {
  @PrimaryColumn('text') sha256: string;

  /** Position of the part in the tar, from 0. */
  @PrimaryColumn('integer') number: number;

  @ManyToOne(() => SiteSet, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sha256' })
  set?: SiteSet;

  @Column('bytea') bytes: Buffer;
}
