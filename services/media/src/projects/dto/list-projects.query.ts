import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { cursorRule } from '@sandhill/platform/paging/invalid-cursor.js';
import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { NumberInQuery } from '@sandhill/platform/validation/number-in-query.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const limitRule = withCode('invalid_limit', 'limit must be a whole number from 1 to 500');
const isText = (name: string) => IsString(withCode('not_text', `${name} must be text`));

export class ListProjectsQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 500,
    description: 'Page size; turns paging on.',
  })
  @IsOptional()
  @NumberInQuery()
  @Max(500, limitRule)
  @Min(1, limitRule)
  @IsInt(limitRule)
  limit?: number;

  @ApiPropertyOptional({ description: '`nextCursor` of the page before.' })
  @IsOptional()
  @MaxLength(200, cursorRule)
  @isText('cursor')
  cursor?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @MaxLength(100, withCode('too_long', 'category may have at most 100 characters'))
  @StorableText()
  @isText('category')
  category?: string;

  @ApiPropertyOptional({
    description: 'Section id; unknown ones give an empty list.',
  })
  @IsOptional()
  @MaxLength(100, withCode('too_long', 'section may have at most 100 characters'))
  @isText('section')
  section?: string;
}

export class CategoryQuery {
  @ApiPropertyOptional({ description: '`hero`, `gallery` or `featured`; unknown ones give an empty list.' })
  @IsOptional()
  @MaxLength(100, withCode('too_long', 'placement may have at most 100 characters'))
  @StorableText()
  @isText('placement')
  placement?: string;
}
