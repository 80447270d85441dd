import { jest } from '@jest/globals';
import { pictureQueueContent } from '../../../content/picture-queue';
import { anyDevice } from './device';
import { counts, notes } from './queue-notes';
import type { QueueState } from './queue-state';

const words = pictureQueueContent.en;

describe(notes.name, () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['may be closed, where the pictures are safe', true, [words.offlineInBackground]],
    ['stays open, where they are not', false, [words.notSafe, words.offlineOpenPage]],
  ])('says without a connection that the page %s', (_what, isSafe, sentences) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const state = {
      pictures: [{ state: 'waiting' }],
      isDurable: true,
      device: { ...anyDevice, isSafe, sendsInBackground: true },
      preparing: 0,
    } as QueueState;

    expect(notes(state, words, true)).toEqual(sentences);
  });

  it.each(['sent', 'present', 'failed'])('asks no page to stay open for a picture that is %s', (state) => {
    const device = { ...anyDevice, isSafe: false };

    expect(
      notes({ pictures: [{ state }], isDurable: true, device, preparing: 0 } as QueueState, words, true),
    ).toEqual([]);
  });
});

describe(counts.name, () => {
  it('leaves out what there is none of', () => {
    const state = { pictures: ['chosen', 'chosen', 'failed'].map((one) => ({ state: one })) } as QueueState;

    expect(counts(state, words)).toEqual([words.chosen(2), words.failed(1)]);
  });
});
