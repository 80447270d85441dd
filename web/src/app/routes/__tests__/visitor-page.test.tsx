import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { phoneHref } from '../../../components/site/admin-access';
import { profile } from '../../../lib/site';
import { aFile } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';
import type { VisitorPage } from '../../../types/api';

const aPage = (wanted: Partial<VisitorPage> = {}): VisitorPage => ({
  reference: 'Q-7F3K2M',
  kind: 'quote',
  services: ['irrigation'],
  receivedAt: '2026-01-05T14:02:00.000Z',
  state: 'received',
  since: '2026-01-05T14:02:00.000Z',
  by: null,
  visit: null,
  urgency: null,
  urgentState: null,
  photos: 0,
  ...wanted,
});

/** Mocks the API of the visitor's page. A withdrawal changes the page in the returned state. */
function havePage(page: VisitorPage) {
  const state = { page };
  server.use(
    http.get('*/api/visitor-pages/:token', () => HttpResponse.json(state.page)),
    http.get('*/api/visits/windows', () =>
      HttpResponse.json({ visit: null, windows: [], isOffered: false, offer: null, isWaiting: false }),
    ),
    http.post('*/api/visitor-pages/:token/withdrawal', () => {
      state.page = aPage({ state: 'withdrawn' });
      return HttpResponse.json(state.page);
    }),
    http.delete('*/api/visitor-pages/:token/withdrawal', () => {
      state.page = aPage();
      return HttpResponse.json(state.page);
    }),
  );
  return state;
}

describe('the visitor’s own page', () => {
  it.each([
    [aPage(), /^Received Jan 5, 2026, 9:02/],
    [aPage({ state: 'claimed', by: 'Ruth' }), /^Ruth has had it since Jan 5, 2026, 9:02/],
    [aPage({ state: 'claimed' }), /^Our office has had it since/],
    [aPage({ state: 'answered', by: 'Ruth' }), /^Answered Jan 5/],
    [aPage({ state: 'closed' }), /^Closed Jan 5/],
  ])('says where the request is: %#', async (page, line) => {
    havePage(page);
    openPage('/q/some-token');

    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.getByText('Quote request · Q-7F3K2M')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
  });

  it('follows what the office does', async () => {
    const state = havePage(aPage());
    openPage('/q/some-token');
    await screen.findByText(/^Received/);

    state.page = aPage({ state: 'claimed', by: 'Ruth' });

    expect(await screen.findByText(/^Ruth has had it/, undefined, { timeout: 10_000 })).toBeVisible();
  });

  it('withdraws the request by one press, and takes that back', async () => {
    havePage(aPage());
    openPage('/es/q/some-token');

    await userEvent.click(await screen.findByRole('button', { name: 'Ya no lo necesito' }));
    expect(await screen.findByText(/que ya no lo necesita$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

    expect(await screen.findByText(/^Nos llegó el 5 ene 2026, 9:02/)).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
  });

  it('takes back a withdrawal whose answer was lost', async () => {
    const state = havePage(aPage());
    server.use(
      http.post('*/api/visitor-pages/:token/withdrawal', () => {
        state.page = aPage({ state: 'withdrawn' });
        return HttpResponse.error();
      }),
    );
    openPage('/q/some-token');

    await userEvent.click(await screen.findByRole('button', { name: 'No longer needed' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByText(/^That did not work/)).toBeNull();
    await userEvent.click(undo);

    expect(await screen.findByText(/^Received/)).toBeVisible();
    expect(screen.queryByText(/^That did not work/)).toBeNull();
  });

  it('asks nothing while its tab is hidden', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const show = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    const state = havePage(aPage());
    openPage('/q/some-token');
    await screen.findByText(/^Received/);
    const asked = jest.spyOn(globalThis, 'fetch');

    act(() => show('hidden'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).not.toHaveBeenCalled();
    state.page = aPage({ state: 'claimed', by: 'Ruth' });
    act(() => show('visible'));
    await act(() => jest.advanceTimersByTimeAsync(2_500));

    expect(await screen.findByText(/^Ruth has had it/)).toBeVisible();
    jest.useRealTimers();
  });

  it('keeps the keyboard’s place when a withdrawal can be undone for no longer', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    havePage(aPage());
    server.use(http.delete('*/api/visitor-pages/:token/withdrawal', () => HttpResponse.error()));
    openPage('/q/some-token');
    await userEvent.click(await screen.findByRole('button', { name: 'No longer needed' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });

    await userEvent.click(undo);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^That did not work/);
    expect(undo).toHaveFocus();
    act(() => jest.advanceTimersByTime(10_000));

    expect(undo).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    jest.useRealTimers();
  });

  it('tells the person on call what cannot wait, and says so once they were told', async () => {
    const state = havePage(aPage());
    let sent: unknown;
    server.use(
      http.post('*/api/visitor-pages/:token/urgency', async ({ request }) => {
        sent = await request.json();
        state.page = aPage({ urgency: 'water', urgentState: 'telling' });
        return HttpResponse.json(state.page);
      }),
    );
    openPage('/q/some-token');

    await userEvent.click(await screen.findByText('This can’t wait'));
    await userEvent.click(screen.getByRole('radio', { name: 'Water running' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tell our person on call' }));
    expect(await screen.findByText(/^We are trying to reach/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent).toEqual({ urgency: 'water' });

    state.page = aPage({ urgency: 'water', urgentState: 'told' });
    const told = await screen.findByText('Our person on call has been told.', undefined, { timeout: 10_000 });
    expect(told).toBeVisible();
    expect(screen.queryByText('This can’t wait')).toBeNull();
  });

  it.each([
    [403, 'This link is not valid'],
    [410, 'This page is no longer available'],
    [404, 'This request no longer exists'],
    [502, 'We could not load your request'],
  ])('names the fault of an answer of %i, and the number to call', async (status, title) => {
    server.use(
      http.get('*/api/visitor-pages/:token', () =>
        HttpResponse.json({ error: 'no', code: 'no' }, { status }),
      ),
    );
    openPage('/q/some-token');

    expect(await screen.findByText(title)).toBeVisible();
    const call = screen.getByRole('link', { name: `Call ${profile.phone.display}` });
    expect(call).toHaveAttribute('href', phoneHref);
  });

  it('keeps photos that did not arrive, and sends them again, with those chosen since', async () => {
    havePage(aPage());
    const sent: number[] = [];
    let isReachable = false;
    server.use(
      http.post('*/api/visitor-pages/photos', async ({ request }) => {
        const { projectImages } = (await request.json()) as { projectImages: string[] };
        sent.push(projectImages.length);
        return isReachable
          ? HttpResponse.json(aPage({ photos: projectImages.length }))
          : HttpResponse.error();
      }),
    );
    openPage('/q/some-token');
    const zone = await screen.findByLabelText(/^Choose or take photos|^Drop photos here/);

    await userEvent.upload(zone, [aFile('front.jpg'), aFile('back.jpg')]);
    expect(await screen.findByRole('button', { name: 'Send the 2 photos again' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This did not arrive. Please try again.');
    await userEvent.upload(zone, aFile('side.jpg'));
    const again = await screen.findByRole('button', { name: 'Send the 3 photos again' });
    isReachable = true;
    await userEvent.click(again);

    expect(await screen.findByText('3 photos added. Thank you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /photos again$/ })).toBeNull();
    expect(sent).toEqual([2, 3, 3]);
  });

  it('does not offer to send photos again that the server refuses', async () => {
    havePage(aPage());
    const refusal = {
      error: 'No',
      code: 'validation_failed',
      fields: { projectImages: { message: 'No', code: 'unreadable' } },
    };
    server.use(http.post('*/api/visitor-pages/photos', () => HttpResponse.json(refusal, { status: 400 })));
    openPage('/q/some-token');

    await userEvent.upload(
      await screen.findByLabelText(/^Choose or take photos|^Drop photos here/),
      aFile('front.jpg'),
    );

    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  });
});
