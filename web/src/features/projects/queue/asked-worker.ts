/** A worker that is started when it is first asked, and answers one question after the other. */
export class AskedWorker<Question, Answer> {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly start: () => Worker) {}

  /** Loads its code, which a question that comes without a connection could not. */
  prepare(): void {
    try {
      this.worker ??= this.start();
    } catch {
      // Answered as no answer, when it is asked.
    }
  }

  /** @returns undefined where the device refuses or ends the worker, such as without enough memory */
  ask(question: Question): Promise<Answer | undefined> {
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
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      asked.postMessage(question);
    });
  }
}
