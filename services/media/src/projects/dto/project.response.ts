import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import type { Image } from '../../images/image.entity.js';
import { srcset } from '../../images/image-paths.js';
import { cutReasons, type CutReason } from '../../images/watermarks.js';
import type { Project } from '../project.entity.js';
import { placements, type Placement } from '../placement.js';
import { sectionIn, sections, withoutSection, type Section } from '../section.js';

export class SrcsetsResponse {
  @ApiProperty({ description: 'A `srcset` attribute of WebP sizes.' })
  webp: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'AVIF sizes; null until the worker has made them.',
  })
  avif: string | null;
}

export class ProjectResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: String, nullable: true, description: 'As stored, with the phrase "Section: id".' })
  description: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The description for visitors, without that phrase.',
  })
  text: string | null;

  @ApiProperty({ enum: sections, nullable: true })
  section: Section | null;

  @ApiProperty({ description: 'A path on this site.' })
  imageUrl: string;

  @ApiProperty({ type: 'integer', description: 'Pixels of the largest size.' })
  width: number;

  @ApiProperty({ type: 'integer' })
  height: number;

  @ApiProperty({ description: 'A tiny picture as a data URL.' })
  placeholder: string;

  @ApiProperty()
  srcset: SrcsetsResponse;

  @ApiProperty({
    type: String,
    enum: cutReasons,
    nullable: true,
    description: 'Why the bottom of the picture is cut off, or would be without `showOriginal`.',
  })
  cut: CutReason | null;

  @ApiProperty({ description: 'The picture is shown uncut nevertheless.' })
  showOriginal: boolean;

  @ApiProperty()
  category: string;

  @ApiProperty({ enum: placements })
  placement: Placement;

  @ApiProperty()
  featured: boolean;

  @ApiProperty({ type: 'integer' })
  displayOrder: number;

  @ApiProperty({ type: String, nullable: true })
  altText: string | null;

  @ApiProperty({ type: String, nullable: true })
  titleEs: string | null;

  @ApiProperty({ type: String, nullable: true })
  descriptionEs: string | null;

  @ApiProperty({ type: String, nullable: true })
  altTextEs: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ProjectsResponse {
  @ApiProperty({ type: [ProjectResponse] })
  projects: ProjectResponse[];
}

export class ProjectListResponse extends ProjectsResponse {
  @ApiPropertyOptional({ type: [String], description: 'All categories; on the first page.' })
  categories?: string[];

  @ApiPropertyOptional({
    type: 'integer',
    description: 'With `limit`: number of projects on all pages; on the first page.',
  })
  total?: number;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'With `limit`: cursor of the next page, null on the last.',
  })
  nextCursor?: string | null;
}

/** A project together with its picture. */
export interface ShownProject {
  project: Project;
  image: Image;
}

/** Pictures cut before reasons were stored have none; the only reason then was the file name. */
export function cutOf({ project, image }: ShownProject): CutReason | null {
  return project.cut ?? (image.cutRows > 0 ? 'file_name' : null);
}

export function toProjectResponse({ project, image }: ShownProject): ProjectResponse {
  const { id, title, description, imageUrl, category, placement, featured, displayOrder } = project;
  const { altText, titleEs, descriptionEs, altTextEs, createdAt } = project;
  const srcsets = {
    webp: srcset(image.key, image.webpWidths, 'webp') ?? imageUrl,
    avif: srcset(image.key, image.avifWidths, 'avif'),
  };
  return {
    id,
    title,
    description,
    text: withoutSection(description),
    section: sectionIn(description),
    imageUrl,
    width: image.width,
    height: image.height,
    placeholder: image.placeholder,
    srcset: srcsets,
    cut: cutOf({ project, image }),
    showOriginal: project.showOriginal,
    category,
    placement,
    featured,
    displayOrder,
    altText,
    titleEs,
    descriptionEs: withoutSection(descriptionEs),
    altTextEs,
    createdAt: createdAt.toISOString(),
  };
}
