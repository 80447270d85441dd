import { officeDayIn } from '@sandhill/company/office-day.js';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aLead, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveLead, haveLeads, openInbox } from '../../../testing/open-inbox';
import type { LeadsChange } from '../../../types/api';

const ana = aLead();
const bo = aLead({ id: 'lead-2', reference: 'Q-22222B', name: 'Bo Lee', status: 'contacted' });

describe('the day of the next step', () => {
  it.each([
    ['yesterday', -1, /^Follow-up overdue since /],
    ['today', 0, /^Follow up today$/],
  ])('of %s is marked', async (_day, days, words) => {
    haveLeads(aLead({ followUpOn: officeDayIn(days) }));
    await openInbox();

    const row = (await screen.findByRole('link', { name: 'Ana Ruiz' })).closest('li') ?? document.body;
    expect(within(row).getByText(words)).toHaveClass('text-alert');
  });

  it('of tomorrow is not', async () => {
    haveLeads(aLead({ followUpOn: officeDayIn(1) }));
    await openInbox();

    const row = (await screen.findByRole('link', { name: 'Ana Ruiz' })).closest('li') ?? document.body;
    expect(within(row).queryByText(/Overdue|Follow up today/)).toBeNull();
  });
});

describe('the views of the list', () => {
  it('are addresses with their numbers, and the filters go on from them', async () => {
    const asked = haveLeads(ana);
    server.use(
      http.get('*/api/leads/counts', () =>
        HttpResponse.json({
          quotes: 9,
          contacts: 3,
          byStatus: { new: 7 },
          late: 2,
          mine: 4,
          unclaimed: 5,
          claimedByMail: 8,
          withoutOwner: 1,
          myDay: 6,
        }),
      ),
    );
    const { bar } = await openInbox();
    const views = await screen.findByRole('navigation', { name: 'Views' });
    await within(views).findByRole('link', { name: 'My day 6' });
    expect(within(views).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('option', { name: 'New (7)' })).toBeInTheDocument();

    await userEvent.click(within(views).getByRole('link', { name: 'My day 6' }));
    await waitFor(() => expect(bar.address).toBe('/admin/leads?view=my-day'));
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ view: 'my-day', limit: '50' });
    await userEvent.click(within(views).getByRole('link', { name: 'Claimed by email 8' }));
    await waitFor(() => expect(asked.at(-1)?.get('view')).toBe('claimed-by-mail'));
    await userEvent.click(within(views).getByRole('link', { name: 'Unassigned 1' }));
    await waitFor(() => expect(asked.at(-1)?.get('view')).toBe('without-owner'));
    expect(
      screen.getByText(/^Open leads that were claimed or answered, but are assigned to no one/),
    ).toBeVisible();
    await userEvent.click(within(views).getByRole('link', { name: 'Late 2' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Longest wait first');
    await waitFor(() => expect(bar.address).toBe('/admin/leads?late=true&sort=promise'));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('promise'));
    expect(within(views).getByRole('link', { name: 'Late 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(views).getByRole('link', { name: 'Unclaimed 5' }));
    expect(await screen.findByText(/^New leads that no one has\./)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'bo');

    await waitFor(() => expect(bar.address).toBe('/admin/leads?owner=user-2&view=unclaimed'));
  });
});

const offered = () =>
  within(screen.getByRole('combobox', { name: 'Assigned to' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the daily test below the list', () => {
  const at = '2026-01-05T12:30:00.000Z';

  it.each([
    [
      { at, seconds: 4.2, state: 'ok' },
      'Last daily test: Jan 5, 2026, 7:30 AM. The test lead arrived after 4.2 s.',
    ],
    [{ at, seconds: null, state: 'none' }, 'The daily test lead of Jan 5, 2026, 7:30 AM is on its way.'],
    [
      { at, seconds: null, state: 'late' },
      /^The daily test lead of Jan 5, 2026, 7:30 AM has not arrived, so leads /,
    ],
    [{ at: null, seconds: null, state: 'late' }, /^The latest daily test lead was not sent\./],
  ])('of %o is told', async (proof, words) => {
    server.use(http.get('*/api/leads/proof', () => HttpResponse.json(proof)));
    haveLeads(ana);
    await openInbox();

    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('the filter by owner', () => {
  const staff = [
    { id: 'user-1', username: 'ruth', isActive: true },
    { id: 'user-2', username: 'bo', isActive: true },
    { id: 'user-3', username: 'carl-of-the-crew', isActive: false },
  ];
  it('offers only those who work on leads', async () => {
    haveLeads(ana, bo);
    server.use(http.get('*/api/staff', () => HttpResponse.json(staff)));
    await openInbox();

    await waitFor(() => expect(offered()).toContain('bo'));
    expect(offered()).not.toContain('carl-of-the-crew');
  });
});

describe('several leads at once', () => {
  it('change together, which a toast says with a way back', async () => {
    haveLeads(ana, bo);
    const sent: LeadsChange[] = [];
    server.use(
      http.post('*/api/leads/changes', async ({ request }) => {
        const change = (await request.json()) as LeadsChange;
        sent.push(change);
        const before = [
          { id: 'lead-1', status: 'new', ownerId: null },
          { id: 'lead-2', status: 'contacted', ownerId: null },
        ];
        const overtaken = change.undoneStatus ? change.ids.slice(0, sent.length - 2) : [];
        return HttpResponse.json({ changed: change.ids.length, notFound: [], overtaken, before });
      }),
    );
    await openInbox();

    await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    expect(screen.getByRole('button', { name: 'Spam' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ana Ruiz' }));
    expect(screen.getByText('1 lead selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All shown' }));
    const status = screen.getByRole('combobox', { name: 'Set status' });
    // In a closed select, arrow keys also select each status on the way to the wanted one.
    await userEvent.selectOptions(status, 'Won');
    await userEvent.selectOptions(status, 'Lost');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Apply: Set status' }));

    expect(await screen.findByText('New status: Lost')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: '0 leads selected' })).toHaveFocus());
    expect(screen.getByText('2 leads')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 lead has been changed since and stays as it is.')).toBeVisible();
    expect(sent).toEqual([
      { ids: ['lead-1', 'lead-2'], status: 'lost' },
      { ids: ['lead-1'], status: 'new', undoneStatus: 'lost' },
      { ids: ['lead-2'], status: 'contacted', undoneStatus: 'lost' },
    ]);
  });
});

describe('a call or a walk-in', () => {
  it('is typed in with a name and a number, and opens', async () => {
    haveLeads();
    haveLead(aWholeLead({ reference: 'Q-NEW111', name: 'Lou Kay' }));
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/leads', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ id: 'lead-9', reference: 'Q-NEW111', createdAt: '' }, { status: 201 });
      }),
    );
    await openInbox();

    await userEvent.click(await screen.findByRole('button', { name: 'Add lead' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Add a lead from a call, a walk-in or a referral',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save lead' }));
    expect(await within(dialog).findByText('Please enter a name')).toBeVisible();
    expect(within(dialog).getByText('Please enter a phone number or a valid email address')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Lou Kay');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Phone' }), '239 555 0177');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Source' }), 'Walk-in');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save lead' }));

    expect(await screen.findByRole('heading', { name: 'Lou Kay', level: 2 })).toBeVisible();
    expect(sent).toEqual([
      {
        kind: 'quote',
        source: 'walk-in',
        language: 'en',
        name: 'Lou Kay',
        phone: '239 555 0177',
        receipt: false,
      },
    ]);
  });
});

describe('a lead whose answer is lost', () => {
  it('is sent again under the same key, and with another text under another', async () => {
    haveLeads();
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/leads', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    await openInbox();
    await userEvent.click(await screen.findByRole('button', { name: 'Add lead' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lou Kay');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone' }), '239 555 0177');
    for (const sent of [1, 2]) {
      await userEvent.click(await dialog.findByRole('button', { name: 'Save lead' }));
      await waitFor(() => expect(keys).toHaveLength(sent));
    }
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), ' Jr.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save lead' }));
    await waitFor(() => expect(keys).toHaveLength(3));

    expect(keys[0]).toMatch(/^.{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a search', () => {
  afterEach(() => jest.useRealTimers());

  it('waits while a lead is open, and goes on when the list is back', async () => {
    const asked = haveLeads(ana, bo);
    haveLead(aWholeLead({ id: 'lead-2', reference: 'Q-22222B', name: 'Bo Lee' }));
    const { bar } = await openInbox();
    await screen.findByRole('link', { name: 'Bo Lee' });
    // With fake timers, the clock stands still, so that the lead is opened before the search is applied.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'bo ');
    await user.click(screen.getByRole('link', { name: 'Bo Lee' }));

    await screen.findByRole('heading', { name: 'Bo Lee', level: 2 });
    act(() => jest.advanceTimersByTime(10_000));
    expect(bar.address).toBe('/admin/leads/Q-22222B');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));

    await waitFor(() => expect(bar.address).toBe('/admin/leads?q=bo'));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('bo ');
    await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('bo'));
  });
});

describe('the keys', () => {
  it('move, claim, open to reply, search and show themselves, but not while somebody types', async () => {
    const claimed: string[] = [];
    haveLeads(ana, bo);
    haveLead(aWholeLead({ id: 'lead-2', reference: 'Q-22222B', name: 'Bo Lee' }));
    server.use(
      http.post('*/api/leads/:id/claim', ({ params }) => {
        claimed.push(String(params['id']));
        return HttpResponse.json(aWholeLead());
      }),
    );
    await openInbox();
    await screen.findByRole('link', { name: 'Ana Ruiz' });
    act(() => (document.activeElement as HTMLElement).blur());

    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveFocus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(claimed).toEqual(['lead-1']));
    await userEvent.keyboard('/jk?');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('jk?');
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(keys).getByText('I have it')).toBeVisible();
    await userEvent.keyboard('j{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('link', { name: 'Bo Lee' });
    await userEvent.keyboard('jjkjr');

    expect(await screen.findByRole('heading', { name: 'Bo Lee', level: 2 })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(screen.getByRole('link', { name: 'Bo Lee' })).toHaveFocus();
  });
});
