import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { placements } from '../placement.js';

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown)));

/** A required text. */
export const RequiredText = (name: string, most: number) =>
  applyDecorators(
    trimmed,
    IsString({ message: `${name} is required`, context: { code: 'required' } }),
    Matches(/\S/, { message: `${name} is required`, context: { code: 'required' } }),
    MaxLength(most, {
      message: `${name} may have at most ${most} characters`,
      context: { code: 'too_long' },
    }),
  );

/** An optional or null text; empty counts as null. */
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

/** Any slug, stored in lower case. */
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
