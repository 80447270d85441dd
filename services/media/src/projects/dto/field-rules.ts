import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { RequiredText, withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';
import { placements } from '../placement.js';

// The rules that take parameters also document their field in the API.

/** Requires a text. `name` is the field's name in messages. */
export const NamedText = (name: string, max: number) =>
  applyDecorators(
    ApiProperty({ maxLength: max }),
    RequiredText({
      missing: `${name} is required`,
      tooLong: `${name} may have at most ${max} characters`,
      max,
    }),
  );

/** Accepts an optional text, which may be null. An empty text becomes null. */
export const NullableText = (name: string, max: number, description?: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max, description }),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() || null : (value as unknown))),
    ValidateIf((_object, value) => value !== null && value !== undefined),
    IsString(withCode('not_text', `${name} must be text`)),
    MaxLength(max, withCode('too_long', `${name} may have at most ${max} characters`)),
  );

/** Accepts an optional horizontal or vertical position within a picture, in percent. */
export const Percent = (description: string) => {
  const options = withCode('out_of_range', 'Focus must be a whole number from 0 to 100');
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100, description }),
    MayBeAbsent(),
    WholeNumber(0, 100, options),
  );
};

/** Requires a time with its zone. `IsISO8601` alone also accepts weeks and days of a year, which `Date` cannot read. */
export const Time = (options: ReturnType<typeof withCode>) =>
  applyDecorators(
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, options),
    IsISO8601({ strict: true }, options),
  );

export const CaptureTime = (description?: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date-time', nullable: true, description }),
    ValidateIf((_object, value) => value !== null && value !== undefined),
    Time(withCode('not_a_time', 'Capture time must be a time with its zone')),
  );

/** Requires a category: any slug. It is converted to lower case. */
export const CategorySlug = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : (value as unknown))),
    IsString(withCode('invalid_category', 'Category must be text')),
    MaxLength(100, withCode('too_long', 'Category may have at most 100 characters')),
    Matches(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      withCode('invalid_category', 'Category may have only letters, digits and hyphens'),
    ),
  );

export const PlacementChoice = () =>
  IsIn(placements, withCode('unknown_placement', `Placement must be one of: ${placements.join(', ')}`));

const maxOrder = 2_147_483_647;

export const DisplayOrder = () => {
  const message = 'Display order must be a whole number of 0 or more';
  return applyDecorators(
    IsInt(withCode('not_an_integer', message)),
    Min(0, withCode('not_an_integer', message)),
    Max(maxOrder, withCode('too_large', 'Display order is too large')),
  );
};
