import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { PeriodicTask } from './periodic-task.js';
import { PeriodicWork } from './periodic-work.js';

const hang = () => new Promise<void>(() => undefined);

class HangingWork extends PeriodicWork {
  constructor() {
    super({ name: 'sweep', everyMs: 10_000 });
  }

  override run = hang;
}

const aTask = (run: () => Promise<void>) => new PeriodicTask({ name: 'sweep', everyMs: 10_000, run });

async function isSettled(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

describe(PeriodicTask, () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Logger.overrideLogger(false);
  });

  afterEach(() => jest.useRealTimers());

  it('runs immediately and repeatedly, also after a failure', async () => {
    const run = jest.fn(() => Promise.reject(new Error('the queue is unavailable')));
    const task = aTask(run);

    task.start();
    await jest.advanceTimersByTimeAsync(22_500);

    expect(run).toHaveBeenCalledTimes(3);
    await task.stop();
  });

  it('starts no run after it is stopped', async () => {
    const run = jest.fn(() => Promise.resolve());
    const task = aTask(run);
    task.start();
    await jest.advanceTimersByTimeAsync(0);

    await task.stop();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits for the current run, but only 3 s for one that hangs', async () => {
    const ends: Array<() => void> = [];
    const quick = aTask(() => new Promise((resolve) => ends.push(resolve)));
    const hanging = aTask(hang);
    quick.start();
    hanging.start();

    const stopped = [quick.stop(), hanging.stop()];
    for (const end of ends) end();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(await Promise.all(stopped.map(isSettled))).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await Promise.all(stopped.map(isSettled))).toEqual([true, true]);
  });

  it('waits longer for a run that must not be repeated', async () => {
    const task = new PeriodicTask({ name: 'probe', everyMs: 10_000, endWithinMs: 20_000, run: hang });
    task.start();

    const stopped = task.stop();

    await jest.advanceTimersByTimeAsync(19_999);
    expect(await isSettled(stopped)).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await isSettled(stopped)).toBe(true);
  });

  it('waits 3 s in total, however many tasks hang', async () => {
    const works = Array.from({ length: 4 }, () => new HangingWork());
    for (const work of works) work.onApplicationBootstrap();
    const begun = Date.now();

    // Shuts down as Nest does: each hook runs for all modules before the next, one module after the other.
    for (const work of works) work.onModuleDestroy();
    const ended = (async () => {
      for (const work of works) await work.beforeApplicationShutdown();
    })();
    await jest.advanceTimersByTimeAsync(3_000);
    await ended;

    expect(Date.now() - begun).toBe(3_000);
  });
});
