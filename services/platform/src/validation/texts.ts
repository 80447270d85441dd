import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';

/** Returns the options of a validation rule: the human-readable message, and the code that the validation pipe adds. */
export const withCode = (code: string, message: string) => ({ message, context: { code } });

/** Returns a text without the spaces around it. Other values stay as they are, so that the rules reject them. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

export const Trimmed = () => Transform(({ value }) => trimmed(value));

interface RequiredTextRule {
  missing: string;
  tooLong: string;
  max: number;
}

/** Validates a required text. The text is trimmed first, so the limits apply to the trimmed text. */
export const RequiredText = ({ missing, tooLong, max }: RequiredTextRule) =>
  applyDecorators(
    Trimmed(),
    IsString(withCode('required', missing)),
    Matches(/\S/, withCode('required', missing)),
    MaxLength(max, withCode('too_long', tooLong)),
  );
