import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { VersionWithoutGuide } from './site-version.entity.js';
import type { VersionFacts } from './versions.repository.js';
import type { VersionsPage } from './versions.service.js';

class VersionResponse {
  @ApiProperty({ type: 'integer', minimum: 1 }) id: number;
  @ApiProperty({ format: 'date-time' }) publishedAt: string;

  @NullableText({
    description: 'User name at that time; null for the first version and for commands on the machine.',
  })
  publishedBy: string | null;

  @ApiProperty({ description: 'Empty if there is none.' }) note: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The version whose content and guide an undo published again.',
  })
  restoredFrom: number | null;

  @ApiProperty() isCurrent: boolean;
}

export class VersionsResponse {
  @ApiProperty({ type: [VersionResponse] }) versions: VersionResponse[];
  @NullableText({ description: 'Cursor of the next page, null on the last.' }) nextCursor: string | null;
}

export class WholeVersionResponse extends VersionResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: '`SiteContent` of services/company, with evidence and ready answers.',
  })
  content: SiteContent;
}

function toVersionResponse(version: VersionFacts, currentId: number): VersionResponse {
  const { id, publishedAt, publishedBy, note, restoredFrom } = version;
  return {
    id,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    note,
    restoredFrom,
    isCurrent: id === currentId,
  };
}

export function toVersionsResponse({ versions, currentId, nextCursor }: VersionsPage): VersionsResponse {
  return { versions: versions.map((version) => toVersionResponse(version, currentId)), nextCursor };
}

export function toWholeVersionResponse(
  version: VersionWithoutGuide,
  currentId: number,
): WholeVersionResponse {
  return { ...toVersionResponse(version, currentId), content: version.content };
}
