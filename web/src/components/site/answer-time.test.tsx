import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/mocks/server';
import { renderPart } from '../../testing/test-utils';
import { AnswerTime } from './answer-time';

const usually = /^At this hour usually answered within 40 minutes/;

const answered = (quote: number | null) =>
  server.use(
    http.get('*/api/lead-figures/answer-times', () =>
      HttpResponse.json({ measuredAt: new Date().toISOString(), quote, contact: null }),
    ),
  );

describe('AnswerTime', () => {
  afterEach(() => jest.useRealTimers());

  it('says nothing more of office hours in a page that is still open in the evening', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    answered(40);
    renderPart(<AnswerTime kind="quote" />);
    expect(await screen.findByText(usually)).toBeVisible();

    answered(null);
    act(() => jest.advanceTimersByTime(15 * 60_000));

    await waitFor(() => expect(screen.queryByText(usually)).toBeNull());
  });
});
