import { Gate } from './gate.js';

function aTask() {
  let finish!: () => void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => finished, finish };
}

describe(Gate.name, () => {
  it('refuses work when the queue is full', async () => {
    const gate = new Gate({ atOnce: 1, mayWait: 1 });
    const [first, second] = [aTask(), aTask()];
    const running = [gate.run(first.work), gate.run(second.work)];

    await expect(gate.run(async () => 'third')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 3 });

    first.finish();
    second.finish();
    await Promise.all(running);
  });

  it('runs waiting work when a slot is free, also after a failure', async () => {
    const gate = new Gate({ atOnce: 1, mayWait: 2 });
    const failing = gate.run(() => Promise.reject(new Error('not a picture')));
    const waiting = gate.run(async () => 'picture');

    await expect(failing).rejects.toThrow('not a picture');
    expect(await waiting).toBe('picture');
    expect(await gate.run(async () => 'another')).toBe('another');
  });
});
