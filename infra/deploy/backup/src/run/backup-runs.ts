import { withClient } from '../stack/connect.js';
import { countWrites } from '../stack/database.repository.js';
import { withRunLock } from '../stack/run-lock.js';
import { addressOf, services, type Stack } from '../stack/stack.js';
import { listSets, timeOf } from '../set/backup-set.js';
import { makeSet, WaitsForRestore, type MadeSet } from '../set/make-set.js';
import type { RetentionPolicy } from '../set/retention.js';
import { removeUnnamedObjects, applyRetention } from '../set/tidy.js';
import type { Seal } from '../target/seal.js';
import type { Target } from '../target/target.js';
import { log, reasonOf } from './log.js';

export interface TargetState {
  target: Target;
  lastSetAt?: Date;
  /**
   * Time at which the target was last up to date, because a set was made, nothing had changed, or the stack waits for a
   * restore.
   */
  lastGoodAt?: Date;
  failure?: string;
  /** Reason why no set can be made yet: the stack is empty and waits for a restore. */
  waitsForRestore?: string;
  lastRunSeconds?: number;
  lastSet?: MadeSet;
  /** Value of `writesOf` from before the newest set was made. */
  writes?: string;
  tidiedAt?: Date;
  /** Files of objects that failed runs have copied. The next run need not copy them again. */
  copied: Set<string>;
}

interface BackupRunsOptions {
  stack: Stack;
  targets: readonly Target[];
  seal: Seal;
  keep: RetentionPolicy;
  now: () => Date;
}

/**
 * Interval at which unused objects are removed, in milliseconds. The removal reads the lists of all sets, so it is not
 * part of every run.
 */
const tidyEveryMs = 24 * 3_600_000;

/** Makes a set in each target if something has changed since the target's last set, and thins out its sets. */
export class BackupRuns {
  readonly states: TargetState[];
  private readonly options: BackupRunsOptions;

  constructor(options: BackupRunsOptions) {
    this.options = options;
    this.states = options.targets.map((target) => ({ target, copied: new Set() }));
  }

  /** Records the targets that cannot be written to, so that the first health answer includes them. */
  async reach(): Promise<void> {
    const { targets, now } = this.options;
    const written = Buffer.from(now().toISOString());
    const results = await Promise.allSettled(targets.map((target) => target.write('reached', written)));
    for (const [index, result] of results.entries())
      if (result.status === 'rejected') this.fail(this.states[index]!, result.reason);
  }

  /**
   * Makes the next set in each target that is not up to date. If this fails, the failure is recorded, and existing sets
   * are kept.
   */
  async run(): Promise<void> {
    for (const state of this.states) await this.runFor(state);
  }

  private async runFor(state: TargetState): Promise<void> {
    const { stack, now } = this.options;
    const begun = performance.now();
    try {
      await withRunLock(stack, async () => {
        const writes = await writesOf(stack);
        if (state.writes !== writes) state.waitsForRestore = await this.makeUnlessWaiting(state);
        state.writes = writes;
        state.lastSetAt ??= await newestOf(state.target);
        if (!state.waitsForRestore) await this.tidy(state);
      });
      state.lastGoodAt = now();
      state.failure = undefined;
    } catch (error) {
      this.fail(state, error);
    }
    state.lastRunSeconds = (performance.now() - begun) / 1000;
  }

  private fail(state: TargetState, error: unknown): void {
    state.failure = reasonOf(error);
    log('error', 'a backup failed; the earlier ones are kept', {
      target: state.target.where,
      reason: state.failure,
    });
  }

  /**
   * Makes a set, unless the stack waits for a restore.
   *
   * @returns the reason for waiting; undefined if a set was made
   */
  private async makeUnlessWaiting(state: TargetState): Promise<string | undefined> {
    try {
      await this.makeFor(state);
      return undefined;
    } catch (error) {
      if (!(error instanceof WaitsForRestore)) throw error;
      log('warn', error.message);
      return error.message;
    }
  }

  private async makeFor(state: TargetState): Promise<void> {
    const { stack, seal, now } = this.options;
    const { target, copied } = state;
    const set = await makeSet(stack, { target, seal, now: now(), copied });
    state.lastSet = set;
    state.lastSetAt = timeOf(set.name);
    log('info', 'a backup is made', {
      target: target.where,
      set: set.name,
      dataBytes: set.dataBytes,
      objects: set.objects,
      copied: set.copied,
    });
    if (set.missing.length > 0)
      log('error', 'rows name objects that the store does not have', {
        objects: set.missing.length,
        kept: set.kept,
        missing: set.missing.slice(0, 20),
      });
  }

  private async tidy(state: TargetState): Promise<void> {
    const { keep, now } = this.options;
    const removed = await applyRetention(state.target, now(), keep);
    if (removed > 0) log('info', 'old backups are removed', { target: state.target.where, sets: removed });
    if (state.tidiedAt && now().getTime() - state.tidiedAt.getTime() < tidyEveryMs) return;
    await state.target.removeUnfinished();
    const objects = await removeUnnamedObjects(state.target);
    if (objects > 0) log('info', 'objects of no backup are removed', { target: state.target.where, objects });
    state.tidiedAt = now();
  }
}

/**
 * Returns a value that changes with every write. It is read before a set is made, so that later writes lead to another
 * set.
 */
async function writesOf(stack: Stack): Promise<string> {
  const counts: string[] = [];
  for (const service of services)
    counts.push(await withClient(addressOf(stack, stack.databases[service]), countWrites));
  return counts.join(' ');
}

async function newestOf(target: Target): Promise<Date | undefined> {
  const newest = (await listSets(target)).finished.at(-1);
  return newest === undefined ? undefined : timeOf(newest);
}
