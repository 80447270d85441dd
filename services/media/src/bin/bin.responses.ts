import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { ProjectResponse, toProjectResponse } from '../projects/dto/project.response.js';
import type { BinnedProject } from './bin.service.js';

/** A project image in the bin. */
export class BinnedProjectResponse extends ProjectResponse {
  @ApiProperty({ format: 'date-time' })
  deletedAt: string;

  @ApiProperty({
    format: 'date-time',
    description: 'From then on it may be deleted permanently at any time.',
  })
  purgeAt: string;
}

export class BinResponse {
  @ApiProperty({ type: [BinnedProjectResponse], description: 'Latest deletion first.' })
  projects: BinnedProjectResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Null on the last page.' })
  nextCursor: string | null;
}

export function toBinnedProjectResponse({
  deletedAt,
  purgeAt,
  ...shown
}: BinnedProject): BinnedProjectResponse {
  // Its public URL does not work while it is in the bin.
  const imageUrl = `/api/projects/bin/${shown.project.id}/picture`;
  const srcset = { webp: `${imageUrl} ${Math.min(...shown.image.webpWidths)}w`, avif: null };
  return {
    ...toProjectResponse(shown),
    imageUrl,
    srcset,
    deletedAt: deletedAt.toISOString(),
    purgeAt: purgeAt.toISOString(),
  };
}
