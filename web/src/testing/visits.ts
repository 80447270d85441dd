import { http, HttpResponse } from 'msw';
import type { VisitorPage, VisitorWindows } from '../types/api';
import { server } from './mocks/server';

export const tuesday = {
  windowId: '019aa000-0000-7000-8000-00000000000a',
  date: '2026-12-01',
  starts: '09:00',
  ends: '11:00',
};
export const thursday = { ...tuesday, date: '2026-12-03', starts: '13:00', ends: '15:00' };

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
export function haveVisits({ taken = false, lastMoment = false } = {}) {
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
