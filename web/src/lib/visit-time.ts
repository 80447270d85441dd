import { hoursText } from '@sandhill/company/hours-text.js';
import type { Language } from '@sandhill/company/language.js';
import type { OfficeVisit } from '../types/api';
import { locales } from './format-time';

/** A day and its hours in the office's time zone. */
export interface VisitTime {
  date: string;
  starts: string;
  ends: string;
}

/** Returns whether a visit is still to take place. */
export const isToCome = ({ state }: Pick<OfficeVisit, 'state'>): boolean =>
  state === 'booked' || state === 'on_the_way';

/** Returns a date written out: 'Tuesday, December 1'. */
export const formatWholeDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00Z`));

export const formatVisitHours = ({ starts, ends }: Omit<VisitTime, 'date'>, language: Language): string =>
  hoursText({ from: starts, to: ends }, language);

/** Returns the time of a visit, such as 'Tuesday, December 1, 9am-11am'. */
export const formatVisitTime = (time: VisitTime, language: Language): string =>
  `${formatWholeDay(time.date, language)}, ${formatVisitHours(time, language)}`;
