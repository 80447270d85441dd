import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';

/** Options of a validation rule: the sentence for people, and the stable code that the validation pipe adds. */
export const withCode = (code: string, message: string) => ({ message, context: { code } });

/** A text without the spaces around it; other values stay as they are, for the rules to reject. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Trims a text before the rules look at it. */
export const Trimmed = () => Transform(({ value }) => trimmed(value));

interface RequiredTextRule {
  /** The sentence when the text is missing or empty. */
  missing: string;
  tooLong: string;
  max: number;
}

/** A required text. It is trimmed first; the limits apply to the trimmed text (decision L1). */
export const RequiredText = ({ missing, tooLong, max }: RequiredTextRule) =>
  applyDecorators(
    Trimmed(),
    IsString(withCode('required', missing)),
    Matches(/\S/, withCode('required', missing)),
    MaxLength(max, withCode('too_long', tooLong)),
  );
