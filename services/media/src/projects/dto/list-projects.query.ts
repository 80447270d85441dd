import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const limitRule = {
  message: 'limit must be a whole number from 1 to 500',
  context: { code: 'invalid_limit' },
};
const toNumber = Transform(({ value }) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : (value as unknown),
);
const isText = (name: string) => IsString({ message: `${name} must be text`, context: { code: 'not_text' } });

export class ListProjectsQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 500,
    description: 'Page size; turns paging on.',
  })
  @IsOptional()
  @toNumber
  @Max(500, limitRule)
  @Min(1, limitRule)
  @IsInt(limitRule)
  limit?: number;

  @ApiPropertyOptional({ description: '`nextCursor` of the page before.' })
  @IsOptional()
  @MaxLength(200, { message: 'cursor does not belong to this list', context: { code: 'invalid_cursor' } })
  @isText('cursor')
  cursor?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @MaxLength(100, { message: 'category may have at most 100 characters', context: { code: 'too_long' } })
  @StorableText()
  @isText('category')
  category?: string;

  @ApiPropertyOptional({
    description: 'Section id; unknown ones give an empty list.',
  })
  @IsOptional()
  @MaxLength(100, { message: 'section may have at most 100 characters', context: { code: 'too_long' } })
  @isText('section')
  section?: string;
}

export class CategoryQuery {
  @ApiPropertyOptional({ description: '`hero`, `gallery` or `featured`; unknown ones give an empty list.' })
  @IsOptional()
  @MaxLength(100, { message: 'placement may have at most 100 characters', context: { code: 'too_long' } })
  @StorableText()
  @isText('placement')
  placement?: string;
}
