import type { Site } from '@sandhill/company/content/site.js';
import { officeClock, officeDayIn } from '@sandhill/company/office-day.js';
import { weekdayOf } from '@sandhill/company/office-hours.js';
import { isClosedDay } from '@sandhill/company/opening-hours.js';
import { wallMoment } from '@sandhill/company/wall-time.js';
import type { Lead } from '../../model/lead.entity.js';
import type { VisitSettings } from './visit-settings.entity.js';
import type { VisitWindow } from './visit-window.entity.js';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Entry in a window's list of communities that stands for all communities close by. */
export const nearby = 'nearby';

export interface Slot extends Pick<VisitWindow, 'starts' | 'ends' | 'places' | 'communities' | 'services'> {
  windowId: string;
  date: string;
  /** Start of the window. It is computed only when it is read, because few of the listed windows need it. */
  readonly startsAt: Date;
}

export interface VisitPlan {
  settings: VisitSettings;
  windows: readonly VisitWindow[];
  closedDays: Site['hours']['closedDays'];
}

interface Span {
  from: string;
  to: string;
}

/**
 * Whether a window applies on a date. On a closed day, no window applies. On a date with windows of its own, only these
 * apply.
 */
export function isOn({ settings, closedDays }: VisitPlan, window: VisitWindow, date: string): boolean {
  if (!window.isActive || isClosedDay(closedDays, date)) return false;
  if (settings.ownDates.includes(date)) return window.date === date;
  return window.weekday === weekdayOf(date);
}

export function slotsBetween(plan: VisitPlan, { from, to }: Span): Slot[] {
  return daysBetween(from, to)
    .flatMap((date) =>
      plan.windows.filter((window) => isOn(plan, window, date)).map((window) => toSlot(window, date)),
    )
    .toSorted((one, other) => inOrder(wallTimeOf(one), wallTimeOf(other)));
}

/**
 * Returns the windows that visitors may book at the time `now`: those that begin at least `noticeHours` later, and at
 * most `horizonDays` ahead.
 */
export function bookableSlots(plan: VisitPlan, now: Date): Slot[] {
  const { noticeHours, horizonDays } = plan.settings;
  const earliest = new Date(officeClock(now.getTime() + noticeHours * hourMs)).toISOString();
  const days = { from: officeDayIn(0, now.getTime()), to: officeDayIn(horizonDays, now.getTime()) };
  return slotsBetween(plan, days).filter((slot) => wallTimeOf(slot) >= earliest);
}

/** The facts of a lead that decide which windows fit. */
export type VisitPlace = Pick<Lead, 'areaMatch' | 'areaName'> & {
  /** `any` if the services are not known yet. */
  services: Lead['services'] | 'any';
};

export function fits({ communities, services }: Slot, lead: VisitPlace): boolean {
  if (!comesTo(communities, lead)) return false;
  return services === null || lead.services === 'any' || sharesOne(services, lead.services ?? []);
}

function comesTo(
  communities: readonly string[] | null,
  { areaMatch, areaName }: Pick<VisitPlace, 'areaMatch' | 'areaName'>,
): boolean {
  if (areaMatch === 'outside') return false;
  if (communities === null) return true;
  if (areaMatch === 'nearby' && communities.includes(nearby)) return true;
  return areaName !== null && communities.includes(areaName);
}

const sharesOne = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00Z`);
  const count = Math.round((Date.parse(`${to}T00:00Z`) - first) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 10),
  );
}

export function toSlot(window: VisitWindow, date: string): Slot {
  const { id, starts, ends, places, communities, services } = window;
  return {
    windowId: id,
    date,
    starts,
    ends,
    places,
    communities,
    services,
    get startsAt() {
      return momentOf(date, starts);
    },
  };
}

/** Compares ISO times as texts, which sorts them correctly without the cost of a locale-aware comparison. */
const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const wallTimeOf = ({ date, starts }: Slot): string => `${date}T${starts}:00.000Z`;

function momentOf(date: string, time: string): Date {
  const wall = wallMoment(`${date}T${time}`);
  if (!wall) throw new Error('no such time');
  return wall.moment;
}
