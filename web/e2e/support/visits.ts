import { expect, type Page } from '@playwright/test';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * Of communities that no other test names, the mornings and the afternoons of one each. There is one set of times for all
 * visits, and the tests that need some run side by side: all save the same.
 */
const week = days.flatMap((weekday) => [
  { weekday, starts: '09:00', ends: '11:00', places: 2, communities: ['Marco Island'], services: null },
  { weekday, starts: '13:00', ends: '15:00', places: 2, communities: ['Golden Gate'], services: null },
]);

/** Saves the times of visits; needs an owner's session. */
export async function offerVisits({ request }: Pick<Page, 'request'>): Promise<void> {
  const saved = await request.put('/api/visits/settings', {
    headers: { Origin: process.env['SITE_URL'] ?? '' },
    data: { noticeHours: 24, horizonDays: 21, lastMomentHours: 4, week, dates: [] },
  });
  expect(saved.status()).toBe(200);
}
