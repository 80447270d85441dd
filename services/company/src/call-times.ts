import { daysText, hoursRows, hoursText, isOpen } from './hours-text.js';
import type { Language } from './language.js';
import type { OpeningHours } from './opening-hours.js';

/**
 * Returns the times at which visitors can call, as part of a sentence: "Monday to Friday, 8am-4pm". Empty if the office
 * has no fixed times.
 */
export function callTimes(hours: OpeningHours, language: Language): string {
  return hoursRows(hours)
    .filter((row) => isOpen(row.hours))
    .map((row) => `${daysText(row.days, language)}, ${hoursText(row.hours, language)}`)
    .join('; ');
}
