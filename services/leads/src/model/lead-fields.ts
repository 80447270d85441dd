import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { emailAddress, longestEmailAddress } from '@sandhill/company/email-address.js';
import { languages } from '@sandhill/company/language.js';
import { Transform } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';

/** A rule's sentence and stable word, as the validation pipe reads them. */
export const says = (code: string, message: string) => ({ message, context: { code } });

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const isAtMost = (length: number) =>
  MaxLength(length, says('too_long', `Please use at most ${length} characters`));

interface TextRule {
  /** The sentence for a text that is not there. */
  missing: string;
  max: number;
  min?: { length: number; code: string; message: string };
  description?: string;
}

/** A required text; every limit holds after trimming (decision L1). */
export const RequiredText = ({ missing, max, min, description }: TextRule) =>
  applyDecorators(
    ApiProperty({ description, minLength: min?.length ?? 1, maxLength: max }),
    Transform(({ value }) => trimmed(value)),
    IsString(says('required', missing)),
    MinLength(1, says('required', missing)),
    ...(min ? [MinLength(min.length, says(min.code, min.message))] : []),
    isAtMost(max),
  );

const invalidEmail = 'Please enter a valid email address';

/** The visitor's mail address. */
export const RequiredEmail = () =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: longestEmailAddress }),
    Transform(({ value }) => trimmed(value)),
    IsString(says('required', invalidEmail)),
    MinLength(1, says('required', invalidEmail)),
    isAtMost(longestEmailAddress),
    Matches(emailAddress, says('invalid_email', invalidEmail)),
  );

/** A text that may be absent, null or empty; all three become null. */
export const OptionalText = ({ max, description }: { max: number; description?: string }) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max, description }),
    Transform(({ value }) => (trimmed(value) === '' ? null : trimmed(value))),
    IsOptional(),
    IsString(says('invalid_text', 'Please enter text here')),
    isAtMost(max),
  );

/** The language of the page. */
export const PageLanguage = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: languages, default: languages[0] }),
    IsOptional(),
    IsIn(languages, says('unknown_language', 'The language must be en or es')),
  );

/** What the page notes by itself: too much of it is cut, since no lead may be lost to it. */
export const PageNote = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, description }),
    Transform(({ value }) =>
      typeof value === 'string' ? value.trim().slice(0, 500) || null : (value as unknown),
    ),
    IsOptional(),
    IsString(says('invalid_text', 'Please enter text here')),
  );

/** When the visitor began, by the page's clock. */
/** A number of milliseconds that the page knows. */
export const Milliseconds = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, description }),
    IsOptional(),
    IsNumber({}, says('invalid_number', 'This must be a number')),
  );
