import type { QueuedPicture } from './queued-picture';
import { outcomeOf } from './use-queued-upload';

const left = (changes: Partial<QueuedPicture>) => ({ state: 'waiting', ...changes }) as QueuedPicture;
const failure = (status: number) => ({ status, message: String(status) });

describe(outcomeOf, () => {
  it('says what a picture waits for on this device', () => {
    const kinds = [
      left({ isWifiOnly: true }),
      left({ isWifiOnly: true, failure: failure(401) }),
      left({ isWifiOnly: true, failure: failure(0) }),
      left({ failure: failure(503) }),
      // The connection ended while it was being sent.
      left({ state: 'sending' }),
    ].map((picture) => outcomeOf(picture, true).kind);

    expect(kinds).toEqual(['keptForWifi', 'keptSignedOut', 'kept', 'failed', 'kept']);
  });

  it('gives a picture back to its form if the browser would lose it', () => {
    expect(outcomeOf(left({ isWifiOnly: true }), false).kind).toBe('failed');
  });
});
