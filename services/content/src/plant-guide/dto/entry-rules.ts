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
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const { slug: longestSlug, sourceTitle: longestTitle, sourceUrl: longestUrl } = entryBounds;

const says = (message: string, code: string) => withCode(code, message);

const Checked = (rule: (value: unknown) => boolean, message: string, code: string) =>
  ValidateBy(
    { name: code, validator: { validate: rule, defaultMessage: () => message } },
    says(message, code),
  );

const Printable = (name: string) =>
  Checked(
    (value) => [value].flat().every((text) => typeof text !== 'string' || isPrintable(text)),
    `${name} contains a character that cannot be shown`,
    'text_unprintable',
  );

// class-validator reports the first rule that fails, so rules on a value's type stand before those on its bounds.
const Text = (name: string, most: number, kind = says(`${name} must be text`, 'not_text')) =>
  applyDecorators(
    Trimmed(),
    IsString(kind),
    MaxLength(most, says(`${name} may have at most ${most} characters`, 'too_long')),
    Printable(name),
  );

/** A text that may be empty. */
export const OptionalText = (name: string, most: number) => applyDecorators(MayBeAbsent(), Text(name, most));

export const NamedText = (name: string, max: number) =>
  applyDecorators(
    RequiredText({
      missing: `${name} is required`,
      tooLong: `${name} may have at most ${max} characters`,
      max,
    }),
    Printable(name),
  );

/** A required text, which may be empty in a draft. */
export const DraftText = (name: string, most: number) =>
  Text(name, most, says(`${name} is required`, 'required'));

const list = (name: string, most: number, kind = says(`${name} must be a list`, 'not_a_list')) => [
  IsArray(kind),
  ArrayMaxSize(most, says(`${name} may have at most ${most} lines`, 'list_too_long')),
];

interface TextsBounds {
  most: number;
  /** Longest length of each text, in characters. */
  length: number;
}

/** A list of texts, none of them empty. */
const eachText = (name: string, length: number) => [
  Transform(({ value }) => (Array.isArray(value) ? value.map(trimmed) : (value as unknown))),
  IsString({ each: true, ...says(`${name}: each must be text`, 'not_text') }),
  Matches(/\S/, { each: true, ...says(`${name}: each must be text`, 'not_text') }),
  MaxLength(length, {
    each: true,
    ...says(`${name}: each may have at most ${length} characters`, 'too_long'),
  }),
  Printable(name),
];

export const OptionalTexts = (name: string, { most, length }: TextsBounds) =>
  applyDecorators(MayBeAbsent(), ...list(name, most), ...eachText(name, length));

/** A required list, which may be empty in a draft. */
export const DraftTexts = (name: string, { most, length }: TextsBounds) =>
  applyDecorators(...list(name, most, says(`${name} is required`, 'required')), ...eachText(name, length));

export const Slug = () =>
  applyDecorators(
    MayBeAbsent(),
    IsString(says('The address must be text', 'not_text')),
    MaxLength(longestSlug, says(`The address may have at most ${longestSlug} characters`, 'too_long')),
    Matches(slugPattern, says('The address may have small letters, digits and hyphens', 'invalid_slug')),
  );

/** Slugs of other entries, which may be drafts or not exist yet. */
export const Slugs = (name: string, most: number) => {
  const each = { each: true, ...says(`${name} must be addresses of entries`, 'invalid_slug') };
  return applyDecorators(
    MayBeAbsent(),
    ...list(name, most),
    IsString(each),
    MaxLength(longestSlug, each),
    Matches(slugPattern, each),
    ArrayUnique(says(`${name} name an entry twice`, 'repeated')),
  );
};

const notOneOf = (name: string, values: readonly unknown[]) =>
  says(`${name} must be one of: ${values.join(', ')}`, 'not_a_choice');

export const RequiredChoice = (name: string, values: readonly string[]) =>
  IsIn(values, notOneOf(name, values));

export const Choice = (name: string, values: readonly string[]) =>
  applyDecorators(MayBeAbsent(), RequiredChoice(name, values));

export const Choices = (name: string, values: ReadonlyArray<string | number>) =>
  applyDecorators(
    MayBeAbsent(),
    ...list(name, values.length),
    IsIn(values, { each: true, ...notOneOf(name, values) }),
    ArrayUnique(says(`${name} repeat a value`, 'repeated')),
  );

export const Flag = (name: string) =>
  applyDecorators(MayBeAbsent(), IsBoolean(says(`${name} must be true or false`, 'not_a_boolean')));

export const Feet = (name: string, most: number) => {
  const rule = says(`${name} must be a number of feet, at most ${most}`, 'number_invalid');
  const number = { allowNaN: false, allowInfinity: false, maxDecimalPlaces: 1 };
  return applyDecorators(MayBeAbsent(), IsNumber(number, rule), Min(0, rule), Max(most, rule));
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

/** Path of a shipped drawing or of a picture of the gallery. */
const pictures = /^\/(guide\/[a-z0-9]+(-[a-z0-9]+)*\.svg|media\/[\w-]{1,100}\/\w[\w.-]{0,100})$/;

export const PicturePath = () =>
  applyDecorators(
    orNull,
    Checked(
      (value) => typeof value === 'string' && value.length <= 300 && pictures.test(value),
      'Choose a drawing or a picture of the gallery',
      'picture_unknown',
    ),
  );

/** A list of small objects. `keep` returns an object with only its known keys. */
const objects = <Item>(
  name: string,
  {
    most,
    is,
    keep,
    rule,
  }: {
    most: number;
    is: (value: unknown) => value is Item;
    keep: (item: Item) => Item;
    rule: [message: string, code: string];
  },
) => [
  Transform(({ value }) =>
    Array.isArray(value) ? value.map((item: unknown) => (is(item) ? keep(item) : item)) : (value as unknown),
  ),
  ...list(name, most),
  Checked((value) => Array.isArray(value) && value.every(is), ...rule),
];

const isSource = (value: unknown): value is Source => {
  const { title, url } = (value ?? {}) as Partial<Record<keyof Source, unknown>>;
  const isTitle = typeof title === 'string' && title.trim() !== '' && title.length <= longestTitle;
  const isUrl = url === undefined || (typeof url === 'string' && url.length <= longestUrl && isHttps(url));
  return isTitle && isPrintable(title) && isUrl;
};

export const Sources = (most: number) =>
  applyDecorators(
    MayBeAbsent(),
    ...objects('Sources', {
      most,
      is: isSource,
      keep: ({ title, url }) => ({ title: title.trim(), ...(url !== undefined && { url }) }),
      rule: [
        `Each source has a title of at most ${longestTitle} characters and perhaps an address with https://`,
        'source_invalid',
      ],
    }),
  );

const isSign = (value: unknown): value is IssueSign => {
  const { sign, weight } = (value ?? {}) as Partial<Record<keyof IssueSign, unknown>>;
  return signs.some(({ id }) => id === sign) && [1, 2, 3].includes(weight as number);
};

/** Signs from the vocabulary, each at most once. */
export const Signs = (most: number) =>
  applyDecorators(
    MayBeAbsent(),
    ...objects('Signs', {
      most,
      is: isSign,
      keep: ({ sign, weight }) => ({ sign, weight }),
      rule: ['Each sign is one of the vocabulary, with a weight of 1 to 3', 'sign_invalid'],
    }),
    ArrayUnique((item?: IssueSign | null) => item?.sign, says('Signs name one twice', 'repeated')),
  );
