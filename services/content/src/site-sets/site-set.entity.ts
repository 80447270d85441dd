import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SiteVersion } from '../versions/site-version.entity.js';

/** The files of a version as one web build shows them: a tar named by its hash. */
@Entity('site_sets')
@Check('CK_site_sets_sha256', `sha256 ~ '^[0-9a-f]{64}$'`)
@Check('CK_site_sets_build', `build ~ '^[0-9a-f]{16}$'`)
@Index('UQ_site_sets_current', ['build'], { unique: true, where: 'replaced_at IS NULL' })
@Index('IX_site_sets_version', ['version'])
export class SiteSet {
  @PrimaryColumn('text') sha256: string;

  @Column('text') build: string;

  @Column('integer') version: number;

  @ManyToOne(() => SiteVersion)
  @JoinColumn({ name: 'version' })
  published?: SiteVersion;

  /** The day in New York for which its pages are right: some change with the date. */
  @Column('date') day: string;

  /** Revision of the stories and pictures of media that its pages show. */
  @Column('text', { default: '' }) stories: string;

  @Column('timestamptz', { default: () => 'now()' }) madeAt: Date;

  /** Null: the build's public servers show it. */
  @Column('timestamptz', { nullable: true }) replacedAt: Date | null;

  /** Of the tar. */
  @Column('integer') bytes: number;
}
