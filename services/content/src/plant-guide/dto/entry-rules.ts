import { applyDecorators } from '@nestjs/common';
import { isDay, isHttps, isPrintable } from '@sandhill/company/content/value-rules.js';
import { entryBounds } from '@sandhill/company/plant-guide/entry-bounds.js';
import type { IssueSign, Source } from '@sandhill/company/plant-guide/plant.js';
import { signs } from '@sandhill/company/plant-guide/signs.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { RequiredText, trimmed, Trimmed, withCode } from '@sandhill/platform/validation/texts.js';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const { slug: maxSlugLength, sourceTitle: maxTitleLength, sourceUrl: maxUrlLength } = entryBounds;

const Checked = (rule: (value: unknown) => boolean, message: string, code: string) =>
  ValidateBy(
    { name: code, validator: { validate: rule, defaultMessage: () => message } },
    withCode(code, message),
  );

const Printable = (name: string) =>
  Checked(
    (value) => [value].flat().every((text) => typeof text !== 'string' || isPrintable(text)),
    `${name} contains a character that cannot be shown`,
    'text_unprintable',
  );

// class-validator reports the first rule that fails, so rules on a value's type come before those on its bounds.
const Text = (name: string, max: number, kind = withCode('not_text', `${name} must be text`)) =>
  applyDecorators(
    Trimmed(),
    IsString(kind),
    MaxLength(max, withCode('too_long', `${name} may have at most ${max} characters`)),
    Printable(name),
  );

export const OptionalText = (name: string, max: number) => applyDecorators(MayBeAbsent(), Text(name, max));

export const NamedText = (name: string, max: number) =>
  applyDecorators(
    RequiredText({
      missing: `${name} is required`,
      tooLong: `${name} may have at most ${max} characters`,
      max,
    }),
    Printable(name),
  );

/** Requires a text. The text of a draft may be empty, because only a publication refuses an empty text. */
export const DraftText = (name: string, max: number) =>
  Text(name, max, withCode('required', `${name} is required`));

const list = (name: string, max: number, kind = withCode('not_a_list', `${name} must be a list`)) => [
  IsArray(kind),
  ArrayMaxSize(max, withCode('list_too_long', `${name} may have at most ${max} lines`)),
];

interface TextsBounds {
  max: number;
  /** Maximum length of each text, in characters. */
  length: number;
}

/** Rules for each text of a list. No text may be empty. */
const eachText = (name: string, length: number) => [
  Transform(({ value }) => (Array.isArray(value) ? value.map(trimmed) : (value as unknown))),
  IsString({ each: true, ...withCode('not_text', `${name}: each must be text`) }),
  Matches(/\S/, { each: true, ...withCode('not_text', `${name}: each must be text`) }),
  MaxLength(length, {
    each: true,
    ...withCode('too_long', `${name}: each may have at most ${length} characters`),
  }),
  Printable(name),
];

export const OptionalTexts = (name: string, { max, length }: TextsBounds) =>
  applyDecorators(MayBeAbsent(), ...list(name, max), ...eachText(name, length));

/** Requires a list of texts. The list may be empty in a draft. */
export const DraftTexts = (name: string, { max, length }: TextsBounds) =>
  applyDecorators(...list(name, max, withCode('required', `${name} is required`)), ...eachText(name, length));

export const Slug = () =>
  applyDecorators(
    MayBeAbsent(),
    IsString(withCode('not_text', 'The address must be text')),
    MaxLength(
      maxSlugLength,
      withCode('too_long', `The address may have at most ${maxSlugLength} characters`),
    ),
    Matches(
      slugPattern,
      withCode('invalid_slug', 'The address may have only lowercase letters, digits and hyphens'),
    ),
  );

/** Accepts slugs of other entries. These entries may be drafts or not exist yet. */
export const Slugs = (name: string, max: number) => {
  const each = { each: true, ...withCode('invalid_slug', `${name} must be addresses of entries`) };
  return applyDecorators(
    MayBeAbsent(),
    ...list(name, max),
    IsString(each),
    MaxLength(maxSlugLength, each),
    Matches(slugPattern, each),
    ArrayUnique(withCode('repeated', `${name} name an entry twice`)),
  );
};

const notOneOf = (name: string, values: readonly unknown[]) =>
  withCode('not_a_choice', `${name} must be one of: ${values.join(', ')}`);

export const RequiredChoice = (name: string, values: readonly string[]) =>
  IsIn(values, notOneOf(name, values));

export const Choice = (name: string, values: readonly string[]) =>
  applyDecorators(MayBeAbsent(), RequiredChoice(name, values));

export const Choices = (name: string, values: ReadonlyArray<string | number>) =>
  applyDecorators(
    MayBeAbsent(),
    ...list(name, values.length),
    IsIn(values, { each: true, ...notOneOf(name, values) }),
    ArrayUnique(withCode('repeated', `${name} repeat a value`)),
  );

export const Flag = (name: string) =>
  applyDecorators(MayBeAbsent(), IsBoolean(withCode('not_a_boolean', `${name} must be true or false`)));

export const Feet = (name: string, max: number) => {
  const message = `${name} must be a number of feet, at most ${max}`;
  // Not `IsNumber`, which counts decimal places and fails for a number such as 1e-7.
  const isFeet = (value: unknown) =>
    typeof value === 'number' && value >= 0 && value <= max && Number(value.toFixed(1)) === value;
  return applyDecorators(MayBeAbsent(), Checked(isFeet, message, 'number_invalid'));
};

const orNull = ValidateIf((_object, value) => value !== undefined && value !== null);

export const Day = (name: string) =>
  applyDecorators(
    orNull,
    Checked(
      (value) => typeof value === 'string' && isDay(value),
      `${name} must be a day such as 2026-11-23`,
      'day_invalid',
    ),
  );

/** Matches the path of a shipped drawing or of a picture in the gallery. */
const pictures = /^\/(guide\/[a-z0-9]+(-[a-z0-9]+)*\.svg|media\/[\w-]{1,100}\/\w[\w.-]{0,100})$/;

export const PicturePath = () =>
  applyDecorators(
    orNull,
    Checked(
      (value) => typeof value === 'string' && value.length <= 300 && pictures.test(value),
      'Choose a drawing or an image from the gallery',
      'picture_unknown',
    ),
  );

/** Accepts a list of small objects. `keep` returns an object without unknown keys. */
const objects = <Item>(
  name: string,
  {
    max,
    is,
    keep,
    rule,
  }: {
    max: number;
    is: (value: unknown) => value is Item;
    keep: (item: Item) => Item;
    rule: [message: string, code: string];
  },
) => [
  Transform(({ value }) =>
    Array.isArray(value) ? value.map((item: unknown) => (is(item) ? keep(item) : item)) : (value as unknown),
  ),
  ...list(name, max),
  Checked((value) => Array.isArray(value) && value.every(is), ...rule),
];

const isSource = (value: unknown): value is Source => {
  const { title, url } = (value ?? {}) as Partial<Record<keyof Source, unknown>>;
  const isTitle = typeof title === 'string' && title.trim() !== '' && title.length <= maxTitleLength;
  const isUrl = url === undefined || (typeof url === 'string' && url.length <= maxUrlLength && isHttps(url));
  return isTitle && isPrintable(title) && isUrl;
};

export const Sources = (max: number) =>
  applyDecorators(
    MayBeAbsent(),
    ...objects('Sources', {
      max,
      is: isSource,
      keep: ({ title, url }) => ({ title: title.trim(), ...(url !== undefined && { url }) }),
      rule: [
        `Each source has a title of at most ${maxTitleLength} characters and perhaps an address with https://`,
        'source_invalid',
      ],
    }),
  );

const isSign = (value: unknown): value is IssueSign => {
  const { sign, weight } = (value ?? {}) as Partial<Record<keyof IssueSign, unknown>>;
  return signs.some(({ id }) => id === sign) && [1, 2, 3].includes(weight as number);
};

/** Accepts signs from the vocabulary, each at most once. */
export const Signs = (max: number) =>
  applyDecorators(
    MayBeAbsent(),
    ...objects('Signs', {
      max,
      is: isSign,
      keep: ({ sign, weight }) => ({ sign, weight }),
      rule: ['Each sign must be in the list of signs and have a weight of 1 to 3', 'sign_invalid'],
    }),
    ArrayUnique((item?: IssueSign | null) => item?.sign, withCode('repeated', 'A sign is listed twice')),
  );
