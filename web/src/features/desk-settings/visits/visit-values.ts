import type { Weekday } from '@sandhill/company/opening-hours.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import type { KnownVisitSettings, VisitSettings } from '../../../types/api';

/** A visit window in the form. Its `key` stays the same when its position in the list changes. */
export interface WindowValues {
  key: string;
  id?: string;
  starts: string;
  ends: string;
  places: string;
  communities: string[] | null;
  services: QuoteServiceId[] | null;
}

export interface WeeklyValues extends WindowValues {
  weekday: Weekday;
}

export interface DateValues {
  key: string;
  date: string;
  windows: WindowValues[];
}

/** Values of the form for visit settings. Numbers are kept as typed text. */
export interface VisitValues {
  revision: number;
  noticeHours: string;
  horizonDays: string;
  lastMomentHours: string;
  week: WeeklyValues[];
  dates: DateValues[];
}

type Window = VisitSettings['dates'][number]['windows'][number];

const toWindowValues = (window: Window): WindowValues => ({
  key: String(window.id),
  id: window.id,
  starts: window.starts,
  ends: window.ends,
  places: String(window.places),
  communities: window.communities,
  services: window.services,
});

export const toVisitValues = (saved: KnownVisitSettings): VisitValues => ({
  revision: saved.revision,
  noticeHours: String(saved.noticeHours),
  horizonDays: String(saved.horizonDays),
  lastMomentHours: String(saved.lastMomentHours),
  week: saved.week.map((window) => ({ ...toWindowValues(window), weekday: window.weekday })),
  dates: saved.dates.map(({ date, windows }) => ({ key: date, date, windows: windows.map(toWindowValues) })),
});

const toWindow = ({ key: _key, places, ...window }: WindowValues): Window => ({
  ...window,
  places: Number(places),
});

export const toVisitSettings = (values: VisitValues): VisitSettings & { revision: number } => ({
  revision: values.revision,
  noticeHours: Number(values.noticeHours),
  horizonDays: Number(values.horizonDays),
  lastMomentHours: Number(values.lastMomentHours),
  week: values.week.map((window) => ({ ...toWindow(window), weekday: window.weekday })),
  dates: values.dates.map(({ date, windows }) => ({ date, windows: windows.map(toWindow) })),
});
