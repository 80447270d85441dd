import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A version that is to be published at a chosen time. Publishing it deletes the row. */
@Entity('scheduled_versions')
export class ScheduledVersion {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('jsonb') content: SiteContent;

  /** Version that the content was edited from. Only the differences from it will be published. */
  @Column('integer') basedOn: number;

  @Index('IX_scheduled_versions_publish_at')
  @Column({ type: 'timestamptz', precision: 3 })
  publishAt: Date;

  /** The chosen time in the office's time zone, such as `2026-11-27T02:30`. */
  @Column('text') wallTime: string;

  @Column('text', { default: '' }) note: string;

  @Column({ type: 'timestamptz', precision: 3 }) scheduledAt: Date;

  /** Name of the user at the time of scheduling. */
  @Column('text', { nullable: true }) scheduledBy: string | null;

  /** Code of the error that prevented publication. A version with an error is not tried again. */
  @Column('text', { nullable: true }) failure: string | null;
}
