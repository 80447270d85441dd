import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { officeDayIn } from '@sandhill/company/office-day.js';
import { api } from '../../../lib/api';
import { aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { anOfficeVisit, thursday } from '../../../testing/office-visit';
import { haveLead, openLead } from '../../../testing/open-inbox';
import { untilReleased } from '../../../testing/until-released';
import type { LeadChange, LeadDetail } from '../../../types/api';

describe('a lead', () => {
  it('changes its status, its owner, the day of the next step and its value, and says so by name', async () => {
    const sent: unknown[] = [];
    let lead = aWholeLead();
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        const change = (await request.json()) as LeadChange;
        sent.push(change);
        const { ownerId, ...fields } = change;
        const owner = ownerId ? { id: ownerId, username: 'bo' } : lead.owner;
        lead = { ...lead, ...(fields as Partial<LeadDetail>), owner };
        return HttpResponse.json(lead);
      }),
      http.post('*/api/leads/changes', async ({ request }) => {
        sent.push(await request.json());
        lead = { ...lead, status: 'new' };
        return HttpResponse.json({ changed: 1, notFound: [], overtaken: [], before: [] });
      }),
    );
    await openLead(lead);
    server.use(http.get('*/api/leads/Q-7F3K2M', () => HttpResponse.json(lead)));

    // Uses `fireEvent`, because on a busy machine `userEvent` can take longer than the ten seconds for which the toast
    // is shown.
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'lost' } });
    const undo = await screen.findByText('Undo');
    expect(undo.parentElement).toHaveTextContent('Status: Lost');
    fireEvent.click(undo);
    expect(await screen.findByText('Undone')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('new'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Lost');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'bo');
    await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Lost because' }),
      'Another firm',
    );
    const quoted = screen.getByRole('textbox', { name: 'Quoted, in dollars' });
    await userEvent.type(quoted, 'much');
    await userEvent.tab();
    expect(await screen.findByText(/^Please enter an amount up to 1,000,000/)).toBeVisible();
    await userEvent.clear(quoted);
    await userEvent.type(quoted, '$1,250.50{Enter}');

    await waitFor(() =>
      expect(sent).toEqual([
        { status: 'lost' },
        { ids: ['lead-1'], status: 'new', undoneStatus: 'lost' },
        { status: 'lost' },
        { ownerId: 'user-2' },
        { followUpOn: officeDayIn(1) },
        { lostReason: 'other_firm' },
        { quotedCents: 125_050 },
      ]),
    );
  });

  it('shows what has become of its visit when it is closed', async () => {
    let lead = aWholeLead();
    const visit = { id: 'visit-1', windowId: 'window-1', date: '2031-12-02', starts: '09:00', ends: '11:00' };
    server.use(
      http.get('*/api/leads/lead-1/visits', () => {
        const state = lead.status === 'lost' ? 'cancelled' : 'booked';
        return HttpResponse.json({
          people: [],
          visits: [{ ...visit, state, personId: null, fits: true, lead }],
        });
      }),
      http.get('*/api/visits/days', () => HttpResponse.json({ windows: [] })),
      http.patch('*/api/leads/lead-1', () => HttpResponse.json((lead = { ...lead, status: 'lost' }))),
    );
    await openLead(lead);
    expect(await screen.findByText(/· Booked/)).toBeVisible();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Lost');
    expect(await screen.findByText(/· Canceled/)).toBeVisible();
    expect(screen.getByText('Status: Lost. The booked visit is canceled.')).toBeVisible();
  });

  it('drops what was begun for a visit when the customer has booked another', async () => {
    const lead = aWholeLead();
    let visit = { ...anOfficeVisit({ date: '2031-12-02' }), lead };
    server.use(
      http.get('*/api/leads/lead-1/visits', () => HttpResponse.json({ people: [], visits: [visit] })),
      http.get('*/api/visits/days', () => {
        const window = { ...thursday, date: '2031-12-04', places: 1, taken: 1, offeredTo: [lead.id] };
        return HttpResponse.json({ windows: [window] });
      }),
    );
    const { store } = await openLead(lead);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Move to' }),
      await screen.findByRole('option', { name: /December 4/ }),
    );
    expect(screen.getByRole('button', { name: 'Move visit' })).toBeVisible();
    visit = { ...visit, id: 'visit-2', date: '2031-12-09' };

    act(() => void store.dispatch(api.util.invalidateTags(['Visit'])));

    expect(await screen.findByText(/December 9/, { selector: 'strong' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move visit' })).toBeNull();
  });

  it('follows up on the day after the one on which that is pressed, in a page that is open since yesterday', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aWholeLead());
      }),
    );
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-12-01T22:00Z'));
    await openLead(aWholeLead());

    now.mockReturnValue(Date.parse('2031-12-02T15:00Z'));
    await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }));

    await waitFor(() => expect(sent).toEqual([{ followUpOn: '2031-12-03' }]));
    now.mockRestore();
  });

  it('saves where arrow keys stop, not what they pass', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aWholeLead());
      }),
    );
    await openLead(aWholeLead());
    const status = screen.getByRole('combobox', { name: 'Status' });
    const walk = (steps: string[]) => {
      act(() => status.focus());
      for (const value of steps) {
        fireEvent.keyDown(status, { key: 'ArrowDown' });
        fireEvent.change(status, { target: { value } });
      }
    };

    walk(['contacted', 'won', 'lost', 'spam']);
    expect(status).toHaveDisplayValue('Spam');
    expect(status).toHaveAccessibleDescription('Not saved yet: press Enter');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([{ status: 'spam' }]));
    await waitFor(() => expect(status).toHaveDisplayValue('New'));
    walk(['contacted', 'won']);
    act(() => status.blur());

    await waitFor(() => expect(sent).toEqual([{ status: 'spam' }, { status: 'won' }]));
  });

  it('keeps the focus of the field that was changed', async () => {
    const { released: mayAnswer, release: answer } = untilReleased();
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        sent.push(await request.json());
        await mayAnswer;
        return HttpResponse.json(aWholeLead());
      }),
    );
    await openLead(aWholeLead());
    const status = screen.getByRole('combobox', { name: 'Status' });
    status.focus();
    fireEvent.change(status, { target: { value: 'contacted' } });
    await waitFor(() => expect(sent).toHaveLength(1));

    fireEvent.change(status, { target: { value: 'lost' } });
    expect(status).toHaveFocus();
    expect(status).toBeEnabled();
    answer();

    await waitFor(() => expect(sent).toEqual([{ status: 'contacted' }, { status: 'lost' }]));
  });

  it('says on the next visit that an amount was not saved, and saves it', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) return HttpResponse.error();
        const lead = aWholeLead({ quotedCents: 90_000 });
        haveLead(lead);
        return HttpResponse.json(lead);
      }),
    );
    const { unmount } = await openLead(aWholeLead());
    await userEvent.type(screen.getByRole('textbox', { name: 'Quoted, in dollars' }), '900{Enter}');
    expect(await screen.findByText('The change was not saved')).toBeVisible();
    unmount();

    await openLead(aWholeLead());
    expect(screen.getByRole('textbox', { name: 'Quoted, in dollars' })).toHaveValue('900');
    const note = screen.getByText('Not saved yet.');
    await userEvent.click(within(note).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(note).not.toBeInTheDocument());
    expect(sent).toEqual([{ quotedCents: 90_000 }, { quotedCents: 90_000 }]);
  });

  it('saves a status that is chosen while an amount is being saved, and shows it meanwhile', async () => {
    const { released: mayAnswer, release: answer } = untilReleased();
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        const change = (await request.json()) as Partial<LeadDetail>;
        sent.push(change);
        if (sent.length === 1) await mayAnswer;
        const lead = aWholeLead({ quotedCents: 90_000, status: change.status });
        haveLead(lead);
        return HttpResponse.json(lead);
      }),
    );
    await openLead(aWholeLead());
    await userEvent.type(screen.getByRole('textbox', { name: 'Quoted, in dollars' }), '900{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));

    const status = screen.getByRole('combobox', { name: 'Status' });
    fireEvent.change(status, { target: { value: 'won' } });
    expect(status).toHaveDisplayValue('Won');
    expect(sent).toHaveLength(1);
    answer();

    expect(await screen.findByText('Undo')).toBeVisible();
    expect(status).toHaveDisplayValue('Won');
    expect(sent).toEqual([{ quotedCents: 90_000 }, { status: 'won' }]);
  });

  it('is corrected in what was changed here, not in what a colleague corrected meanwhile', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aWholeLead());
      }),
    );
    const { store } = await openLead(aWholeLead());
    await userEvent.click(screen.getByRole('button', { name: 'Edit details' }));
    const form = within(screen.getByRole('form'));
    haveLead(aWholeLead({ phone: '(239) 555-0199', message: 'Seen by a colleague.' }));
    store.dispatch(api.util.invalidateTags(['Lead']));
    expect(await screen.findByText('Seen by a colleague.')).toBeVisible();

    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'a');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(sent).toEqual([{ name: `${aWholeLead().name}a` }]));
  });

  it('is corrected in place, and the server’s faults stand at their fields', async () => {
    const sent: unknown[] = [];
    const fault = { message: 'x', code: 'x' };
    const fields = { services: fault, phone: fault };
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? HttpResponse.json({ error: 'x', fields }, { status: 400 })
          : HttpResponse.json(aWholeLead({ name: 'Ana Ruiz Pérez' }));
      }),
    );
    await openLead(aWholeLead());

    await userEvent.click(screen.getByRole('button', { name: 'Edit details' }));
    const form = screen.getByRole('form', { name: 'Edit the details' });
    expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), ' Pérez');
    await userEvent.clear(within(form).getByRole('textbox', { name: 'Phone' }));
    await userEvent.click(within(form).getByRole('checkbox', { name: 'Landscape Lighting' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save changes' }));
    expect(await within(form).findByText(/^Please enter a phone number/)).toBeVisible();
    expect(screen.getByText('Please check the marked fields.')).toBeVisible();
    expect(within(form).getByRole('textbox', { name: 'Phone' })).toHaveFocus();
    expect(within(form).getByRole('group', { name: 'Services' })).toHaveAccessibleDescription(
      'Please choose at least one service',
    );
    await userEvent.type(within(form).getByRole('textbox', { name: 'Phone' }), '239 555 0151');
    await userEvent.click(within(form).getByRole('button', { name: 'Save changes' }));

    expect(await screen.findByRole('button', { name: 'Edit details' })).toBeVisible();
    const services = ['irrigation', 'lighting'];
    expect(sent).toEqual([
      { name: 'Ana Ruiz Pérez', phone: null, services },
      { name: 'Ana Ruiz Pérez', phone: '239 555 0151', services },
    ]);
  });
});
