import { jest } from '@jest/globals';
import { attemptFor, loadDraft, newDraft, saveDraft } from './quote-draft';
import { emptyQuote } from './empty-quote';

describe('a quote draft', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps what was typed, and its key while that stays the same', () => {
    const draft = { ...newDraft(), values: { ...emptyQuote(), name: 'Ana' } };
    draft.attempt = attemptFor(draft, 'one');
    saveDraft(draft);

    const loaded = loadDraft();

    expect(loaded.values?.name).toBe('Ana');
    expect(attemptFor(loaded, 'one').key).toBe(draft.attempt.key);
    expect(attemptFor(loaded, 'two').key).not.toBe(draft.attempt.key);
  });

  it('is forgotten after a day', () => {
    jest.useFakeTimers();
    const draft = newDraft();
    saveDraft(draft);

    jest.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);

    expect(loadDraft().id).not.toBe(draft.id);
  });
});
