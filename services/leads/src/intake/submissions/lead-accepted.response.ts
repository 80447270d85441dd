import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';

export class LeadAcceptedResponse {
  @ApiProperty({ format: 'uuid' }) id: string;

  @ApiProperty({ example: 'Q-7F3K2M', description: 'A short name for people, for instance on the phone.' })
  reference: string;

  @ApiProperty({ format: 'date-time' }) createdAt: string;

  @ApiProperty({ description: 'The path of the page on which the visitor follows the request.' })
  page: string;

  @ApiPropertyOptional({
    enum: [false],
    description: 'Present if the photos could not be kept; the request was accepted without them.',
  })
  photosKept?: false;

  @ApiPropertyOptional({
    enum: [false],
    description: 'Present if this site sends no receipts by mail at all (`RECEIPTS_PER_HOUR=0`).',
  })
  receipts?: false;
}
