import { Busy } from '@sandhill/platform/errors/domain.error.js';

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * Runs a limited number of tasks at the same time and lets more wait. Waiting groups take turns, so a group with a
 * hundred tasks delays mostly itself. If too many tasks wait, the last task of the largest group is refused.
 */
export class FairLimiter {
  private running = 0;
  private waitingCount = 0;
  /** Waiting tasks by group, in the order of the groups' turns. */
  private readonly groups = new Map<string, Waiting[]>();

  constructor(private readonly options: { atOnce: number; mayWait: number }) {}

  /**
   * Runs a task when its turn comes.
   *
   * @throws Busy if too many tasks wait; a task that is already waiting can be refused, too
   */
  async run<Result>(group: string, work: () => Promise<Result>): Promise<Result> {
    await this.enter(group);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(group: string): Promise<void> {
    if (this.running < this.options.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waitingCount >= this.options.mayWait) this.makeRoom(group);
    await new Promise<void>((start, refuse) => {
      const queue = this.groups.get(group) ?? [];
      queue.push({ start, refuse });
      this.groups.set(group, queue);
      this.waitingCount += 1;
    });
  }

  private leave(): void {
    const [next] = this.groups;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [group, queue] = next;
    const first = queue.shift();
    this.waitingCount -= 1;
    this.groups.delete(group);
    if (queue.length > 0) this.groups.set(group, queue);
    first?.start();
  }

  private makeRoom(group: string): void {
    const own = this.groups.get(group)?.length ?? 0;
    const [largest, queue] = [...this.groups].reduce(
      (max, other) => (other[1].length > max[1].length ? other : max),
      ['', [] as Waiting[]],
    );
    const busy = new Busy({ retryAfterSeconds: 3 });
    if (queue.length <= own + 1) throw busy;
    queue.pop()?.refuse(busy);
    this.waitingCount -= 1;
    if (queue.length === 0) this.groups.delete(largest);
  }
}
