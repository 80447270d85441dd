import { jest } from '@jest/globals';
import { PauseProbe } from './pause-probe.js';
import { endingMs } from './sending-limits.js';

describe(PauseProbe, () => {
  afterEach(() => jest.useRealTimers());

  it('lets a slow mail server answer while the worker ends, so that its mail is not sent again', async () => {
    jest.useFakeTimers();
    const sending = new Promise<never>(() => undefined);
    const parts = [
      { claimSignIns: async () => [] },
      { deliverOne: () => sending },
      { probing: () => undefined },
      {},
    ] as unknown as ConstructorParameters<typeof PauseProbe>;
    const probe = new PauseProbe(...parts);
    let isEnded = false;
    probe.onApplicationBootstrap();

    const ended = probe.beforeApplicationShutdown().then(() => (isEnded = true));

    await jest.advanceTimersByTimeAsync(endingMs.mails);
    expect(isEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(endingMs.process - endingMs.mails);
    await ended;
  });
});
