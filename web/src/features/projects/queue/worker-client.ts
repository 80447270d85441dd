/** A web worker that starts with the first call of `prepare` or `request`, and handles one question at a time. */
export class WorkerClient<Question, Answer> {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly start: () => Worker) {}

  /** Starts the worker early, because without a connection its code could not be loaded later. */
  prepare(): void {
    try {
      this.worker ??= this.start();
    } catch {
      // `request` tries to start the worker again, and resolves to undefined if that fails.
    }
  }

  /** @returns the answer; undefined if the device refuses or ends the worker, for instance because memory is short */
  request(question: Question): Promise<Answer | undefined> {
    const answer = this.last.then(() => this.askNow(question)).catch(() => undefined);
    this.last = answer;
    return answer;
  }

  private askNow(question: Question): Promise<Answer | undefined> {
    this.worker ??= this.start();
    const asked = this.worker;
    return new Promise((resolve) => {
      const once = { once: true };
      const lose = () => {
        asked.terminate();
        this.worker = null;
        resolve(undefined);
      };
      asked.addEventListener('error', lose, once);
      const take = ({ data }: MessageEvent<Answer>) => {
        asked.removeEventListener('error', lose);
        resolve(data);
      };
      asked.addEventListener('message', take, once);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      asked.postMessage(question);
    });
  }
}
