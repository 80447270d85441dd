import type { Language } from '@sandhill/company/language.js';

/** The most that the server takes, in cents. */
const most = 100_000_000;

/** Reads what was typed as dollars. @returns cents; null where the field is empty, undefined for what is no amount */
export function readDollars(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[$,\s]/g, '');
  if (text === '') return null;
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents <= most ? cents : undefined;
}

/** Cents as they stand in the field. */
export const writeDollars = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

/** Cents as they are read. */
export const formatDollars = (cents: number, language: Language): string =>
  (cents / 100).toLocaleString(`${language}-US`, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
