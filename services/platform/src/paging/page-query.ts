import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { NumberInQuery } from '../validation/number-in-query.js';
import { withCode } from '../validation/texts.js';
import { WholeNumber } from '../validation/whole-number.js';
import { cursorRule } from './invalid-cursor.js';

/** The query parameter `limit`: the maximum number of items on a page. */
export const PageLimit = (longest: number, described: { default: number } | { description: string }) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: longest, ...described }),
    IsOptional(),
    NumberInQuery(),
    WholeNumber(1, longest, withCode('invalid_limit', `limit must be a whole number from 1 to ${longest}`)),
  );

/**
 * The query parameter `cursor`.
 *
 * @param longest maximum number of characters
 */
export const PageCursor = (longest: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description: '`nextCursor` of the page before.' }),
    IsOptional(),
    MaxLength(longest, cursorRule),
    IsString(cursorRule),
  );
