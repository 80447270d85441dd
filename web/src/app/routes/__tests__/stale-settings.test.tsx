import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { openPart, retype } from '../../../testing/open-desk-settings';
import { untilReleased } from '../../../testing/until-released';

/** Mocks an API of settings. It refuses a change that is based on another revision than the current one. */
function haveSettings(path: string, settings: object) {
  const kept = { revision: 3, ...settings };
  const asked: [string | null, object][] = [];
  server.use(
    http.get(`*/api${path}`, () => HttpResponse.json(kept)),
    http.put(`*/api${path}`, async ({ request }) => {
      const base = request.headers.get('if-match');
      const body = (await request.json()) as object;
      asked.push([base, body]);
      if (base !== `"${kept.revision}"`)
        return HttpResponse.json({ error: 'no', code: 'settings_changed' }, { status: 412 });
      Object.assign(kept, body, { revision: kept.revision + 1 });
      return HttpResponse.json(kept);
    }),
  );
  return {
    asked,
    changeElsewhere: (change: object) => Object.assign(kept, change, { revision: kept.revision + 1 }),
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const exception = { userId: null, from: '2031-01-01T08:00', until: '2031-01-02T08:00' };
const theirs = { userId: null, from: '2031-02-01T08:00', until: '2031-02-02T08:00' };
const visits = { noticeHours: 24, horizonDays: 21, lastMomentHours: 4, week: [], dates: [], areas: [] };
const rota = { now: [], gaps: [], shifts: [], exceptions: [exception] };

describe('settings that someone else changed meanwhile', () => {
  beforeEach(() =>
    server.use(
      http.get('*/api/staff', () => HttpResponse.json([])),
      http.get('*/api/visits/unfit', () => HttpResponse.json({ people: [], visits: [] })),
      http.get('*/api/visits/days', () => HttpResponse.json({ windows: [] })),
    ),
  );

  it.each([
    ['Discard my changes', ['"4"', { shifts: [], exceptions: [theirs] }]],
    ['Replace the other person’s changes with mine', ['"4"', { shifts: [], exceptions: [] }]],
  ])('ask which rota to keep: %s', async (choice, saved) => {
    const { asked, changeElsewhere } = haveSettings('/leads/on-call', rota);
    await openPart('oncall');
    await press('Remove: Exception 1');
    changeElsewhere({ exceptions: [theirs] });

    await press('Save');

    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('Someone else changed these settings');
    expect(asked).toEqual([['"3"', { shifts: [], exceptions: [] }]]);
    await userEvent.click(within(question).getByRole('button', { name: choice }));
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save');
    expect(await screen.findByText('In effect from now on.')).toBeVisible();
    expect(asked[1]).toEqual(saved);
  });

  it('ask which times of visits to keep', async () => {
    const { asked, changeElsewhere } = haveSettings('/visits/settings', visits);
    await openPart('visits');
    await retype(screen.getByRole('spinbutton', { name: /Days ahead/i }), '30');
    changeElsewhere({ noticeHours: 48 });

    await press('Save');
    await press('Replace the other person’s changes with mine');
    await press('Save');

    expect(await screen.findByText('In effect from now on.')).toBeVisible();
    const { areas: _areas, ...limits } = visits;
    const mine = { ...limits, horizonDays: 30 };
    expect(asked).toEqual([
      ['"3"', mine],
      ['"4"', mine],
    ]);
  });

  it.each([
    ['oncall', '/leads/on-call', rota, 'Add an exception'],
    ['visits', '/visits/settings', visits, 'Add a time: Monday'],
  ])(
    'keep what was saved here until the query has it, and its revision: %s',
    async (part, path, settings, add) => {
      const { asked } = haveSettings(path, settings);
      const { released: mayAnswer, release: answer } = untilReleased();
      await openPart(part);
      server.use(
        http.get(`*/api${path}`, () => mayAnswer.then(() => new HttpResponse(null, { status: 503 }))),
      );
      await press(add);
      let hasAsked = false;
      new MutationObserver((changes) => {
        const texts = changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent));
        hasAsked ||= texts.some((text) => text?.includes('Someone else changed'));
      }).observe(document.body, { childList: true, subtree: true });
      await press('Save');
      expect(await screen.findByText('In effect from now on.')).toBeVisible();
      await press('Save');

      await waitFor(() => expect(asked).toHaveLength(2));
      const [[, body] = []] = asked;
      expect(asked).toEqual([
        ['"3"', body],
        ['"4"', body],
      ]);
      expect(hasAsked).toBe(false);
      answer();
    },
  );

  it('show theirs beside what was typed into the steps and the months', async () => {
    const steps = [30, 60, 90].map((afterMinutes) => ({ afterMinutes, email: null }));
    const { asked, changeElsewhere } = haveSettings('/leads/steps', { enabled: true, steps });
    const months = haveSettings('/leads/retention', { lostAndSpamMonths: null, allMonths: null });
    server.use(http.get('*/api/leads/retention/preview', () => HttpResponse.json({ count: 0 })));
    await openPart('leads');
    const [first = document.body] = screen.getAllByRole('textbox', { name: 'After (minutes)' });
    await retype(first, '10');
    changeElsewhere({ enabled: false });

    await press('Save');
    expect(await screen.findByText(/^Someone else changed these settings/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Turn on these steps' })).not.toBeChecked(),
    );
    await press('Save');

    expect(await screen.findByText('In effect from now on.')).toBeVisible();
    const mine = [{ afterMinutes: 10, email: null }, ...steps.slice(1)];
    expect(asked).toEqual([
      ['"3"', { enabled: true, steps: mine }],
      ['"4"', { enabled: false, steps: mine }],
    ]);

    await retype(screen.getByRole('textbox', { name: 'All leads, in months' }), '36');
    months.changeElsewhere({ lostAndSpamMonths: 12 });
    await press('Check and save');
    await userEvent.click(
      within(await screen.findByRole('dialog'))
        .getAllByRole('button')
        .at(-1) ?? document.body,
    );
    expect(await screen.findByDisplayValue('12')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'All leads, in months' })).toHaveValue('36');
    expect(months.asked).toEqual([['"3"', { lostAndSpamMonths: null, allMonths: 36 }]]);
  });
});
