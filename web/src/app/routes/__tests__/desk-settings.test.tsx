import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { openPart, owner, retype } from '../../../testing/open-desk-settings';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import { untilReleased } from '../../../testing/until-released';
import type { LeadRetention, LeadSteps } from '../../../types/api';

const steps: LeadSteps = {
  revision: 0,
  enabled: true,
  steps: [30, 60, 90].map((afterMinutes) => ({ afterMinutes, email: null })),
};

function haveLeadSettings(
  retention: Omit<LeadRetention, 'revision'> = { lostAndSpamMonths: null, allMonths: null },
) {
  const saved: unknown[] = [];
  const save = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as object;
    saved.push(body);
    return HttpResponse.json(body);
  };
  server.use(
    http.get('*/api/leads/steps', () => HttpResponse.json(steps)),
    http.put('*/api/leads/steps', save),
    http.get('*/api/leads/retention', () => HttpResponse.json({ ...retention, revision: 0 })),
    http.put('*/api/leads/retention', save),
  );
  return saved;
}

describe('the settings of who is on call', () => {
  const rota = { now: ['olga'], gaps: [{ from: '2026-03-05T08:00', until: '2026-03-05T17:00' }] };

  it('name who is on call and the gaps, and take shifts and exceptions', async () => {
    const saved: unknown[] = [];
    server.use(
      http.get('*/api/staff', () =>
        HttpResponse.json([
          { id: 'user-2', username: 'bo', isActive: true },
          { id: 'user-3', username: 'gone', isActive: false },
        ]),
      ),
      http.get('*/api/leads/on-call', () => HttpResponse.json({ ...rota, shifts: [], exceptions: [] })),
      http.put('*/api/leads/on-call', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({ ...rota, gaps: [], shifts: [], exceptions: [] });
      }),
    );
    await openPart('oncall');
    expect(screen.getByText('On call now: olga')).toBeVisible();
    expect(screen.getByText('Thu, Mar 5, 8:00 AM to Thu, Mar 5, 5:00 PM')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Add a shift' }));
    const shift = within(screen.getByRole('group', { name: 'Shift 1' }));
    await shift.findByRole('option', { name: 'bo' });
    const person = shift.getByRole('combobox', { name: 'Person' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(person).toHaveAccessibleDescription('Please fill in this field');
    expect(person).toHaveFocus();
    expect(shift.queryByRole('option', { name: /gone/ })).toBeNull();
    await userEvent.selectOptions(person, 'bo');
    expect(person).toHaveAccessibleDescription('');
    await userEvent.selectOptions(shift.getByRole('combobox', { name: 'From' }), 'Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Add an exception' }));
    const until = within(screen.getByRole('group', { name: 'Exception 1' })).getByLabelText('Until');
    fireEvent.change(until, { target: { value: '2020-01-01T08:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(until).toHaveAccessibleDescription('Please choose a later time');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Exception 1' }));
    expect(screen.getByRole('button', { name: 'Add an exception' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('In effect from now on.')).toBeVisible();
    expect(saved).toEqual([
      {
        shifts: [{ userId: 'user-2', fromDay: 5, fromTime: '17:00', untilDay: 2, untilTime: '08:00' }],
        exceptions: [],
      },
    ]);
  });

  it('mark the shift of a person who has left, with which nothing can be saved', async () => {
    const week = { fromDay: 1, fromTime: '17:00', untilDay: 2, untilTime: '08:00' };
    const shifts = [{ userId: 'user-3', ...week }];
    server.use(
      http.get('*/api/staff', () => HttpResponse.json([{ id: 'user-3', username: 'gone', isActive: false }])),
      http.get('*/api/leads/on-call', () => HttpResponse.json({ ...rota, shifts, exceptions: [] })),
    );
    await openPart('oncall');

    const person = within(screen.getByRole('group', { name: 'Shift 1' })).getByRole('combobox', {
      name: 'Person',
    });
    await waitFor(() => expect(person).toHaveAccessibleDescription('gone no longer works on leads'));
    expect(person).toBeInvalid();
  });

  it('let everybody set their quiet hours beside their devices', async () => {
    let saved: unknown;
    server.use(
      http.get('*/api/push-devices', () => HttpResponse.json([])),
      http.put('*/api/leads/quiet-hours', async ({ request }) => {
        saved = await request.json();
        return HttpResponse.json(saved as object);
      }),
    );
    await openPart('devices');

    const from = await screen.findByLabelText('From');
    fireEvent.change(from, { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(from).toHaveAccessibleDescription('Please fill in this field');
    expect(from).toHaveFocus();
    fireEvent.change(from, { target: { value: '20:00' } });
    expect(from).toHaveAccessibleDescription('');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Use quiet hours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('In effect from now on.')).toBeVisible();
    expect(saved).toEqual({ enabled: false, from: '20:00', until: '07:00' });
  });

  it('keep what is typed while they are saved', async () => {
    const { released: typed, release: goOn } = untilReleased();
    const saved: object[] = [];
    server.use(
      http.get('*/api/push-devices', () => HttpResponse.json([])),
      http.put('*/api/leads/quiet-hours', async ({ request }) => {
        saved.push((await request.json()) as object);
        await typed;
        return HttpResponse.json(saved.at(-1));
      }),
    );
    await openPart('devices');
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '20:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Saving...' });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '06:00' } });
    goOn();

    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toMatchObject([
      { from: '20:00', until: '07:00' },
      { from: '20:00', until: '06:00' },
    ]);
  });
});

describe('the settings of leads', () => {
  it('change the steps, and refuse minutes that do not rise', async () => {
    const saved = haveLeadSettings();
    await openPart('leads');
    const minutes = screen.getAllByRole('textbox', { name: 'After (minutes)' });
    const [, second = document.body] = minutes;

    await retype(second, '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter more minutes than for the step before')).toBeVisible();
    expect(saved).toEqual([]);
    await retype(second, '45');
    await userEvent.type(
      screen.getAllByRole('textbox', { name: 'Send email to' })[0] ?? second,
      'maya@firm.test',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('In effect from now on.')).toBeVisible();
    expect(saved).toEqual([
      {
        enabled: true,
        steps: [
          { afterMinutes: 30, email: 'maya@firm.test' },
          { afterMinutes: 45, email: null },
          { afterMinutes: 90, email: null },
        ],
      },
    ]);
  });

  it('say how many leads are erased before anything is saved', async () => {
    const saved = haveLeadSettings({ lostAndSpamMonths: 24, allMonths: null });
    const asked: string[] = [];
    server.use(
      http.get('*/api/leads/retention/preview', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ count: 7 });
      }),
    );
    await openPart('leads');
    const months = await screen.findByRole('textbox', { name: 'All leads, in months' });

    await retype(months, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Check and save' }));
    expect(await screen.findByText('Please enter 1 to 240 months, or nothing')).toBeVisible();
    await retype(months, '36');
    await userEvent.click(screen.getByRole('button', { name: 'Check and save' }));
    expect(await screen.findByRole('dialog', { name: 'Erase 7 leads?' })).toBeVisible();
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save and erase' }));

    await waitFor(() => expect(saved).toEqual([{ lostAndSpamMonths: 24, allMonths: 36 }]));
    expect(asked).toEqual(['?lostAndSpamMonths=24&allMonths=36']);
  });

  it('show the daily test', async () => {
    haveLeadSettings();
    const at = '2026-01-05T12:30:00.000Z';
    for (const [proof, words] of [
      [
        { at, seconds: 4.2, state: 'ok' },
        'Last test: Jan 5, 2026, 7:30 AM. The test lead arrived after 4.2 s.',
      ],
      [{ at, seconds: null, state: 'none' }, 'The test lead of Jan 5, 2026, 7:30 AM is on its way.'],
      [
        { at, seconds: null, state: 'late' },
        /^The test lead of Jan 5, 2026, 7:30 AM has not arrived, so leads /,
      ],
      [{ at: null, seconds: null, state: 'late' }, /^The latest test lead was not sent\./],
      [{ at: null, seconds: null, state: 'none' }, 'No test has run yet.'],
      [{ at: null, seconds: null, state: 'off' }, /^Off: this is a demonstration/],
    ] as const) {
      server.use(http.get('*/api/leads/proof', () => HttpResponse.json(proof)));
      signedInAs(owner);
      const { unmount } = openPage('/admin/settings/leads');
      expect(await screen.findByText(words)).toBeVisible();
      unmount();
    }
  });
});
