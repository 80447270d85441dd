import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { cursorRule } from '@sandhill/platform/paging/invalid-cursor.js';
import { PageLimit } from '@sandhill/platform/paging/page-query.js';
import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const isText = (name: string) => IsString(withCode('not_text', `${name} must be text`));

export class ListProjectsQuery {
  @PageLimit(500, { description: 'Page size; turns paging on.' }) limit?: number;

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

export class PlacementQuery {
  @ApiPropertyOptional({ description: '`hero`, `gallery` or `featured`; unknown ones give an empty list.' })
  @IsOptional()
  @MaxLength(100, withCode('too_long', 'placement may have at most 100 characters'))
  @StorableText()
  @isText('placement')
  placement?: string;
}
