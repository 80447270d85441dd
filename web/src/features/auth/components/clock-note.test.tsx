import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { renderPart } from '../../../testing/test-utils';
import { ClockNote } from './clock-note';

const minuteMs = 60_000;

/** Mocks a server whose clock is ahead of this device's. */
const haveClockAhead = (milliseconds: number) =>
  server.use(
    http.get('*/api/health', () =>
      HttpResponse.json({}, { headers: { date: new Date(Date.now() + milliseconds).toUTCString() } }),
    ),
  );

describe('the note about the clock', () => {
  it.each([[24 * 60 * minuteMs], [-24 * 60 * minuteMs]])('is shown when it is off by %d ms', async (off) => {
    haveClockAhead(off);
    renderPart(<ClockNote />);

    expect(await screen.findByRole('alert')).toHaveTextContent('The clock of this device is wrong.');
  });

  it('is not shown for a few minutes', async () => {
    const read = jest.spyOn(Headers.prototype, 'get');
    haveClockAhead(3 * minuteMs);
    renderPart(<ClockNote />);

    await waitFor(() => expect(read).toHaveBeenCalledWith('date'));
    expect(screen.queryByRole('alert')).toBeNull();
    read.mockRestore();
  });
});
