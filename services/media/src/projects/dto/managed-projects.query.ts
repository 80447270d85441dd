import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { Day } from '@sandhill/platform/validation/day.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ListProjectsQuery } from './list-projects.query.js';

const aDay = (name: string) => withCode('invalid_day', `${name} must be a day such as 2026-11-26`);

const uploaderRule = withCode('invalid_uploader', 'uploader must be `me`, `none` or the id of an account');

export class ManagedProjectsQuery extends ListProjectsQuery {
  @ApiPropertyOptional({
    maxLength: 100,
    description:
      'Every word is in the title, the description, the alternative text, the category, the community or the plants of its page.',
  })
  @IsOptional()
  @MaxLength(100, withCode('too_long', 'q may have at most 100 characters'))
  @StorableText()
  @IsString(withCode('not_text', 'q must be text'))
  q?: string;

  @ApiPropertyOptional({
    description: '`me`, `none` for samples and older pictures, or the id of an account.',
  })
  @IsOptional()
  @Matches(/^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, uploaderRule)
  @IsString(uploaderRule)
  uploader?: string;

  @ApiPropertyOptional({ format: 'date', description: 'Uploaded on this day or later, in New York.' })
  @IsOptional()
  @Day(aDay('from'))
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'Uploaded on this day or earlier, in New York.' })
  @IsOptional()
  @Day(aDay('to'))
  to?: string;

  @ApiPropertyOptional({
    enum: ['true'],
    description:
      'Only pictures that no page but the gallery shows: not featured, in no section, no banner of a service, at no place of the website, without a page of their own.',
  })
  @IsOptional()
  @IsIn(['true'], withCode('invalid_choice', 'unused must be true'))
  unused?: 'true';

  @ApiPropertyOptional({
    enum: ['true'],
    description: 'Those that wait for an approval, which no other list holds.',
  })
  @IsOptional()
  @IsIn(['true'], withCode('invalid_choice', 'waiting must be true'))
  waiting?: 'true';
}
