import { Busy } from '../errors/domain.error.js';

interface BatchLoaderOptions<Value> {
  /** Reads values by their keys. Keys without a value are missing in the result. */
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  /** Shortest time between the starts of two reads, in milliseconds. */
  everyMs: number;
  atOnce: number;
  mayWait: number;
}

interface Asked<Value> {
  promise: Promise<Value | undefined>;
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
}

/** Combines the keys that many callers request into few reads. The number of reads per second is limited. */
export class BatchLoader<Value> {
  private readonly waiting = new Map<string, Asked<Value>>();
  private isBusy = false;
  private begunAt = -Infinity;

  constructor(private readonly options: BatchLoaderOptions<Value>) {}

  /**
   * Returns the value of a key, or undefined if there is none. The read begins after this call.
   *
   * @throws Busy if too many keys are waiting, or the error of the read
   */
  async load(key: string): Promise<Value | undefined> {
    const earlier = this.waiting.get(key);
    if (earlier) return earlier.promise;
    if (this.waiting.size >= this.options.mayWait) throw new Busy({ retryAfterSeconds: 5 });
    const asked = toAsked<Value>();
    this.waiting.set(key, asked);
    this.schedule();
    return asked.promise;
  }

  private schedule(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    const pause = Math.max(0, this.begunAt + this.options.everyMs - performance.now());
    setTimeout(() => void this.readBatch(), pause);
  }

  private async readBatch(): Promise<void> {
    this.begunAt = performance.now();
    const batch = [...this.waiting].slice(0, this.options.atOnce);
    for (const [key] of batch) this.waiting.delete(key);
    try {
      const values = await this.options.read(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(values.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    } finally {
      this.isBusy = false;
      if (this.waiting.size > 0) this.schedule();
    }
  }
}

function toAsked<Value>(): Asked<Value> {
  const asked = {} as Asked<Value>;
  asked.promise = new Promise((resolve, reject) => Object.assign(asked, { resolve, reject }));
  return asked;
}
