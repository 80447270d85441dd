import { expect, type Page } from '@playwright/test';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * Visit windows of two communities: mornings for one, afternoons for the other. All tests that need windows save the
 * same ones, because the site has only one set of windows and all tests share one stack.
 */
const week = days.flatMap((weekday) => [
  { weekday, starts: '09:00', ends: '11:00', places: 2, communities: ['Marco Island'], services: null },
  { weekday, starts: '13:00', ends: '15:00', places: 2, communities: ['Golden Gate'], services: null },
]);

/** Saves the visit windows in `week`. Needs an owner's session. */
export async function offerVisits({ request }: Pick<Page, 'request'>): Promise<void> {
  const saved = await request.put('/api/visits/settings', {
    headers: { Origin: process.env['SITE_URL'] ?? '' },
    data: { noticeHours: 24, horizonDays: 21, lastMomentHours: 4, week, dates: [] },
  });
  expect(saved.status()).toBe(200);
}
