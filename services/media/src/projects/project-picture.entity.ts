import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../images/image.entity.js';
import { cutReasons, type CutReason } from '../images/watermarks.js';
import { Project } from './project.entity.js';

/** A further picture of a project. The first picture is in the project's own columns. */
@Entity('project_pictures')
@Check('CK_project_pictures_focus_x', 'focus_x BETWEEN 0 AND 100')
@Check('CK_project_pictures_focus_y', 'focus_y BETWEEN 0 AND 100')
@Check('CK_project_pictures_cut', `cut IN (${cutReasons.map((reason) => `'${reason}'`).join(', ')})`)
@Index('IX_project_pictures_project_id', ['projectId', 'position'])
@Index('IX_project_pictures_deleted_at', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
export class ProjectPicture {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => Project, { name: 'FK_project_pictures_project_id', onDelete: 'CASCADE' })
  projectId: string;

  @Column({ type: 'smallint' }) position: number;

  @Column({ type: 'text' })
  @ForeignKey(() => Image, { name: 'FK_project_pictures_image_key' })
  @Index('IX_project_pictures_image_key')
  imageKey: string;

  @Column({ type: 'text', nullable: true }) cut: CutReason | null;

  @Column({ type: 'boolean', default: false }) showOriginal: boolean;

  @Column({ type: 'smallint', default: 50 }) focusX: number;

  @Column({ type: 'smallint', default: 50 }) focusY: number;

  @Column({ type: 'text', nullable: true }) altText: string | null;

  @Column({ type: 'text', nullable: true }) altTextEs: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true }) takenAt: Date | null;

  /**
   * Time at which the picture was removed from the project. Its image is then hidden, and erased after `BIN_DAYS`,
   * unless it is used elsewhere.
   */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) deletedAt: Date | null;
}
