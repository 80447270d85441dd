import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { emailAddress, maxEmailAddressLength } from '@sandhill/company/email-address.js';
import { languages } from '@sandhill/company/language.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import {
  cutText,
  RequiredText,
  type RequiredTextRule,
  trimmed,
  Trimmed,
  visible,
  withCode,
} from '@sandhill/platform/validation/texts.js';
import { utmFields, type Utm } from './lead-desk.js';
import { urgencies } from './urgency.js';
import { Transform } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
} from 'class-validator';

const tooLong = (length: number) => `Please use at most ${length} characters`;

const isAtMost = (length: number) => MaxLength(length, withCode('too_long', tooLong(length)));

interface TextRule extends Omit<RequiredTextRule, 'tooLong'> {
  description?: string;
}

export const LeadText = ({ missing, max, min, description }: TextRule) =>
  applyDecorators(
    ApiProperty({ description, minLength: min?.length ?? 1, maxLength: max }),
    RequiredText({ missing, max, min, tooLong: tooLong(max) }),
  );

const maxUtmLength = 200;

const invalidEmail = 'Please enter a valid email address';

export const RequiredEmail = () =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: maxEmailAddressLength }),
    Trimmed(),
    IsString(withCode('required', invalidEmail)),
    MinLength(1, withCode('required', invalidEmail)),
    isAtMost(maxEmailAddressLength),
    Matches(emailAddress, withCode('invalid_email', invalidEmail)),
  );

/** A text that a change may replace but must not clear. */
export const ChangedText = ({ missing, max }: { missing: string; max: number }) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, minLength: 1, maxLength: max }),
    Trimmed(),
    MayBeAbsent(),
    IsString(withCode('required', missing)),
    Matches(visible, withCode('required', missing)),
    isAtMost(max),
  );

/** An optional email address. An empty text becomes null. */
export const OptionalEmail = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'email', nullable: true, maxLength: maxEmailAddressLength }),
    Transform(({ value }) => (trimmed(value) === '' ? null : trimmed(value))),
    IsOptional(),
    IsString(withCode('invalid_email', invalidEmail)),
    isAtMost(maxEmailAddressLength),
    Matches(emailAddress, withCode('invalid_email', invalidEmail)),
  );

/** An optional text. An empty text becomes null. */
export const OptionalText = ({ max, description }: { max: number; description?: string }) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max, description }),
    Transform(({ value }) => (trimmed(value) === '' ? null : trimmed(value))),
    IsOptional(),
    IsString(withCode('invalid_text', 'Please enter text here')),
    isAtMost(max),
  );

export const PageLanguage = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: languages, default: languages[0] }),
    IsOptional(),
    IsIn(languages, withCode('unknown_language', 'The language must be en or es')),
  );

/**
 * Matches the path of a page whose link contains a secret, and captures the part before the secret: the visitor's page,
 * and the page on which a phone adds photos.
 */
const secretPage = /^((?:\/es)?\/[pq]\/).*/s;

/**
 * A text that the form's page adds. A text that is too long is shortened to 500 characters rather than rejected, so
 * that no lead is lost because of it. The secret in a path is left out, because mails, exports and web hooks show the
 * text.
 */
export const PageMetadata = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, description }),
    Transform(({ value }) =>
      typeof value === 'string'
        ? cutText(value.trim().replace(secretPage, '$1…'), 500) || null
        : (value as unknown),
    ),
    IsOptional(),
    IsString(withCode('invalid_text', 'Please enter text here')),
  );

/**
 * The campaign fields that a page adds. Long texts are cut, and unknown fields and other types are dropped, so that no
 * lead is lost because of them.
 */
export const CampaignFields = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'object',
      nullable: true,
      properties: Object.fromEntries(utmFields.map((field) => [field, { type: 'string' }])),
      description: 'The `utm_` fields of the address that led the visitor here.',
    }),
    Transform(({ value }) => toUtm(value)),
    IsOptional(),
  );

function toUtm(value: unknown): Utm | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const known = utmFields.flatMap((field) => {
    const text = fields[field];
    const kept = typeof text === 'string' ? cutText(text.trim(), maxUtmLength) : '';
    return kept ? [[field, kept] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

const maxSlugLength = 100;

/**
 * Slugs of the guide pages that the visitor opened. Slugs without a published entry are dropped later
 * (`publishedSlugs`), so that no lead is lost because of them.
 */
export const GuideSlugs = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], nullable: true, description }),
    IsOptional(),
    IsArray(withCode('invalid_list', 'This must be a list')),
    IsString({ each: true, ...withCode('invalid_text', 'Please enter text here') }),
    MaxLength(maxSlugLength, {
      each: true,
      ...withCode('too_long', `Please use at most ${maxSlugLength} characters`),
    }),
  );

/** Whether the visitor allows text messages: absent and null mean no. */
export const OptionalConsent = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: Boolean,
      nullable: true,
      description: 'The visitor allows text messages about the request; time and wording are kept.',
    }),
    IsOptional(),
    IsBoolean(withCode('invalid_consent', 'This must be true or false')),
  );

export const OptionalUrgency = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: urgencies, nullable: true, description: 'Why it cannot wait.' }),
    IsOptional(),
    IsIn(urgencies, withCode('unknown_urgency', `Please choose from: ${urgencies.join(', ')}`)),
  );

export const Milliseconds = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, description }),
    IsOptional(),
    IsNumber({}, withCode('invalid_number', 'This must be a number')),
  );
