import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { toDomainError } from '@sandhill/platform/errors/to-domain-error.js';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { SharedCall } from '@sandhill/platform/process/shared-call.js';
import type { AcceptedSubmission, NewSubmission } from './new-submission.js';

/** Maximum number of submissions in a statement. Each of them waits until the whole statement is done. */
const maxBatchSize = 50;

/** Maximum time, in milliseconds, for which new submissions wait for the previous statement. */
const patienceMs = 250;

type Inserted = AcceptedSubmission | undefined;

/**
 * Inserts submissions. Those that arrive while others are being inserted share the next statement, and with it the
 * round trip, the commit and the write to PostgreSQL's log.
 */
export class SubmissionInserts {
  private readonly together = new SharedCall(() => this.insertGathered());
  private gathered: NewSubmission[] = [];

  /**
   * @param insertAll inserts submissions in one statement. Returns those whose idempotency slot was free, in a map with
   *   the slot as key.
   */
  constructor(
    private readonly insertAll: (
      submissions: readonly NewSubmission[],
    ) => Promise<ReadonlyMap<string, AcceptedSubmission>>,
  ) {}

  /**
   * Inserts a submission. Resolves when it is committed.
   *
   * @returns undefined if the slot is taken
   */
  async insert(submission: NewSubmission): Promise<Inserted> {
    this.gathered.push(submission);
    return (await this.together.next()).get(submission);
  }

  private async insertGathered(): Promise<ReadonlyMap<NewSubmission, Promise<Inserted>>> {
    const groups = toGroups(this.gathered);
    this.gathered = [];
    const inserted = new Map(groups.flatMap((group) => [...this.insertGroup(group)]));
    // Waits until the inserts are done, but not longer than `patienceMs`. Neither the timeout nor a failed insert
    // matters here: each caller awaits the outcome of its own submission.
    await withTimeout(patienceMs, () => Promise.allSettled(inserted.values())).catch(() => undefined);
    return inserted;
  }

  private insertGroup(group: readonly NewSubmission[]): ReadonlyMap<NewSubmission, Promise<Inserted>> {
    const all = this.insertAll(group);
    const outcomeOf = async (submission: NewSubmission): Promise<Inserted> => {
      try {
        return (await all).get(submission.claim.slot);
      } catch (error) {
        // One submission made PostgreSQL refuse the whole group. When the submissions are inserted one by one, only
        // that one fails.
        if (group.length === 1 || toDomainError(error) instanceof Busy) throw error;
        return (await this.insertAll([submission])).get(submission.claim.slot);
      }
    };
    return new Map(group.map((submission) => [submission, outcomeOf(submission)]));
  }
}

/**
 * Splits submissions into groups that one statement can insert. The submissions of a group have the same columns,
 * different idempotency slots, and different email addresses for receipts.
 */
function toGroups(submissions: readonly NewSubmission[]): NewSubmission[][] {
  const groups: Array<{ shape: string; taken: Set<string>; members: NewSubmission[] }> = [];
  for (const submission of submissions) {
    const shape = Object.keys(submission.draft).join();
    const needed = [submission.claim.slot, submission.owed.receiptFor].filter((key) => key !== null);
    let group = groups.find(
      (one) =>
        one.shape === shape &&
        one.members.length < maxBatchSize &&
        needed.every((key) => !one.taken.has(key)),
    );
    if (!group) groups.push((group = { shape, taken: new Set(), members: [] }));
    group.members.push(submission);
    for (const key of needed) group.taken.add(key);
  }
  return groups.map(({ members }) => members);
}
