import type { Language } from '@sandhill/company/language.js';

/** Largest amount that the server accepts, in cents. */
const max = 100_000_000;

/**
 * Parses a typed amount in dollars.
 *
 * @returns cents; null for an empty field, undefined for an invalid amount
 */
export function readDollars(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[$,\s]/g, '');
  if (text === '') return null;
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents <= max ? cents : undefined;
}

export const writeDollars = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

export const formatDollars = (cents: number, language: Language): string =>
  (cents / 100).toLocaleString(`${language}-US`, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
