import {
  usualForStaff,
  usualPicture,
  type PictureWidths,
} from '@sandhill/company/pictures/listed-picture.js';
import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  PartialType,
} from '@sandhill/platform/openapi/decorators.js';
import { widthsOf } from '../../images/image-paths.js';
import {
  hiddenWidths,
  PictureFields,
  ProjectFields,
  StaffFields,
  toManagedResponse,
  toProjectResponse,
  type ProjectResponse,
  type ShownProject,
} from './project.response.js';

class WidthsResponse implements PictureWidths {
  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'Of the WebP sizes: `/{width}.webp` in place of the end of `imageUrl`.',
  })
  widths: number[];

  @ApiPropertyOptional({
    type: 'integer',
    isArray: true,
    description: 'Of the AVIF sizes, `/{width}.avif`, where they differ.',
  })
  avifWidths?: number[];
}

/**
 * A project in a list. Optional fields are omitted if they have the usual value: null, not cropped, not rotated, focus
 * in the middle. `text` is omitted if it equals the description.
 */
export class ListedProjectResponse extends IntersectionType(ProjectFields, PartialType(PictureFields)) {
  @ApiProperty() srcset: WidthsResponse;
}

export class ListedManagedProjectResponse extends IntersectionType(
  ListedProjectResponse,
  PartialType(StaffFields),
) {}

export class ProjectsResponse {
  @ApiProperty({ type: [ListedProjectResponse] }) projects: ListedProjectResponse[];
}

class PageResponse {
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

export class ProjectListResponse extends PageResponse {
  @ApiProperty({ type: [ListedProjectResponse] }) projects: ListedProjectResponse[];
}

export class ManagedListResponse extends PageResponse {
  @ApiProperty({ type: [ListedManagedProjectResponse] }) projects: ListedManagedProjectResponse[];
}

const usual: Readonly<Record<string, unknown>> = { ...usualPicture, ...usualForStaff };

function rowOf<Row>({ text, ...project }: ProjectResponse, srcset: PictureWidths): Row {
  const fields = Object.entries(project).filter(([name, value]) => value !== usual[name]);
  const own = text === project.description ? {} : { text };
  return { ...Object.fromEntries(fields), ...own, srcset } as Row;
}

export const toListedProject = (shown: ShownProject): ListedProjectResponse =>
  rowOf(toProjectResponse(shown), widthsOf(shown.image));

export const toListedManaged = (shown: ShownProject): ListedManagedProjectResponse =>
  rowOf(
    toManagedResponse(shown),
    shown.project.waitingSince ? hiddenWidths(shown.image) : widthsOf(shown.image),
  );
