import { entryBounds } from '@sandhill/company/plant-guide/entry-bounds.js';
import { plantGroups, type PlantGroup } from '@sandhill/company/plant-guide/plant.js';
import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { PageCursor, PageLimit } from '@sandhill/platform/paging/page-query.js';
import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { NumberInQuery } from '@sandhill/platform/validation/number-in-query.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { slugPattern } from '../dto/entry-rules.js';

const toBoolean = Transform(({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value,
);

const maxSearchLength = 100;
const monthRule = withCode('invalid_month', 'month must be a number from 1 to 12');
const slugRule = withCode('invalid_slug', 'plant must be the address of an entry');
const isFlag = (name: string) => IsBoolean(withCode('not_a_boolean', `${name} must be true or false`));

class GuideQuery {
  @ApiPropertyOptional({
    maxLength: maxSearchLength,
    description: 'Names in either language, misspelled ones too.',
  })
  @IsOptional()
  @StorableText()
  @MaxLength(maxSearchLength, withCode('too_long', `q may have at most ${maxSearchLength} characters`))
  @IsString(withCode('not_text', 'q must be text'))
  q?: string;

  @ApiPropertyOptional({ enum: plantGroups })
  @IsOptional()
  @IsIn(plantGroups, withCode('unknown_group', `group must be one of: ${plantGroups.join(', ')}`))
  group?: PlantGroup;
}

export class PlantsQuery extends GuideQuery {
  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @toBoolean
  @isFlag('native')
  native?: boolean;

  @ApiPropertyOptional({ type: Boolean, description: 'True: plants that stand much salt.' })
  @IsOptional()
  @toBoolean
  @isFlag('salt')
  salt?: boolean;

  @ApiPropertyOptional({ type: Boolean, description: 'True: plants that grow in shade or part shade.' })
  @IsOptional()
  @toBoolean
  @isFlag('shade')
  shade?: boolean;

  @PageLimit(100, { default: 24 }) limit: number = 24;
  @PageCursor(100) cursor?: string;
}

export class IssuesQuery extends GuideQuery {
  @ApiPropertyOptional({ type: String, description: 'Slug of a plant that gets it.' })
  @IsOptional()
  @Matches(slugPattern, slugRule)
  @MaxLength(entryBounds.slug, slugRule)
  @IsString(slugRule)
  plant?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 12, description: 'When it is seen.' })
  @IsOptional()
  @NumberInQuery()
  @WholeNumber(1, 12, monthRule)
  month?: number;
}
