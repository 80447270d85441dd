import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { cursorRule } from '@sandhill/platform/paging/invalid-cursor.js';
import { NumberInQuery } from '@sandhill/platform/validation/number-in-query.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const limitRule = withCode('invalid_limit', 'limit must be a whole number from 1 to 200');

export class VersionsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 200, default: 50 })
  @IsOptional()
  @NumberInQuery()
  @Max(200, limitRule)
  @Min(1, limitRule)
  @IsInt(limitRule)
  limit: number = 50;

  @ApiPropertyOptional({ type: String, description: '`nextCursor` of the page before.' })
  @IsOptional()
  @MaxLength(40, cursorRule)
  @IsString(cursorRule)
  cursor?: string;
}
