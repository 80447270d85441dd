import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { anOfficeVisit, thursday } from '../../../testing/office-visit';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { OfficeVisit } from '../../../types/api';

const itIs = (day: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T15:00:00Z`));

describe('the week of visits', () => {
  const sent: [string, unknown][] = [];

  afterEach(() => jest.restoreAllMocks());

  function haveWeek(...visits: OfficeVisit[]) {
    sent.length = 0;
    const people = [{ id: 'user-2', username: 'miguel' }];
    const take = async ({ request }: { request: Request }) => {
      const { pathname } = new URL(request.url);
      sent.push([pathname.slice('/api/visits/'.length), await request.json()]);
      return HttpResponse.json({ count: 2 });
    };
    server.use(
      http.get('*/api/visits', () => HttpResponse.json({ people, visits })),
      http.get('*/api/visits/unfit', () =>
        HttpResponse.json({ people, visits: visits.filter(({ fits }) => !fits) }),
      ),
      http.get('*/api/visits/days', () =>
        HttpResponse.json({ windows: [{ ...thursday, places: 2, taken: 1, offeredTo: [] }] }),
      ),
      http.patch('*/api/visits/:id', take),
      http.post('*/api/visits/cancel-day', take),
      http.post('*/api/visits/:id/state', take),
    );
    signedInAs(aUser({ role: 'user' }));
    openPage('/admin/visits?on=2026-12-01');
  }

  it('leads only owners to the times of visits while there are none', async () => {
    haveWeek();
    expect(await screen.findByText('No visits this week')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Set visit times' })).toBeNull();
    cleanup();

    signedInAs(aUser({ role: 'owner' }));
    openPage('/admin/visits?on=2026-12-01');
    expect(await screen.findByRole('link', { name: 'Set visit times' })).toBeVisible();
  });

  it('says nothing of another week until its visits are there', async () => {
    haveWeek();
    expect(await screen.findByText('No visits this week')).toBeVisible();
    server.use(http.get('*/api/visits', () => HttpResponse.json({}, { status: 503 })));

    await userEvent.click(screen.getByRole('link', { name: 'Next' }));

    expect(await screen.findByText('The visits did not load')).toBeVisible();
    expect(screen.queryByText('No visits this week')).toBeNull();
  });

  it('moves a visit, gives it to somebody and reports it', async () => {
    itIs('2026-12-01');
    const visit = anOfficeVisit();
    haveWeek(visit);
    const day = await screen.findByRole('region', { name: 'Tuesday, December 1' });
    expect(within(day).getByRole('heading', { name: 'Naples' })).toBeVisible();
    expect(within(day).getByRole('link', { name: '(239) 555-0101' })).toHaveAttribute(
      'href',
      'tel:2395550101',
    );

    await userEvent.selectOptions(within(day).getByRole('combobox', { name: 'Who goes' }), 'miguel');
    const move = await within(day).findByRole('combobox', { name: 'Move to' });
    await userEvent.selectOptions(
      move,
      await within(move).findByRole('option', { name: /Thursday.*1 free/ }),
    );
    await userEvent.click(within(day).getByRole('button', { name: 'On the way' }));
    // In a closed select, an arrow key changes the value. Therefore only the button moves the visit and notifies the
    // customer.
    await waitFor(() => expect(sent).toHaveLength(2));
    await userEvent.click(within(day).getByRole('button', { name: 'Move visit' }));
    expect(await screen.findByText('Visit moved')).toBeVisible();
    // The list is unchanged, so the button is the only element that has disappeared.
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(move);

    expect(sent).toEqual([
      [visit.id, { personId: 'user-2' }],
      [`${visit.id}/state`, { state: 'on_the_way' }],
      [visit.id, { windowId: thursday.windowId, date: thursday.date }],
    ]);
  });

  it('offers a visit the place that is held for its lead, in the select and to dragging', async () => {
    itIs('2026-11-30');
    const visit = anOfficeVisit();
    haveWeek(visit);
    const window = { ...thursday, places: 1, taken: 1, offeredTo: [visit.lead.id] };
    server.use(http.get('*/api/visits/days', () => HttpResponse.json({ windows: [window] })));

    expect(await screen.findByRole('option', { name: /December 3.*1 free/ })).toBeEnabled();
    const held = screen.getByRole('button', { name: /^Add a visit: .*December 3/ });
    expect(held).toBeDisabled();
    const data = new Map<string, string>();
    const dataTransfer = {
      get types() {
        return [...data.keys()];
      },
      setData: (type: string, text: string) => void data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
      setDragImage: () => undefined,
    };
    fireEvent.dragStart(screen.getByTitle('Drag to another time'), { dataTransfer });
    expect(held).toBeEnabled();
    fireEvent.drop(held, { dataTransfer });

    const { windowId, date } = thursday;
    await waitFor(() => expect(sent).toEqual([[visit.id, { windowId, date }]]));
  });

  it('keeps the place of the keyboard when a visit gets another person or moves to another day', async () => {
    const visit = anOfficeVisit();
    haveWeek(visit);
    const people = [{ id: 'user-2', username: 'miguel' }];
    const shown = { ...visit };
    server.use(
      http.get('*/api/visits', () => HttpResponse.json({ people, visits: [shown] })),
      http.patch('*/api/visits/:id', async ({ request }) => {
        Object.assign(shown, await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const who = await screen.findByRole('combobox', { name: 'Who goes' });
    who.focus();
    await userEvent.selectOptions(who, 'miguel');
    expect(who).toHaveFocus();
    expect(who).toHaveValue('user-2');
    await waitFor(() => expect(shown.personId).toBe('user-2'));

    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Move to' }),
      screen.getByRole('option', { name: /Thursday.*1 free/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Move visit' }));

    const day = await screen.findByRole('region', { name: 'Thursday, December 3' });
    await waitFor(() => expect(within(day).getByRole('heading', { name: /Ann Palmer/ })).toHaveFocus());
  });

  it('gives a visit to the person where the arrow keys stop', async () => {
    const visit = anOfficeVisit();
    haveWeek(visit);
    const who = await screen.findByRole('combobox', { name: 'Who goes' });
    act(() => who.focus());
    fireEvent.keyDown(who, { key: 'ArrowDown' });
    fireEvent.change(who, { target: { value: 'user-2' } });

    expect(who).toHaveAccessibleDescription('Not saved yet: press Enter');
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([[visit.id, { personId: 'user-2' }]]));
  });

  it.each([
    ['2026-11-30', []],
    ['2026-12-01', ['On the way', 'Done', 'No one there']],
    ['2026-12-02', ['Done', 'No one there']],
  ])(
    'tells the customer that somebody is on the way on the day of the visit alone: %s',
    async (day, steps) => {
      itIs(day);
      haveWeek(anOfficeVisit());
      const row = await screen.findByRole('article');

      const reports = within(row).queryAllByRole('button', { name: /^(On the way|Done|No one there)$/ });
      expect(reports.map(({ textContent }) => textContent)).toEqual(steps);
    },
  );

  it('cancels a day once, by a button that says so, even if it is pressed twice', async () => {
    haveWeek(anOfficeVisit());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Tuesday, December 1?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Storm');

    const press = within(dialog).getByRole('button', { name: 'Cancel the day' });
    // Both presses come before the server's response.
    fireEvent.click(press);
    fireEvent.click(press);

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([['cancel-day', { date: '2026-12-01', reason: 'Storm' }]]);
  });

  it('takes a caller and books them a window of the week', async () => {
    haveWeek();
    const typed: unknown[] = [];
    const lead = { id: '019aa000-0000-7000-8000-00000000000c', reference: 'Q-7F3K2M' };
    server.use(
      http.post('*/api/leads', async ({ request }) => {
        typed.push(await request.json());
        return HttpResponse.json(lead, { status: 201 });
      }),
      http.post('*/api/leads/:id/visits', async ({ request, params }) => {
        sent.push([String(params['id']), await request.json()]);
        return HttpResponse.json({ people: [], visits: [] });
      }),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Add a visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a visit' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save and book' }));
    expect(within(dialog).getByText('Choose a time for the visit.')).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await userEvent.click(
      await screen.findByRole('button', { name: 'Add a visit: Thursday, December 3, 1pm-3pm 1 free' }),
    );
    const chosen = await screen.findByRole('dialog', { name: 'Add a visit' });
    await userEvent.type(within(chosen).getByRole('textbox', { name: 'Name' }), 'Lou Marsh');
    await userEvent.type(within(chosen).getByRole('textbox', { name: 'Phone' }), '(239) 555-0166');
    await userEvent.click(within(chosen).getByRole('button', { name: 'Save and book' }));

    await waitFor(() =>
      expect(sent).toEqual([[lead.id, { windowId: thursday.windowId, date: thursday.date }]]),
    );
    expect(typed).toMatchObject([{ name: 'Lou Marsh', phone: '(239) 555-0166' }]);
    expect(await screen.findByText(/There is no email address/)).toBeVisible();
  });

  it('shows what no window fits any more, and keeps it', async () => {
    const visit = anOfficeVisit({ fits: false });
    haveWeek(visit);

    await userEvent.click(await screen.findByText('1 booked visit is outside the current visit times'));
    const [keep = document.body] = screen.getAllByRole('button', { name: 'Keep as booked' });
    await userEvent.click(keep);

    await waitFor(() => expect(sent).toEqual([[visit.id, { isKept: true }]]));
  });
});
