import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';
import type { VisitorPage, VisitorWindows } from '../../../types/api';

const tuesday = {
  windowId: '019aa000-0000-7000-8000-00000000000a',
  date: '2026-12-01',
  starts: '09:00',
  ends: '11:00',
};
const thursday = { ...tuesday, date: '2026-12-03', starts: '13:00', ends: '15:00' };

const page: VisitorPage = {
  reference: 'Q-7F3K2M',
  kind: 'quote',
  services: [],
  receivedAt: '2026-01-05T14:02:00.000Z',
  state: 'received',
  since: '2026-01-05T14:02:00.000Z',
  by: null,
  visit: null,
  urgency: null,
  urgentState: null,
  photos: 0,
};

/** Mocks the visits API with two windows. */
function haveVisits({ taken = false, lastMoment = false } = {}) {
  const state: VisitorWindows & { keys: (string | null)[] } = {
    isOffered: true,
    offer: null,
    isWaiting: false,
    visit: null,
    windows: [tuesday, thursday],
    keys: [],
  };
  const booked = async (request: Request) => {
    state.keys.push(request.headers.get('idempotency-key'));
    const { date } = (await request.json()) as { date: string };
    const window = [tuesday, thursday].find((one) => one.date === date) ?? tuesday;
    if (taken) {
      state.windows = [thursday];
      return HttpResponse.json({ error: 'no', code: 'just_taken', windows: [thursday] }, { status: 409 });
    }
    state.visit = { ...window, canChange: !lastMoment, changeUntil: '2026-12-01T09:00:00.000Z' };
    return HttpResponse.json(state.visit);
  };
  server.use(
    http.get('*/api/visitor-pages/:token', () => HttpResponse.json({ ...page, visit: state.visit })),
    http.get('*/api/visits/windows', () => HttpResponse.json(state)),
    http.post('*/api/visits', ({ request }) => booked(request)),
    http.post('*/api/visits/move', ({ request }) => booked(request)),
    http.post('*/api/visits/cancel', () => {
      state.visit = null;
      return HttpResponse.json(state);
    }),
  );
  return state;
}

const focused = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

describe('a visit on the visitor’s own page', () => {
  it('is booked, moved and cancelled', async () => {
    const { keys } = haveVisits();
    openPage('/q/some-token');

    await userEvent.click(await screen.findByRole('button', { name: /Tuesday, December 1.*9am-11am/ }));
    expect(await screen.findByRole('heading', { name: 'Your visit' })).toBeVisible();
    expect(screen.getByText('Tuesday, December 1, 9am-11am')).toBeVisible();
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    await focused('Your visit');

    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await focused('Choose a time for our visit');
    await userEvent.click(screen.getByRole('button', { name: /Thursday, December 3/ }));
    expect(await screen.findByText('Thursday, December 3, 1pm-3pm', { selector: 'output' })).toBeVisible();
    await focused('Your visit');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));
    expect(await screen.findByRole('button', { name: /Tuesday, December 1/ })).toBeVisible();
    await focused('Choose a time for our visit');
  });

  it('waits for something earlier, and takes it', async () => {
    const state = haveVisits();
    server.use(
      http.post('*/api/visits/waiting', () => {
        state.isWaiting = true;
        state.offer = { ...thursday, until: new Date(Date.now() + 3_600_000).toISOString() };
        return HttpResponse.json(state);
      }),
    );
    openPage('/q/some-token');
    await userEvent.click(await screen.findByRole('button', { name: /Tuesday/ }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Tell me when something earlier opens' }),
    );
    expect(await screen.findByText('We will email you when something earlier opens.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Take this time' }));

    expect(await screen.findByRole('heading', { name: 'Your visit' })).toBeVisible();
    expect(screen.getAllByText('Thursday, December 3, 1pm-3pm')[0]).toBeVisible();
  });

  it('says why no one can wait for something earlier', async () => {
    haveVisits();
    server.use(
      http.post('*/api/visits/waiting', () =>
        HttpResponse.json({ error: 'no', code: 'too_many_visits' }, { status: 409 }),
      ),
    );
    openPage('/q/some-token');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Tell me when something earlier opens' }),
    );

    expect(await screen.findByRole('alert')).toHaveTextContent(/^No more visits can be booked from here/);
  });

  it('says in Spanish that a time was taken, and shows what is left', async () => {
    haveVisits({ taken: true });
    openPage('/es/q/some-token');

    await userEvent.click(await screen.findByRole('button', { name: /martes, 1 de diciembre/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('se acaba de ocupar');
    await waitFor(() => expect(screen.queryByRole('button', { name: /martes/ })).toBeNull());
    expect(screen.getByRole('button', { name: /jueves, 3 de diciembre/ })).toBeVisible();
  });

  it('gives the number to call after the last moment, and when nothing answers', async () => {
    haveVisits({ lastMoment: true });
    const { unmount } = openPage('/q/some-token');
    await userEvent.click(await screen.findByRole('button', { name: /Tuesday/ }));
    expect(await screen.findByText(/^To change it now, please call/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Tell me when/ })).toBeNull();
    unmount();

    haveVisits();
    server.use(http.get('*/api/visits/windows', () => HttpResponse.json({}, { status: 503 })));
    openPage('/q/some-token');
    expect(await screen.findByText(/^We could not load times for a visit. Please call/)).toBeVisible();
  });

  it('is booked and cancelled though the connection loses the answers', async () => {
    const state = haveVisits();
    openPage('/q/some-token');
    const time = await screen.findByRole('button', { name: /Tuesday, December 1/ });
    server.use(
      http.post('*/api/visits', ({ request }) => {
        state.keys.push(request.headers.get('idempotency-key'));
        state.visit = { ...tuesday, canChange: true, changeUntil: '2026-12-01T09:00:00.000Z' };
        return HttpResponse.error();
      }),
      http.post('*/api/visits/cancel', () => {
        state.visit = null;
        return HttpResponse.error();
      }),
    );

    await userEvent.click(time);
    await focused('Your visit');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));

    await focused('Choose a time for our visit');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Tuesday, December 1/ }));
    await focused('Your visit');
    expect(new Set(state.keys).size).toBe(2);
  });

  it('is booked after a lost connection without loading the page again', async () => {
    const { keys } = haveVisits();
    openPage('/q/some-token');
    const time = await screen.findByRole('button', { name: /Tuesday, December 1/ });
    server.use(
      http.post('*/api/visits', () => HttpResponse.error()),
      http.get('*/api/visits/windows', () => HttpResponse.error()),
    );
    await userEvent.click(time);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/^We could not load times for a visit/));
    expect(alert).toHaveTextContent('That did not work.');

    const { keys: again } = haveVisits();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: /Tuesday, December 1/ }));

    expect(await screen.findByRole('heading', { name: 'Your visit' })).toBeVisible();
    expect(keys).toEqual([]);
    expect(again).toHaveLength(1);
  });
});

const offers = (answer: object) =>
  server.use(http.get('*/api/visits/offers', () => HttpResponse.json(answer)));

const place = () => screen.findByRole('textbox', { name: 'Address or community' });
const address = () => screen.findByRole('textbox', { name: /^Property address/ });

/** Chooses Thursday on the page for booking, and sends the request. */
async function bookThursday(): Promise<void> {
  openPage('/book');
  await userEvent.type(await place(), '12 Gulf Shore Blvd, Naples');
  await userEvent.click(screen.getByRole('button', { name: 'Show times' }));
  expect(await screen.findByRole('heading', { name: 'Times in Naples' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Thursday, December 3/ }));

  await userEvent.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Ann Palmer');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'ann@visitor.test');
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '(239) 555-0101');
  expect(await address()).toHaveValue('12 Gulf Shore Blvd, Naples');
  await userEvent.click(screen.getByRole('checkbox', { name: /Irrigation/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'Two zones stay dry.');
  await userEvent.click(screen.getByRole('button', { name: 'Request my quote' }));
}

const thursdayBooked = () => screen.findByText('Thursday, December 3, 1pm-3pm', { selector: 'output' });

describe('the page for booking', () => {
  let quotes = 0;
  beforeEach(() => {
    quotes = 0;
    offers({ areaName: 'Naples', isOutside: false, windows: [tuesday, thursday] });
    server.use(
      http.post('*/api/quotes', () => {
        quotes += 1;
        return HttpResponse.json({ reference: 'Q-7F3K2M', page: '/q/some-token' }, { status: 201 });
      }),
    );
  });

  it('takes a place, a time and a request, and books it', async () => {
    const { keys } = haveVisits();

    await bookThursday();

    expect(await thursdayBooked()).toBeVisible();
    expect([quotes, keys.length]).toEqual([1, 1]);
  });

  it('books the chosen time at the next try where the connection ended with the request', async () => {
    server.use(
      http.post('*/api/visits', () => HttpResponse.error()),
      http.get('*/api/visits/windows', () => HttpResponse.error()),
    );
    await bookThursday();
    const again = await screen.findByRole('button', { name: 'Try again' });
    haveVisits();

    await userEvent.click(again);

    expect(await thursdayBooked()).toBeVisible();
  });

  it('begins a draft only with a choice', async () => {
    const { store } = openPage('/book');
    await userEvent.click(await screen.findByRole('button', { name: 'Show times' }));
    expect(await place()).toHaveAccessibleDescription('Please enter an address or a community');
    expect(await place()).toHaveFocus();
    await userEvent.type(await place(), 'Naples');
    expect(await place()).toBeValid();
    expect(store.getState().drafts?.quote).toBeUndefined();

    await userEvent.click(screen.getByRole('button', { name: 'Show times' }));

    await waitFor(() => expect(store.getState().drafts?.quote?.visit?.place).toBe('Naples'));
  });

  it('keeps the place, the time and the address in the form across a reload', async () => {
    const first = openPage('/book');
    await userEvent.type(await place(), 'Naples');
    await userEvent.click(screen.getByRole('button', { name: 'Show times' }));
    await screen.findByRole('heading', { name: 'Times in Naples' });
    first.unmount();

    const second = openPage('/book');
    const time = await screen.findByRole('button', { name: /Thursday, December 3/ });
    expect(await place()).toHaveValue('Naples');
    await userEvent.click(time);
    await userEvent.clear(await address());
    await userEvent.type(await address(), '12 Gulf Shore Blvd');
    second.unmount();

    openPage('/book');
    expect(await address()).toHaveValue('12 Gulf Shore Blvd');
    expect(screen.getByText('Thursday, December 3, 1pm-3pm')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    expect(await screen.findByRole('heading', { name: 'Times in Naples' })).toBeVisible();
  });

  it('leads to the contact page where nothing can be booked', async () => {
    offers({ areaName: null, isOutside: true, windows: [] });
    openPage('/es/book');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Dirección o comunidad' }), 'Orlando');
    await userEvent.click(screen.getByRole('button', { name: 'Ver horas' }));

    expect(await screen.findByText(/fuera de nuestra zona/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a la página de contacto' })).toHaveAttribute(
      'href',
      '/es/contact',
    );
  });
});
