import { jest } from '@jest/globals';
import { makeStore } from '../../testing/test-utils';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { changeDraft, openDraft } from './drafts-slice';

/** Returns the draft that a reload of the page would find. */
const reload = () => makeStore().dispatch(openDraft('quote'));

describe('a draft', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps what was typed and the last attempt across a reload', () => {
    const store = makeStore();
    const attempt = newIdempotencyKey('one');
    store.dispatch(changeDraft('quote', { values: { name: 'Ana' }, attempt }));

    const draft = reload();

    expect(draft).toMatchObject({ values: { name: 'Ana' }, attempt });
    expect(draft.id).toBe(store.dispatch(openDraft('quote')).id);
  });

  it('is forgotten after a day', () => {
    jest.useFakeTimers();
    makeStore().dispatch(changeDraft('quote', { values: { name: 'Ana' } }));

    jest.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);

    expect(reload().values).toBeNull();
  });
});
