/** Makes one call at a time for all callers. Callers that come while a call is running share the next call. */
export class SharedCall<Result> {
  private running: Promise<unknown> = Promise.resolve();
  private waiting?: Promise<Result>;

  constructor(private readonly call: () => Promise<Result>) {}

  /**
   * Returns the result of a call that begins after this request.
   *
   * @throws the error of that call
   */
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
