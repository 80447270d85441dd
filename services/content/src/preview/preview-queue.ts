import { Busy, DomainError, fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 409: the same person requested a newer preview before this one began. */
export class PreviewSuperseded extends fixedError(
  409,
  'preview_superseded',
  'A newer preview was requested.',
) {}

interface Waiting {
  caller: string;
  begin: () => void;
  refuse: (error: DomainError) => void;
}

const mayWait = 4;

/** Renders one preview at a time. Of the waiting previews of one person, only the newest is rendered. */
export class PreviewQueue {
  private isBusy = false;
  private waiting: Waiting[] = [];

  /**
   * Runs the work when its turn comes.
   *
   * @throws Busy if too many previews are waiting
   * @throws PreviewSuperseded if the caller requests a newer preview before this one begins
   */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    await this.enter(caller);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next.begin();
      else this.isBusy = false;
    }
  }

  private async enter(caller: string): Promise<void> {
    if (!this.isBusy) {
      this.isBusy = true;
      return;
    }
    const older = this.waiting.find((waiting) => waiting.caller === caller);
    if (older) {
      this.waiting = this.waiting.filter((waiting) => waiting !== older);
      older.refuse(new PreviewSuperseded());
    }
    if (this.waiting.length >= mayWait) throw new Busy({ retryAfterSeconds: 3 });
    await new Promise<void>((begin, refuse) => this.waiting.push({ caller, begin, refuse }));
  }
}
