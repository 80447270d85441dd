import { z } from 'zod';
import { emailAddress, maxEmailAddressLength } from '../email-address.js';
import { tokenNames, tokenPattern } from './token-names.js';
import { isDay, isHttps, isPrintable } from './value-rules.js';

/** Returns the schema of a text. Its messages are the codes of `problemWords`. */
const text = (max: number, min = 0) =>
  z
    .string('not_a_text')
    .min(min, 'text_missing')
    .max(max, 'text_too_long')
    .refine(isPrintable, 'text_unprintable')
    .refine((value) => min === 0 || value.trim() !== '', 'text_missing');

/** Returns the schema of a text without braces, such as a name. */
export const plainText = (max: number) =>
  text(max, 1).refine((value) => !/[{}]/.test(value), 'text_unfilled');

export const note = (max: number) => text(max);

/** Returns the schema of a text that may name facts and claims in braces. */
const wording = (max: number, min = 0) => text(max, min).refine(isFillable, 'text_unfilled');

/** Returns the schema of a text in both languages. If the Spanish text is empty, the English one is shown. */
export const localized = (max: number) => z.strictObject({ en: wording(max, 1), es: wording(max) });

/** Returns the schema of a text in both languages, both of which may be empty. */
export const optionalLocalized = (max: number) => z.strictObject({ en: wording(max), es: wording(max) });

/** Like `localized`, but without braces, because the text itself replaces a name in braces. */
export const localizedPlain = (max: number) =>
  z.strictObject({
    en: plainText(max),
    es: text(max).refine((value) => !/[{}]/.test(value), 'text_unfilled'),
  });

/** Like `localizedPlain`, but both texts may be empty. */
export const optionalLocalizedPlain = (max: number) => {
  const plain = text(max).refine((value) => !/[{}]/.test(value), 'text_unfilled');
  return z.strictObject({ en: plain, es: plain });
};

export const day = z
  .string('not_a_text')
  .min(1, { error: 'text_missing', abort: true })
  .refine(isDay, 'day_invalid');

export const mailAddress = z
  .string('not_a_text')
  .max(maxEmailAddressLength, 'text_too_long')
  .regex(emailAddress, 'email_invalid');

/** Schema of a link's target: another site over https, an email address, a phone number, or a page of the site. */
export const link = z.string('not_a_text').max(500, 'text_too_long').refine(isLink, 'link_refused');

export const webAddress = z
  .string('not_a_text')
  .max(500, 'text_too_long')
  .refine((value) => value === '' || isHttps(value), 'web_address_invalid');

export const list = <Item extends z.ZodType>(item: Item, { min = 0, max }: { min?: number; max: number }) =>
  z.array(item, 'not_a_list').min(min, 'list_too_short').max(max, 'list_too_long');

function isFillable(value: string): boolean {
  const names = new Set<string>(tokenNames);
  const rest = value.replaceAll(tokenPattern, (token, name: string) => (names.has(name) ? '' : token));
  return !/[{}]/.test(rest);
}

function isLink(value: string): boolean {
  if (value === '') return true;
  if (/[\s<>"\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (value.startsWith('mailto:'))
    return emailAddress.test(value.slice('mailto:'.length).split('?')[0] ?? '');
  if (value.startsWith('tel:')) return /^tel:\+?[\d().-]{5,25}$/.test(value);
  return isHttps(value);
}
