import type { Problem } from '@sandhill/company/content/problems.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { DraftState } from './draft-state.js';

class DraftProblemResponse {
  @ApiProperty({ example: 'testimonials.2.text.en' }) path: string;

  @ApiProperty({ type: String, description: 'A code of `problemWords` of services/company.' })
  code: Problem['code'];

  @ApiPropertyOptional({ description: 'The bound that is not kept, where there is one.' }) limit?: number;
}

export class DraftResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      '`SiteContent` of services/company, perhaps unfinished; what is published if there is no draft.',
  })
  content: SiteContent;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Also the ETag; for If-Match.' }) revision: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version from which the draft was begun.' })
  basedOn: number;

  @ApiProperty({ description: 'The draft differs from what is published.' }) isChanged: boolean;

  @ApiProperty({ description: 'The site is live: samples and unproven claims are problems too.' })
  isLive: boolean;

  @NullableText({ format: 'date-time' }) changedAt: string | null;
  @NullableText({ description: 'User name; null for commands on the machine.' }) changedBy: string | null;

  @ApiProperty({ type: [DraftProblemResponse], description: 'What keeps the draft from being published.' })
  problems: DraftProblemResponse[];
}

export class DraftChangedBody extends ErrorBody {
  @ApiProperty({ type: DraftResponse, description: 'The current draft.' }) details: DraftResponse;
}

export function toDraftResponse({
  draft,
  published,
  isChanged,
  isLive,
  problems,
}: DraftState): DraftResponse {
  return {
    content: draft.content ?? published.content,
    revision: draft.revision,
    basedOn: draft.basedOn ?? published.id,
    isChanged,
    isLive,
    changedAt: draft.changedAt?.toISOString() ?? null,
    changedBy: draft.changedBy,
    problems,
  };
}
