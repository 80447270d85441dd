import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { api } from '../../../lib/api';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';
import { haveVisits, thursday, tuesday } from '../../../testing/visits';

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

  it('is not offered again where the office still has to confirm it', async () => {
    const state = haveVisits();
    openPage('/q/some-token');
    const time = await screen.findByRole('button', { name: /Tuesday, December 1/ });
    server.use(
      http.post('*/api/visits', () => {
        Object.assign(state, { isOffered: false, windows: [] });
        return HttpResponse.json({ error: 'no', code: 'awaits_office' }, { status: 409 });
      }),
    );

    await userEvent.click(time);

    expect(await screen.findByRole('heading', { name: 'Your visit' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('will confirm the time by email');
    expect(screen.queryByRole('heading', { name: 'Choose a time for our visit' })).toBeNull();
  });

  it('forgets why a time was refused once the visit is another', async () => {
    const state = haveVisits();
    const { store } = openPage('/q/some-token');
    const time = await screen.findByRole('button', { name: /Tuesday, December 1/ });
    server.use(
      http.post('*/api/visits', () => {
        state.visit = { ...thursday, canChange: true, changeUntil: '2026-12-01T09:00:00.000Z' };
        return HttpResponse.json({ error: 'no', code: 'already_booked' }, { status: 409 });
      }),
    );
    await userEvent.click(time);
    expect(await screen.findByRole('alert')).toHaveTextContent('A visit is booked already.');

    state.visit = null;
    act(() => void store.dispatch(api.util.invalidateTags(['Visit', 'Lead'])));

    expect(await screen.findByRole('button', { name: /Tuesday, December 1/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
