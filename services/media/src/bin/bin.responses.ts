import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { hiddenPicture, ProjectResponse, toProjectResponse } from '../projects/dto/project.response.js';
import type { BinnedProject } from './bin.service.js';

class BinnedProjectResponse extends ProjectResponse {
  @ApiProperty({ format: 'date-time' }) deletedAt: string;

  @ApiProperty({
    format: 'date-time',
    description: 'From then on it may be deleted permanently at any time.',
  })
  purgeAt: string;
}

export class BinResponse {
  @ApiProperty({ type: [BinnedProjectResponse], description: 'Latest deletion first.' })
  projects: BinnedProjectResponse[];

  @NullableText({ description: 'Null on the last page.' }) nextCursor: string | null;
}

export function toBinnedProjectResponse({
  deletedAt,
  purgeAt,
  ...shown
}: BinnedProject): BinnedProjectResponse {
  return {
    ...toProjectResponse(shown),
    ...hiddenPicture(shown),
    deletedAt: deletedAt.toISOString(),
    purgeAt: purgeAt.toISOString(),
  };
}
