import { srcsetsOf, type PictureWidths } from '@sandhill/company/pictures/listed-picture.js';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { Image } from '../../images/image.entity.js';
import { widthsOf } from '../../images/image-paths.js';
import { rotations, type Rotation } from '../../images/rotation.js';
import { cutReasons, type CutReason } from '../../images/watermarks.js';
import type { Project } from '../project.entity.js';
import { placements, type Placement } from '../placement.js';
import { sectionIn, sections, withoutSection, type Section } from '../section.js';

export class SrcsetsResponse {
  @ApiProperty({ description: 'A `srcset` attribute of WebP sizes.' }) webp: string;
  @NullableText({ description: 'AVIF sizes; null until the worker has made them.' }) avif: string | null;
}

class ProjectPageResponse {
  @ApiProperty({ description: 'It is at `/gallery/{slug}`.' }) slug: string;
  @NullableText({ description: 'Null without the customer’s consent, too.' }) community: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) year: number | null;
}

export class ProjectFields {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @NullableText({ description: 'As stored, with the phrase "Section: id".' }) description: string | null;
  @ApiProperty({ description: 'A path on this site.' }) imageUrl: string;
  @ApiProperty({ type: 'integer', description: 'Pixels of the largest size.' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
  @ApiProperty({ description: 'A tiny picture as a data URL.' }) placeholder: string;
  @ApiProperty() category: string;
  @ApiProperty({ enum: placements }) placement: Placement;
  @ApiProperty() featured: boolean;
  @ApiProperty({ type: 'integer' }) displayOrder: number;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** Fields of a project that are left out of lists if they have their default value. */
export class PictureFields {
  @NullableText({ description: 'The description for visitors, without that phrase.' }) text: string | null;
  @ApiProperty({ enum: sections, nullable: true }) section: Section | null;

  @ApiProperty({
    type: String,
    enum: cutReasons,
    nullable: true,
    description: 'Why the bottom of the picture is cut off, or would be without `showOriginal`.',
  })
  cut: CutReason | null;

  @ApiProperty({ description: 'The picture is shown uncut nevertheless.' }) showOriginal: boolean;
  @ApiProperty({ enum: rotations, description: 'Clockwise in degrees.' }) turn: Rotation;

  @ApiProperty({ type: 'integer', description: 'The point that crops keep, in percent from the left.' })
  focusX: number;

  @ApiProperty({ type: 'integer', description: 'From the top.' }) focusY: number;
  @NullableText() altText: string | null;
  @NullableText() titleEs: string | null;
  @NullableText() descriptionEs: string | null;
  @NullableText() altTextEs: string | null;
  @NullableText({ format: 'date-time', description: 'By the camera’s clock.' }) takenAt: string | null;
  @ApiProperty({ type: ProjectPageResponse, nullable: true }) page: ProjectPageResponse | null;
}

export class ProjectResponse extends IntersectionType(ProjectFields, PictureFields) {
  @ApiProperty() srcset: SrcsetsResponse;
}

export class StaffFields {
  @NullableText({
    format: 'uuid',
    description: 'The account that uploaded it; null for samples and older pictures.',
  })
  uploader: string | null;

  @NullableText({
    format: 'date-time',
    description: 'Since when it waits for an approval: no visitor sees it.',
  })
  waitingSince: string | null;
}

export class ManagedProjectResponse extends IntersectionType(ProjectResponse, StaffFields) {}

export class UploadedProjectResponse extends ManagedProjectResponse {
  @ApiPropertyOptional({ description: 'It was in the gallery before; only with `unlessPresent`.' })
  wasPresent?: boolean;
}

export interface ShownProject {
  project: Project;
  image: Image;
  page: ProjectPageResponse | null;
}

/**
 * Returns the reason why a picture is cut, or null. A cut without a stored reason counts as requested by the file name.
 */
export function cutOf({ project, image }: Pick<ShownProject, 'project' | 'image'>): CutReason | null {
  return project.cut ?? (image.cutRows > 0 ? 'file_name' : null);
}

export function toProjectResponse({ project, image, page }: ShownProject): ProjectResponse {
  const { id, title, description, imageUrl, category, placement, featured, displayOrder } = project;
  const { altText, titleEs, descriptionEs, altTextEs, takenAt, createdAt } = project;
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
    srcset: srcsetsOf(imageUrl, widthsOf(image)),
    cut: cutOf({ project, image }),
    showOriginal: project.showOriginal,
    turn: image.turn,
    focusX: project.focusX,
    focusY: project.focusY,
    category,
    placement,
    featured,
    displayOrder,
    altText,
    titleEs,
    descriptionEs: withoutSection(descriptionEs),
    altTextEs,
    takenAt: takenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    page,
  };
}

/** Returns the widths of a picture that visitors do not see: only the width of the smallest size, which staff see. */
export const hiddenWidths = ({ webpWidths }: Image): PictureWidths => ({
  widths: [Math.min(...webpWidths)],
  avifWidths: [],
});

/** Returns the path at which staff read the picture of a project that visitors do not see. */
export const hiddenPath = (id: string): string => `/api/projects/bin/${id}/picture`;

/**
 * Returns the URL at which staff read a picture that visitors do not see. Such a picture has no public URL. The URL
 * changes with the picture, because open pages do not request the same URL again.
 */
export function hiddenPicture({
  project,
  image,
}: ShownProject): Pick<ProjectResponse, 'imageUrl' | 'srcset'> {
  const imageUrl = `${hiddenPath(project.id)}?${project.imageKey.slice(0, 8)}`;
  return { imageUrl, srcset: srcsetsOf(imageUrl, hiddenWidths(image)) };
}

export function toManagedResponse(shown: ShownProject): ManagedProjectResponse {
  const { createdBy, waitingSince } = shown.project;
  return {
    ...toProjectResponse(shown),
    ...(waitingSince && hiddenPicture(shown)),
    uploader: createdBy,
    waitingSince: waitingSince?.toISOString() ?? null,
  };
}
