import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const limitRule = {
  message: 'limit must be a whole number from 1 to 200',
  context: { code: 'invalid_limit' },
};
const cursorRule = { message: 'cursor does not belong to this list', context: { code: 'invalid_cursor' } };

export class VersionsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 200, default: 50 })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  )
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
