import { jest } from '@jest/globals';
import { makeMemoryFolder } from '../../testing/servers/memory-folder.ts';
import type { Account, Settling } from './account.ts';
import { FaultStack } from './fault-stack.ts';
import { HookSink } from './hook-sink.ts';
import { takeStepsWhileKilled } from './unclaimed-leads.ts';
import { emptyQueue, hangDatabase, hangWithoutLeadsNeed, killInTurn } from './scenarios.ts';

// The short form of `make faults`: kills real parts and makes them hang while leads come in.

// Longer than the wait for settling below, so that even a slow run ends with its account and not with a timeout.
jest.setTimeout(1_200_000);

const nothingLost = {
  lost: 0,
  storedTwice: 0,
  photosLost: 0,
  mailsMissing: 0,
  mailsUnknown: 0,
  hooksMissing: 0,
} satisfies Partial<Account>;

describe('while leads come in', () => {
  let stack: FaultStack;
  let hooks: HookSink;
  let settling: Settling;

  beforeAll(async () => {
    // The workers get the same priority as other tests, because this test waits for their mails.
    stack = await FaultStack.start(undefined, { WORKER_NICE: '0' }, makeMemoryFolder('sandhill-faults-'));
    hooks = await HookSink.start(stack);
    settling = { withinMs: 400_000, expiresClaims: true, hooks };
  });

  afterAll(async () => {
    await stack.stop();
    await hooks.stop();
  });

  it('sends each mail once when nothing goes wrong', async () => {
    const { account } = await killInTurn(stack, { leads: 30, atOnce: 20, rounds: 0, ...settling });

    expect(account).toMatchObject({
      ...nothingLost,
      accepted: 30,
      mailsOwed: 72,
      mailsRepeated: 0,
      hooksRepeated: 0,
    });
  });

  it('loses nothing when every part is killed in turn', async () => {
    const { account, kills } = await killInTurn(stack, { leads: 150, atOnce: 20, rounds: 1, ...settling });

    expect(kills.map(({ part }) => part)).toEqual(stack.parts);
    expect(account).toMatchObject({ ...nothingLost, accepted: 150, mailsOwed: 360 });
    expect(account.mailsRepeated).toBeLessThanOrEqual(10);
  });

  it('takes each step of leads that no one has once, while what takes them is killed', async () => {
    const account = await takeStepsWhileKilled(stack, { ...settling, leads: 20 });

    expect(account).toMatchObject({ leads: 20, stepsMissing: 0, mailsMissing: 0, historyWrong: 0 });
    expect(account.mailsRepeated).toBeLessThanOrEqual(4);
  });

  it('accepts leads with photos while queue, store and mail server hang', async () => {
    const { account, load } = await hangWithoutLeadsNeed(stack, 20, settling);

    expect(account).toMatchObject({ ...nothingLost, accepted: 20 });
    expect([...load.refusals]).toEqual([]);
  });

  it('says soon that it cannot take a lead while PostgreSQL hangs', async () => {
    const { status, retryAfter, statusAfter } = await hangDatabase(stack);

    expect([status, Number(retryAfter) > 0, statusAfter]).toEqual([503, true, 201]);
  });

  it('sends all that is owed when the queue is emptied', async () => {
    const { account } = await emptyQueue(stack, 30, settling);

    expect(account).toMatchObject({ ...nothingLost, accepted: 30, mailsOwed: 60 });
  });
});
