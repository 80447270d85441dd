/**
 * Makes one call at a time, and gathers what comes meanwhile for the next: under load a call carries many, and
 * without load nothing waits.
 */
export class CallBatch<Item> {
  private gathered: Item[] = [];
  private next?: Promise<void>;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly call: (items: Item[]) => Promise<unknown>) {}

  /** Resolves when a call has taken the items. @throws what that call throws, for all that went with it */
  add(items: readonly Item[]): Promise<void> {
    this.gathered.push(...items);
    this.next ??= this.callNext();
    return this.next;
  }

  private async callNext(): Promise<void> {
    await this.running.catch(() => undefined);
    const items = this.gathered;
    this.gathered = [];
    this.next = undefined;
    this.running = this.call(items).then(() => undefined);
    await this.running;
  }
}
