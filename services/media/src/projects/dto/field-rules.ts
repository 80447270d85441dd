import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { RequiredText } from '@sandhill/platform/validation/texts.js';
import { placements } from '../placement.js';

/** A required text. `name` is its name in messages. */
export const NamedText = (name: string, max: number) =>
  RequiredText({
    missing: `${name} is required`,
    tooLong: `${name} may have at most ${max} characters`,
    max,
  });

/** An optional text, which may be null; an empty text counts as null. */
export const NullableText = (name: string, most: number) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() || null : (value as unknown))),
    ValidateIf((_object, value) => value !== null && value !== undefined),
    IsString({ message: `${name} must be text`, context: { code: 'not_text' } }),
    MaxLength(most, {
      message: `${name} may have at most ${most} characters`,
      context: { code: 'too_long' },
    }),
  );

/** A horizontal or vertical position within a picture, in percent. */
export const Percent = () => {
  const message = 'Focus must be a whole number from 0 to 100';
  const options = { message, context: { code: 'out_of_range' } };
  return applyDecorators(IsInt(options), Min(0, options), Max(100, options));
};

/** An optional time with its zone, which may be null. */
export const CaptureTime = () =>
  applyDecorators(
    ValidateIf((_object, value) => value !== null && value !== undefined),
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, {
      message: 'Capture time must be a time with its zone',
      context: { code: 'not_a_time' },
    }),
    IsISO8601(
      { strict: true },
      { message: 'Capture time must be a time with its zone', context: { code: 'not_a_time' } },
    ),
  );

/** A category: any slug, stored in lower case. */
export const CategorySlug = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : (value as unknown))),
    IsString({ message: 'Category must be text', context: { code: 'invalid_category' } }),
    MaxLength(100, { message: 'Category may have at most 100 characters', context: { code: 'too_long' } }),
    Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      message: 'Category may have letters, digits and hyphens',
      context: { code: 'invalid_category' },
    }),
  );

export const PlacementChoice = () =>
  IsIn(placements, {
    message: `Placement must be one of: ${placements.join(', ')}`,
    context: { code: 'unknown_placement' },
  });

const maxOrder = 2_147_483_647;

export const DisplayOrder = () => {
  const message = 'Display order must be a whole number of 0 or more';
  return applyDecorators(
    IsInt({ message, context: { code: 'not_an_integer' } }),
    Min(0, { message, context: { code: 'not_an_integer' } }),
    Max(maxOrder, { message: 'Display order is too large', context: { code: 'too_large' } }),
  );
};
