import { jest } from '@jest/globals';
import { startPolling } from './start-polling';

const second = 1000;

let isHidden = false;
const hide = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Fakes the requests. The test resolves or rejects each request. */
function asking() {
  const open: { resolve: (hasNews: boolean) => void; reject: (failure: unknown) => void }[] = [];
  const poll = jest.fn(
    async (_signal: AbortSignal) =>
      new Promise<boolean>((resolve, reject) => {
        open.push({ resolve, reject });
      }),
  );
  const onFailed = jest.fn();
  const current = startPolling({ poll, onFailed });
  const settle = async (how: (question: (typeof open)[number]) => void) => {
    const question = open.shift();
    if (!question) throw new Error('nothing was asked');
    how(question);
    await jest.advanceTimersByTimeAsync(0);
  };
  return {
    ...current,
    poll,
    onFailed,
    answer: async (hasNews = false) => settle(({ resolve }) => resolve(hasNews)),
    fail: async (failure: unknown) => settle(({ reject }) => reject(failure)),
  };
}

const after = async (seconds: number) => jest.advanceTimersByTimeAsync(seconds * second);

describe(startPolling.name, () => {
  beforeEach(() => {
    jest.useFakeTimers();
    isHidden = false;
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('asks at once and every five seconds, one question at a time', async () => {
    const { poll, answer, stop } = asking();
    expect(poll).toHaveBeenCalledTimes(1);

    await after(30);
    expect(poll).toHaveBeenCalledTimes(1);
    await answer();
    await after(4.9);
    expect(poll).toHaveBeenCalledTimes(1);
    await after(0.1);

    expect(poll).toHaveBeenCalledTimes(2);
    stop();
  });

  it('asks nothing while the page is hidden or once it has stopped, and at once when it is seen again', async () => {
    const { poll, answer, stop } = asking();
    await answer();
    hide(true);
    await after(600);
    expect(poll).toHaveBeenCalledTimes(1);

    hide(false);
    await after(0);
    expect(poll).toHaveBeenCalledTimes(2);
    stop();
    hide(false);
    await after(600);

    expect(poll).toHaveBeenCalledTimes(2);
    expect(poll.mock.calls[1]?.[0].aborted).toBe(true);
  });

  it('asks seldom while no one uses the page, until somebody does or something comes', async () => {
    const { poll, answer, stop } = asking();
    await answer();
    for (let times = 0; times < 24; times += 1) {
      await after(5);
      await answer();
    }
    await after(5);
    await answer();
    const asked = poll.mock.calls.length;
    await after(14.9);
    expect(poll).toHaveBeenCalledTimes(asked);
    await after(0.1);
    expect(poll).toHaveBeenCalledTimes(asked + 1);

    await answer(true);
    await after(5);

    expect(poll).toHaveBeenCalledTimes(asked + 2);
    stop();
  });

  it('waits longer after each failure, and as long as the server says', async () => {
    const { poll, answer, fail, onFailed, stop } = asking();
    await fail(new TypeError('no network'));
    await after(9.9);
    expect(poll).toHaveBeenCalledTimes(1);
    await after(0.1);
    expect(poll).toHaveBeenCalledTimes(2);
    await fail({ status: 429, message: '429', retryAfter: 90 });
    // Making the page visible again must not shorten the pause.
    hide(true);
    hide(false);
    await after(89.9);
    expect(poll).toHaveBeenCalledTimes(2);
    await after(0.1);
    expect(poll).toHaveBeenCalledTimes(3);
    expect(onFailed.mock.calls.map(([, failures]) => failures)).toEqual([1, 2]);

    await answer();
    await after(5);

    expect(onFailed).toHaveBeenLastCalledWith(undefined, 0);
    expect(poll).toHaveBeenCalledTimes(4);
    stop();
  });

  it('drops its question for other work, and asks again after it', async () => {
    const { poll, answer, pauseFor, stop } = asking();
    const ends: (() => void)[] = [];
    const work = jest.fn(
      async () =>
        new Promise<void>((resolve) => {
          ends.push(resolve);
        }),
    );

    const done = pauseFor(work);
    expect(poll.mock.calls[0]?.[0].aborted).toBe(true);
    await after(0);
    expect(work).not.toHaveBeenCalled();
    await answer();
    expect(work).toHaveBeenCalledTimes(1);
    await after(60);
    expect(poll).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await done;
    await after(5);

    expect(poll).toHaveBeenCalledTimes(2);
    stop();
  });
});
