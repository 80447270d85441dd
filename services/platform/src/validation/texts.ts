import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

/** Returns the options of a validation rule: the human-readable message, and the code that the validation pipe adds. */
export const withCode = (code: string, message: string) => ({ message, context: { code } });

/** Returns a text without the spaces around it. Other values stay as they are, so that the rules reject them. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

export const Trimmed = () => Transform(({ value }) => trimmed(value));

/** Cuts a text to at most `length` UTF-16 code units, and never in the middle of a character such as an emoji. */
export const cutText = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();

/** Matches a visible character: no space, control character or zero-width character. */
export const visible = /[^\s\p{Cc}\p{Cf}\p{DI}]/u;

export interface RequiredTextRule {
  missing: string;
  tooLong: string;
  max: number;
  /** The least length. Its code is also that of an empty text. */
  min?: { length: number; code: string; message: string };
}

/**
 * Validates a required text with at least one visible character. The text is trimmed first; the limits apply to the
 * trimmed text.
 */
export const RequiredText = ({ missing, tooLong, max, min }: RequiredTextRule) =>
  applyDecorators(
    Trimmed(),
    IsString(withCode('required', missing)),
    ...(min ? [MinLength(min.length, withCode(min.code, min.message))] : []),
    Matches(visible, withCode('required', missing)),
    MaxLength(max, withCode('too_long', tooLong)),
  );
