import { LedgerCopies } from '../ledger/ledger-copies.js';
import { makeSet } from '../set/make-set.js';
import { withRunLock } from '../stack/run-lock.js';
import type { Stack } from '../stack/stack.js';
import type { Seal } from '../target/seal.js';
import type { Target } from '../target/target.js';
import { describeError } from '../user-error.js';

interface Asked {
  stack: Stack;
  targets: readonly Target[];
  seal: Seal;
  say: (line: string) => void;
}

/**
 * Makes one backup in each target. A failing target does not affect the others.
 *
 * @returns the number of objects that rows name but the object store does not have, and one line for each failure
 */
export async function makeOnce({ stack, targets, seal, say }: Asked) {
  const failures: string[] = [];
  let missing = 0;
  await new LedgerCopies(stack, targets, seal).run().catch((error: unknown) => {
    failures.push(`The ledger is not copied: ${describeError(error)}`);
  });
  for (const target of targets) {
    const begun = performance.now();
    try {
      const set = await withRunLock(stack, () => makeSet(stack, { target, seal, now: new Date() }));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      say(
        `The backup ${set.name} is in ${target.where}. Objects: ${set.objects}, of them new: ${set.copied}. Time: ${seconds} s.`,
      );
      for (const place of set.missing)
        say(`missing: ${place} is named in a row, but is not in the object store`);
      if (set.kept > 0)
        say(
          `The backup holds ${set.kept} of the missing objects: \`make restore FROM=${target.where} FORCE=1\` puts them back.`,
        );
      missing += set.missing.length;
    } catch (error) {
      failures.push(`There is no new backup in ${target.where}: ${describeError(error)}`);
    }
  }
  return { missing, failures };
}
