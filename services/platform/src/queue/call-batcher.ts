import { setTimeout as pause } from 'node:timers/promises';

/** Sends items in batches: those that arrive within `gatherMs`, or while a call is running, are sent in one call. */
export class CallBatcher<Item> {
  private gathered: Item[] = [];
  private next?: Promise<void>;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly gatherMs: number,
    private readonly call: (items: Item[]) => Promise<unknown>,
  ) {}

  /** Resolves when the items were sent. @throws the error of their call */
  add(items: readonly Item[]): Promise<void> {
    this.gathered.push(...items);
    this.next ??= this.callNext();
    return this.next;
  }

  /** Resolves when the items that were added before this call are sent or have failed. */
  async settled(): Promise<void> {
    await (this.next ?? this.running).catch(() => undefined);
  }

  private async callNext(): Promise<void> {
    await Promise.all([this.running.catch(() => undefined), pause(this.gatherMs)]);
    const items = this.gathered;
    this.gathered = [];
    this.next = undefined;
    this.running = this.call(items).then(() => undefined);
    await this.running;
  }
}
