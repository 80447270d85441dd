import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsInt, IsString, MaxLength, Min } from 'class-validator';
import { publicationStates, type Publication, type PublicationState } from './publication.entity.js';
import type { NewVersion } from './version-publisher.js';

export class PublishDto {
  @ApiPropertyOptional({ maxLength: 200, description: 'What was changed and why, for the history.' })
  @MayBeAbsent()
  @MaxLength(200, withCode('too_long', 'The note may have at most 200 characters'))
  @StorableText()
  @IsString(withCode('not_text', 'The note must be text'))
  note?: string;
}

const versionRule = withCode('invalid_version', 'version must be the number of a version');

export class UndoDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that is current for the caller.' })
  @Min(1, versionRule)
  @IsInt(versionRule)
  version: number;
}

export class NewVersionResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  publishedAt: string;
}

export class PublicServerResponse {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Id of its web build.' })
  build: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The version that it shows; null for the pages of its image.',
  })
  version: number | null;

  @ApiProperty({ format: 'date-time' })
  seenAt: string;
}

export class PublicationResponse {
  @ApiProperty({ enum: publicationStates, description: 'Of the publication under way, or the last one.' })
  state: PublicationState;

  @ApiPropertyOptional({ description: 'Path of the page that was drawn last.' })
  page?: string;

  @ApiProperty({ type: 'integer', description: 'Pages drawn.' })
  done: number;

  @ApiProperty({ type: 'integer', description: '0 until it is known.' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'What is published.' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  publishedAt: string;

  @ApiProperty({ type: [PublicServerResponse], description: 'Those that asked within the last 10 seconds.' })
  servers: PublicServerResponse[];
}

export function toNewVersionResponse({ version, publishedAt }: NewVersion): NewVersionResponse {
  return { version, publishedAt: publishedAt.toISOString() };
}

export function toPublicationResponse(
  { state, page, done, total }: Publication,
  { version, publishedAt }: NewVersion,
  servers: PublicServerResponse[],
): PublicationResponse {
  return {
    state,
    ...(page !== null && { page }),
    done,
    total,
    version,
    publishedAt: publishedAt.toISOString(),
    servers,
  };
}
