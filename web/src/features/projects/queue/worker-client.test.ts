import { WorkerClient } from './worker-client';

/** A fake worker. The test sends its answers. */
class HeldWorker extends EventTarget {
  readonly questions: string[] = [];
  isEnded = false;

  postMessage(question: string): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function asked() {
  const started: HeldWorker[] = [];
  const worker = new WorkerClient<string, string>(() => {
    started.push(new HeldWorker());
    return started.at(-1) as unknown as Worker;
  });
  return { worker, started };
}

describe('a worker that is asked', () => {
  it('answers one question after the other', async () => {
    const { worker, started } = asked();
    const answers = [worker.request('one'), worker.request('two')];
    await Promise.resolve();
    expect(started[0]?.questions).toEqual(['one']);

    started[0]?.answer('first');
    expect(await answers[0]).toBe('first');
    expect(started[0]?.questions).toEqual(['one', 'two']);
    started[0]?.answer('second');
    expect(await answers[1]).toBe('second');
    expect(started).toHaveLength(1);
  });

  it('gives no answer when the device ends it, and is started again', async () => {
    const { worker, started } = asked();
    const lost = worker.request('one');
    await Promise.resolve();
    started[0]?.dispatchEvent(new Event('error'));
    expect(await lost).toBeUndefined();
    expect(started[0]?.isEnded).toBe(true);

    const next = worker.request('two');
    await Promise.resolve();
    started[1]?.answer('second');
    expect(await next).toBe('second');
  });

  it('is started once, before its first question', async () => {
    const { worker, started } = asked();
    worker.prepare();
    expect(started).toHaveLength(1);
    const answer = worker.request('one');
    await Promise.resolve();
    started[0]?.answer('first');
    expect(await answer).toBe('first');
    expect(started).toHaveLength(1);
  });

  it('gives no answer where no worker may start', async () => {
    const worker = new WorkerClient<string, string>(() => {
      throw new Error('not here');
    });
    worker.prepare();
    expect(await worker.request('one')).toBeUndefined();
    expect(await worker.request('two')).toBeUndefined();
  });
});
