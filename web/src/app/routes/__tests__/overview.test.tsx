import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { haveGuide } from '../../../testing/guide-entries';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { PeriodFigures } from '../../../types/api';

const aPeriod = (wanted: Partial<PeriodFigures> = {}): PeriodFigures => ({
  from: '2026-11-17',
  to: '2026-11-23',
  leads: 0,
  quotes: 0,
  contacts: 0,
  spam: 0,
  byStatus: [],
  bySource: [],
  byService: [],
  byArea: [],
  byLanguage: [],
  byFirstPage: [],
  byGuidePage: [],
  minutesToClaim: { count: 0, median: null, ninety: null },
  minutesToAnswer: { count: 0, median: null, ninety: null },
  claimedWithinPromise: { of: 0, within: 0 },
  won: { count: 0, cents: 0 },
  lostReasons: [],
  series: [],
  ...wanted,
});

function haveFigures(current: Partial<PeriodFigures> = {}, before: Partial<PeriodFigures> = {}) {
  const asked: number[] = [];
  server.use(
    http.get('*/api/lead-figures', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from = 0, to = 0] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
      asked.push((to - from) / 86_400_000 + 1);
      return HttpResponse.json({
        promisedHours: 24,
        current: aPeriod(current),
        before: aPeriod(before),
        yearBefore: aPeriod(),
      });
    }),
  );
  return asked;
}

const busyWeek = {
  leads: 5,
  quotes: 4,
  contacts: 1,
  bySource: [
    { key: 'site', count: 4 },
    { key: 'walk-in', count: 1 },
  ],
  byService: [{ key: 'irrigation', count: 3 }],
  byArea: [{ key: 'outside', count: 2 }],
  byLanguage: [{ key: 'es', count: 2 }],
  byFirstPage: [{ key: '/services/irrigation', count: 3 }],
  byGuidePage: [
    { key: 'cocoplum', count: 2 },
    { key: 'withdrawn', count: 1 },
  ],
  minutesToClaim: { count: 4, median: 12, ninety: 200 },
  claimedWithinPromise: { of: 4, within: 3 },
  won: { count: 2, cents: 250_000 },
  lostReasons: [{ key: 'other_firm', count: 1 }],
  series: [
    { day: '2026-11-22', count: 2 },
    { day: '2026-11-23', count: 3 },
  ],
};

const row = (table: string, name: string) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the overview', () => {
  beforeEach(haveGuide);

  it('shows the numbers of a week beside the week before and last year, each drawing with its table', async () => {
    signedInAs(aUser());
    haveFigures(busyWeek, { leads: 2, bySource: [{ key: 'call', count: 2 }] });
    openPage('/admin');

    const leads = (await screen.findByRole('heading', { name: 'Leads' })).closest('li');
    expect(leads).toHaveTextContent('5');
    expect(leads).toHaveTextContent('4 quote requests, 1 message');
    expect(leads).toHaveTextContent('Previous period: 2 · same period last year: 0');
    expect(screen.getByText('Claimed within the promised time').closest('li')).toHaveTextContent('75%');
    expect(screen.getByText('Time until claimed').closest('li')).toHaveTextContent(
      '12 minHalf of the leads within this time; 9 of 10 within 3 h 20 min',
    );
    expect(screen.getByText('Won').closest('li')).toHaveTextContent('Worth $2,500');
    expect(row('Sources', 'Walk-in')).toEqual(['1', '0', '0']);
    expect(row('Sources', 'Call')).toEqual(['0', '2', '0']);
    expect(row('Services', 'Irrigation')).toEqual(['3', '0', '0']);
    expect(row('Areas', 'Outside our area')).toEqual(['2', '0', '0']);
    expect(row('Language', 'Spanish')).toEqual(['2', '0', '0']);
    expect(row('First page that visitors opened', '/services/irrigation')).toEqual(['3', '0', '0']);
    expect(await screen.findByRole('row', { name: /^Cocoplum/ })).toBeVisible();
    expect(row('Leads by guide page', 'Cocoplum')).toEqual(['2', '0', '0']);
    expect(row('Leads by guide page', 'withdrawn')).toEqual(['1', '0', '0']);
    expect(row('Why leads were lost', 'Another firm')).toEqual(['1', '0', '0']);
    expect(screen.getByText('5 in all; 3 on the busiest day')).toBeVisible();
    await userEvent.click(screen.getByText('Show as a table'));
    expect(screen.getByRole('row', { name: 'Nov 23, 2026 3' })).toBeVisible();
  });

  it('keeps the length of the period in the address', async () => {
    signedInAs(aUser());
    const asked = haveFigures(busyWeek);
    const { bar } = openPage('/admin');
    await userEvent.click(await screen.findByRole('link', { name: '30 days' }));
    expect(bar.address).toBe('/admin?days=30');
    await waitFor(() => expect(asked).toEqual([7, 30]));
    expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
  });

  it('says so when there is nothing, and when the figures did not load', async () => {
    signedInAs(aUser());
    haveFigures();
    server.use(http.get('*/api/lead-figures', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    openPage('/admin');

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('No leads in this period')).toBeVisible();
  });

  it('is not for crew, who find their own first tab at /admin', async () => {
    signedInAs(aUser({ role: 'crew', isAdmin: false }));
    const { bar } = openPage('/admin');

    expect(await screen.findByRole('tab', { name: 'Mobile Upload', selected: true })).toBeVisible();
    expect(bar.address).toBe('/admin/upload');
    expect(screen.queryByRole('tab', { name: 'Overview' })).toBeNull();
  });
});
