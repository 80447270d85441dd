import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A version that is published at a time set before; its row goes with that. */
@Entity('scheduled_versions')
export class ScheduledVersion {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('jsonb') content: SiteContent;

  /** The version from which the content was begun: what differs from it is what will be published. */
  @Column('integer') basedOn: number;

  @Index('IX_scheduled_versions_publish_at')
  @Column({ type: 'timestamptz', precision: 3 })
  publishAt: Date;

  /** The time that was chosen, on the office's clock: `2026-11-27T02:30`. */
  @Column('text') wallTime: string;

  @Column('text', { default: '' }) note: string;

  @Column({ type: 'timestamptz', precision: 3 }) scheduledAt: Date;

  /** The user name at that time. */
  @Column('text', { nullable: true }) scheduledBy: string | null;

  /** Code of the error that kept it from being published; it is not tried again. */
  @Column('text', { nullable: true }) failure: string | null;
}
