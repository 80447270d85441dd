import type { ServiceId } from '@sandhill/company/service-ids.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Project } from './project.entity.js';

/** The page of a project. A project without one has a card alone. */
@Entity('project_stories')
@Check('CK_project_stories_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Index('UQ_project_stories_slug', ['slug'], { unique: true })
export class ProjectStory {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Project, { name: 'FK_project_stories_project_id', onDelete: 'CASCADE' })
  projectId: string;

  @Column({ type: 'text' }) slug: string;

  /** Addresses that it had before. */
  @Column({ type: 'text', array: true, default: () => "'{}'" }) formerSlugs: string[];

  /** Without the customer's consent visitors see the pictures alone. */
  @Column({ type: 'boolean', default: false }) hasConsent: boolean;

  @Column({ type: 'text', nullable: true }) community: string | null;

  @Column({ type: 'smallint', nullable: true }) year: number | null;

  @Column({ type: 'text', nullable: true }) problem: string | null;

  @Column({ type: 'text', nullable: true }) problemEs: string | null;

  @Column({ type: 'text', nullable: true }) work: string | null;

  @Column({ type: 'text', nullable: true }) workEs: string | null;

  @Column({ type: 'text', nullable: true }) result: string | null;

  @Column({ type: 'text', nullable: true }) resultEs: string | null;

  @Column({ type: 'text', array: true, default: () => "'{}'" }) services: ServiceId[];

  /** Addresses of entries of the plant guide. */
  @Column({ type: 'text', array: true, default: () => "'{}'" }) plants: string[];

  /** A picture of the project; the project's id stands for its first one. */
  @Column({ type: 'uuid', nullable: true }) beforeId: string | null;

  @Column({ type: 'uuid', nullable: true }) afterId: string | null;
}
