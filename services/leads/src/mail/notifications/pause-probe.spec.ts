import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { PauseProbe } from './pause-probe.js';
import { shutdownLimitsMs } from './sending-limits.js';

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

    await jest.advanceTimersByTimeAsync(shutdownLimitsMs.mails);
    expect(isEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(shutdownLimitsMs.process - shutdownLimitsMs.mails);
    await ended;
  });

  it.each([
    ['a rejected login', { code: 'EAUTH', responseCode: 535 }, ['sign_in']],
    ['a connection without encryption', { code: 'ETLS', command: 'STARTTLS', responseCode: 502 }, ['tls']],
    ['no answer', { code: 'ECONNECTION' }, []],
  ])('keeps sending paused after %s', async (_failure, facts, causes) => {
    Logger.overrideLogger(false);
    const begun: string[] = [];
    let ended = 0;
    const parts = [
      {
        claimSignIns: async () => ['main'],
        begin: async ({ cause }: { cause: string }) => begun.push(cause),
        end: async () => (ended += 1),
      },
      { deliverOne: async () => false },
      { probing: () => undefined },
      { signIn: () => Promise.reject(Object.assign(new Error('no'), facts)) },
    ] as unknown as ConstructorParameters<typeof PauseProbe>;

    await new PauseProbe(...parts).run();

    expect([begun, ended]).toEqual([causes, 0]);
  });
});
