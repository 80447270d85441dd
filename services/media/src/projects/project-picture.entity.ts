import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../images/image.entity.js';
import { Project } from './project.entity.js';

/** A further picture of a project. The first one is in the project's own columns. */
@Entity('project_pictures')
@Check('CK_project_pictures_focus_x', 'focus_x BETWEEN 0 AND 100')
@Check('CK_project_pictures_focus_y', 'focus_y BETWEEN 0 AND 100')
@Index('IX_project_pictures_project_id', ['projectId', 'position'])
@Index('IX_project_pictures_deleted_at', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
export class ProjectPicture {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_project_pictures' })
  id: string;

  @Column({ name: 'project_id', type: 'uuid' })
  @ForeignKey(() => Project, { name: 'FK_project_pictures_project_id', onDelete: 'CASCADE' })
  projectId: string;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ name: 'image_key', type: 'text' })
  @ForeignKey(() => Image, { name: 'FK_project_pictures_image_key' })
  @Index('IX_project_pictures_image_key')
  imageKey: string;

  @Column({ name: 'focus_x', type: 'smallint', default: 50 })
  focusX: number;

  @Column({ name: 'focus_y', type: 'smallint', default: 50 })
  focusY: number;

  @Column({ name: 'alt_text', type: 'text', nullable: true })
  altText: string | null;

  @Column({ name: 'alt_text_es', type: 'text', nullable: true })
  altTextEs: string | null;

  @Column({ name: 'taken_at', type: 'timestamptz', precision: 3, nullable: true })
  takenAt: Date | null;

  /** When it was taken out of the project; its image is hidden since, and erased with the bin. */
  @Column({ name: 'deleted_at', type: 'timestamptz', precision: 3, nullable: true })
  deletedAt: Date | null;
}
