import type { ServiceId } from '@sandhill/company/service-ids.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Project } from './project.entity.js';

/**
 * The story of a project. A project with a story has its own page. Without a story, it has only a card in the gallery.
 */
@Entity('project_stories')
@Check('CK_project_stories_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Index('UQ_project_stories_slug', ['slug'], { unique: true })
export class ProjectStory {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Project, { name: 'FK_project_stories_project_id', onDelete: 'CASCADE' })
  projectId: string;

  @Column({ type: 'text' }) slug: string;

  @Column({ type: 'text', array: true, default: () => "'{}'" }) formerSlugs: string[];

  /** Whether the customer has consented to the story. Otherwise visitors see only title and pictures. */
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

  /** Slugs of entries in the plant guide. */
  @Column({ type: 'text', array: true, default: () => "'{}'" }) plants: string[];

  /** Id of the picture from before the work. The project's own id stands for the project's first picture. */
  @Column({ type: 'uuid', nullable: true }) beforeId: string | null;

  @Column({ type: 'uuid', nullable: true }) afterId: string | null;
}
