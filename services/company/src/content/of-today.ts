import type { ClosedDay } from '../opening-hours.js';
import { officeDay } from '../office-day.js';
import type { Site } from './site.js';

/** Content that depends on the day in New York. */
interface OfToday {
  year: number;
  isBannerShown: boolean;
  /** Closed days from today on, sorted by date. */
  closedDays: ClosedDay[];
}

/**
 * A site with the content that depends on the day on which the site is shown. It is plain data and part of each page.
 */
export type SiteOfToday = Site & { ofToday: OfToday };

const isHurricaneSeason = (day: string) => day.slice(5, 7) >= '06' && day.slice(5, 7) <= '11';

export function siteOfToday(site: Site, now: Date): SiteOfToday {
  const today = officeDay(now);
  const { mode, from = null, until } = site.banner;
  const isInTime = (from === null || from <= today) && (until === null || today <= until);
  return {
    ...site,
    ofToday: {
      year: Number(today.slice(0, 4)),
      isBannerShown: isInTime && (mode === 'always' || (mode === 'season' && isHurricaneSeason(today))),
      closedDays: site.hours.closedDays
        .filter(({ date, until }) => (until ?? date) >= today)
        .toSorted((one, other) => one.date.localeCompare(other.date)),
    },
  };
}
