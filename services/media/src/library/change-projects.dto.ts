import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsUUID,
} from 'class-validator';
import { CategorySlug, Time } from '../projects/dto/field-rules.js';
import { sections, type Section } from '../projects/section.js';

export const moves = ['bin', 'back', 'approve'] as const;

const maxChanged = 100;
const outOfRange = withCode('out_of_range', `Please choose 1 to ${maxChanged} pictures`);

/**
 * The body of `POST /api/projects/changes`: either a new section, a new category, or both; or a move into the bin, out
 * of the bin, or to visitors (an approval).
 */
export class ChangeProjectsDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: maxChanged, uniqueItems: true })
  @ArrayUnique(withCode('repeated_project', 'ids must not repeat an id'))
  @IsUUID('all', { each: true, ...withCode('invalid_id', 'These are not the ids of pictures') })
  @ArrayMaxSize(maxChanged, outOfRange)
  @ArrayMinSize(1, outOfRange)
  @IsArray(outOfRange)
  ids: string[];

  @ApiPropertyOptional({ type: String, enum: sections, nullable: true, description: 'Null for none.' })
  @IsIn(sections, withCode('unknown_section', 'This is not a section of the website'))
  @IsOptional()
  section?: Section | null;

  @ApiPropertyOptional({ maxLength: 100 })
  @MayBeAbsent()
  @CategorySlug()
  category?: string;

  @ApiPropertyOptional({
    enum: moves,
    description:
      '`bin` also rejects what waits; `back` takes out of the bin; `approve`, of administrators, shows what waits to visitors.',
  })
  @MayBeAbsent()
  @IsIn(moves, withCode('unknown_move', `move must be one of: ${moves.join(', ')}`))
  move?: (typeof moves)[number];

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'With `approve`: the latest `waitingSince` that the caller saw. What was replaced since then waits on.',
  })
  @MayBeAbsent()
  @Time(withCode('not_a_time', 'waitingUntil must be a time with its zone'))
  waitingUntil?: string;

  @ApiPropertyOptional({ description: 'With `bin`: pictures that stand on pages, too.' })
  @MayBeAbsent()
  @IsBoolean(withCode('not_a_boolean', 'evenUsed must be true or false'))
  evenUsed?: boolean;
}

/** State of a picture before a change, so that the change can be undone. */
class ProjectBeforeResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: sections, nullable: true }) section: Section | null;
  @ApiProperty() category: string;
}

class UnchangedProjectResponse {
  @ApiProperty({ format: 'uuid' }) id: string;

  @NullableText({ description: 'Null if there is no such picture.' }) title: string | null;

  @ApiProperty({ description: '`in_use`, or the code that a change of this picture alone is refused with.' })
  code: string;
}

export class ChangedProjectsResponse {
  @ApiProperty({ type: [ProjectBeforeResponse], description: 'The changed ones, as they were before.' })
  before: ProjectBeforeResponse[];

  @ApiProperty({ type: [UnchangedProjectResponse] })
  failed: UnchangedProjectResponse[];
}
