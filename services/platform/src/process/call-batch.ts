import { setTimeout as pause } from 'node:timers/promises';

/** Batches items: those that arrive within some milliseconds, or during a call, go out in one call. */
export class CallBatch<Item, Result = unknown> {
  private gathered: Item[] = [];
  private next?: Promise<unknown>;
  private running: Promise<unknown> = Promise.resolve();

  /** @param call may return a result for each item, in their order */
  constructor(
    private readonly gatherMs: number,
    private readonly call: (items: Item[]) => Promise<readonly Result[] | unknown>,
  ) {}

  /** Resolves when the items were sent. @throws what their call throws */
  async add(items: readonly Item[]): Promise<void> {
    this.gathered.push(...items);
    await this.sent();
  }

  /** The item's own result of the call. @throws what the call throws */
  async resultOf(item: Item): Promise<Result> {
    const place = this.gathered.push(item) - 1;
    return ((await this.sent()) as readonly Result[])[place] as Result;
  }

  /** Resolves when no item is waiting and no call is running. */
  async settled(): Promise<void> {
    await (this.next ?? this.running).catch(() => undefined);
  }

  private sent(): Promise<unknown> {
    this.next ??= this.callNext();
    return this.next;
  }

  private async callNext(): Promise<unknown> {
    await Promise.all([
      this.running.catch(() => undefined),
      this.gatherMs > 0 ? pause(this.gatherMs) : undefined,
    ]);
    const items = this.gathered;
    this.gathered = [];
    this.next = undefined;
    this.running = this.call(items);
    return this.running;
  }
}
