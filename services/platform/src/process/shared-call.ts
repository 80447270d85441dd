/** Shares calls among callers: those that come during a call share the next one. */
export class SharedCall<Result> {
  private running: Promise<unknown> = Promise.resolve();
  private waiting?: Promise<Result>;

  constructor(private readonly call: () => Promise<Result>) {}

  /** Returns the result of a call that begins after this one. @throws its error */
  next(): Promise<Result> {
    this.waiting ??= this.callAfter(this.running);
    return this.waiting;
  }

  private async callAfter(earlier: Promise<unknown>): Promise<Result> {
    await earlier.catch(() => undefined);
    this.waiting = undefined;
    const call = this.call();
    this.running = call;
    return call;
  }
}
