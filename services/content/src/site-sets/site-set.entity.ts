import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SiteVersion } from '../versions/site-version.entity.js';

/** A page set: the files of one version, rendered by one web build. They are stored as a tar, named by its hash. */
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

  /** Day in New York for which the pages were rendered, because some depend on the date. */
  @Column('date') day: string;

  /** Changes whenever media's stories or pictures on the pages change, or the public URL in the pages does. */
  @Column('text', { default: '' }) stories: string;

  @Column('timestamptz', { default: () => 'now()' }) madeAt: Date;

  /** Time at which another set replaced this one; null while the build's public servers show it. */
  @Column('timestamptz', { nullable: true }) replacedAt: Date | null;

  /** Size of the tar in bytes. */
  @Column('integer') bytes: number;
}
