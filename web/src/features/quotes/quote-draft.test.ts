import { jest } from '@jest/globals';
import { newAttempt } from '../../lib/attempt';
import { loadDraft, newDraft, saveDraft } from './quote-draft';
import { emptyQuote } from './empty-quote';

describe('a quote draft', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps what was typed, and the last try to send it', () => {
    const attempt = newAttempt('one');
    saveDraft({ ...newDraft(), values: { ...emptyQuote(), name: 'Ana' }, attempt });

    const loaded = loadDraft();

    expect(loaded.values?.name).toBe('Ana');
    expect(loaded.attempt).toEqual(attempt);
  });

  it('is forgotten after a day', () => {
    jest.useFakeTimers();
    const draft = newDraft();
    saveDraft(draft);

    jest.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);

    expect(loadDraft().id).not.toBe(draft.id);
  });
});
