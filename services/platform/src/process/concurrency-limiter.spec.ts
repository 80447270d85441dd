import { ConcurrencyLimiter } from './concurrency-limiter.js';

function aTask() {
  let finish!: () => void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => finished, finish };
}

describe(ConcurrencyLimiter.name, () => {
  it('refuses work when the queue is full', async () => {
    const limiter = new ConcurrencyLimiter({ atOnce: 1, mayWait: 1 });
    const [first, second] = [aTask(), aTask()];
    const running = [limiter.run(first.work), limiter.run(second.work)];

    await expect(limiter.run(async () => 'third')).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 3,
    });

    first.finish();
    second.finish();
    await Promise.all(running);
  });

  it('runs waiting work when a slot is free, also after a failure', async () => {
    const limiter = new ConcurrencyLimiter({ atOnce: 1, mayWait: 2 });
    const failing = limiter.run(() => Promise.reject(new Error('not a picture')));
    const waiting = limiter.run(async () => 'picture');

    await expect(failing).rejects.toThrow('not a picture');
    expect(await waiting).toBe('picture');
    expect(await limiter.run(async () => 'another')).toBe('another');
  });
});
