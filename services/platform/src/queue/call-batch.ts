import { setTimeout as pause } from 'node:timers/promises';

/** Gathers what comes within some milliseconds, and during a call, for one call: under load it carries many. */
export class CallBatch<Item> {
  private gathered: Item[] = [];
  private next?: Promise<void>;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly gatherMs: number,
    private readonly call: (items: Item[]) => Promise<unknown>,
  ) {}

  /** Resolves when a call has taken the items. @throws what that call throws, for all that went with it */
  add(items: readonly Item[]): Promise<void> {
    this.gathered.push(...items);
    this.next ??= this.callNext();
    return this.next;
  }

  /** Resolves when nothing waits for a call and none is under way. */
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
