import { expect, type Page } from '@playwright/test';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * Mornings in one community and afternoons in another, neither of which other tests name. The site has one set of times
 * for visits and tests run side by side, so all of them save this one.
 */
const week = days.flatMap((weekday) => [
  { weekday, starts: '09:00', ends: '11:00', places: 2, communities: ['Marco Island'], services: null },
  { weekday, starts: '13:00', ends: '15:00', places: 2, communities: ['Golden Gate'], services: null },
]);

/** Saves these times of visits; needs an owner's session. */
export async function offerVisits({ request }: Pick<Page, 'request'>): Promise<void> {
  const saved = await request.put('/api/visits/settings', {
    headers: { Origin: process.env['SITE_URL'] ?? '' },
    data: { noticeHours: 24, horizonDays: 21, lastMomentHours: 4, week, dates: [] },
  });
  expect(saved.status()).toBe(200);
}
