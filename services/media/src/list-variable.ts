import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';

/**
 * Reads a variable with comma-separated texts. `none` means the empty list, because an empty variable counts as not
 * set.
 */
export const ListVariable = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? listIn(value) : (value as unknown))),
    IsString({ each: true, message: '$property must be texts with commas between' }),
  );

function listIn(text: string): string[] {
  if (text.trim().toLowerCase() === 'none') return [];
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
