import type { Language } from '@sandhill/company/language.js';

const noFigure = '–';

/** Returns minutes in readable form, such as '45 min' or '3 h 20 min'; a dash for null. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return noFigure;
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

export const formatDollars = (cents: number, language: Language): string =>
  (cents / 100).toLocaleString(`${language}-US`, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });

/** Returns a share as a percentage, such as '75%'; a dash if `of` is 0. */
export function formatShare({ within, of }: { within: number; of: number }, language: Language): string {
  if (of === 0) return noFigure;
  return (within / of).toLocaleString(`${language}-US`, { style: 'percent', maximumFractionDigits: 0 });
}
