import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { server } from '../testing/mocks/server';

const pauses: number[] = [];
jest.unstable_mockModule('./wait-for', () => ({
  waitFor: (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  },
}));
const { sendWithRetries } = await import('./send-with-retries');

/**
 * Answers with each status in turn, then always with the last one. `retryAfter` is the value of the header
 * `Retry-After`.
 */
function answerWith(statuses: number[], retryAfter?: string): void {
  const left = [...statuses];
  server.use(
    http.post('*/api/quotes', () => {
      const status = (left.length > 1 ? left.shift() : left[0]) ?? 500;
      return HttpResponse.json(
        { status },
        { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} },
      );
    }),
  );
}

const sending = { url: '/quotes', body: {}, onProgress: () => undefined };

describe('sending to a busy server', () => {
  beforeEach(() => pauses.splice(0));

  it.each([
    ['the pause it asked for', '7', 7000],
    ['three seconds where it asked for none', undefined, 3000],
    ['thirty seconds at most', '600', 30_000],
  ])('waits %s, and sends again', async (_name, retryAfter, pause) => {
    answerWith([503, 201], retryAfter);
    const onBusy = jest.fn();

    const sent = await sendWithRetries(sending, { maxTries: 3, onBusy });

    expect(sent).toEqual({ data: { status: 201 } });
    expect(pauses).toEqual([pause]);
    expect(onBusy).toHaveBeenCalledTimes(1);
  });

  it('gives up after the last try, and at once upon any other failure', async () => {
    answerWith([503]);
    const busy = await sendWithRetries(sending, { maxTries: 3, onBusy: () => undefined });
    expect(busy).toMatchObject({ error: { status: 503 } });
    expect(pauses).toHaveLength(2);

    answerWith([500, 201]);
    const failed = await sendWithRetries(sending, { maxTries: 3, onBusy: () => undefined });
    expect(failed).toMatchObject({ error: { status: 500 } });
    expect(pauses).toHaveLength(2);
  });
});
