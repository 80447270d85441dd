import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { aDraft } from '../../../testing/open-website';
import { runHook } from '../../../testing/test-utils';
import { isUnsaved, selectWebsite } from './draft-slice';
import { changeField, receiveDraft } from './draft-thunks';
import { useAutosave } from './use-autosave';

/** Mocks `fetch` directly, because a simulated network would have timers that run on this test's fake clock. */
function answerWith(...answers: (() => Promise<Response>)[]) {
  let asked = 0;
  globalThis.fetch = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer!();
  };
  return () => asked;
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const offline = () => Promise.reject(new TypeError('fetch failed'));
const busy = async () => json({ error: 'busy' }, 503);
const refused = async () => json({ error: 'no', code: 'forbidden' }, 403);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function typed() {
  const page = runHook(useAutosave);
  await act(async () => {
    page.store.dispatch(receiveDraft(aDraft(), 'user-1'));
    page.store.dispatch(changeField('facts.name', 'Crane Gardens'));
  });
  return page;
}

describe(useAutosave, () => {
  const real = globalThis.fetch;

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = real;
  });

  it('saves again after a failure, later each time, until it is saved', async () => {
    const content = structuredClone(aDraft().content);
    content.facts.name = 'Crane Gardens';
    const asked = answerWith(offline, busy, async () => json(aDraft({ content, revision: 4 })));
    const { store, unmount } = await typed();

    await pass(799);
    expect(asked()).toBe(0);
    await pass(1);
    expect(asked()).toBe(1);
    await pass(5000);
    expect(asked()).toBe(2);
    await pass(9999);
    expect(asked()).toBe(2);
    await pass(1);

    expect(asked()).toBe(3);
    expect(isUnsaved(selectWebsite(store.getState()))).toBe(false);
    await pass(120_000);
    expect(asked()).toBe(3);
    unmount();
  });

  it('does not repeat a refusal, which the same words would get again', async () => {
    const asked = answerWith(refused);
    const { unmount } = await typed();

    await pass(800);
    await pass(120_000);

    expect(asked()).toBe(1);
    unmount();
  });
});
