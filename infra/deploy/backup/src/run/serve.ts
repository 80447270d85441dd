import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LedgerCopies } from '../ledger/ledger-copies.js';
import { BackupRuns } from './backup-runs.js';
import { log, reasonOf } from './log.js';
import { readSchedule, readSeal, readStack, readTargets, type Environment } from './settings.js';
import { serveStatus, type Status } from './status.js';

/**
 * Interval at which the ledger is copied, in milliseconds. Within this time, a change that a restore must not undo is
 * also stored on another disk.
 */
const ledgerEveryMs = 30_000;

const afterFailureMs = 60_000;

const now = () => new Date();

/** Makes backups until a signal ends the process. An interrupted run leaves no finished set. */
export async function serve(environment: Environment): Promise<void> {
  const { everyMs, keep, port, host } = readSchedule(environment);
  const [stack, targets, seal] = [readStack(environment), readTargets(environment), readSeal(environment)];
  const runs = new BackupRuns({ stack, targets, seal, keep, now });
  const ledger = new LedgerCopies(stack, targets, seal);
  const status: Status = { states: runs.states, everyMs, now };
  await runs.reach();
  const server = serveStatus(() => status, now()).listen(port, host);
  await once(server, 'listening');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));

  void repeat(ledgerEveryMs, async () => {
    try {
      await ledger.run();
      Object.assign(status, { ledgerFailure: undefined, ledgerCopiedAt: now() });
    } catch (error) {
      status.ledgerFailure = reasonOf(error);
      log('error', 'the ledger could not be copied', { reason: status.ledgerFailure });
    }
  });
  await repeat(everyMs, async () => {
    await runs.run();
    return runs.states.some(({ failure }) => failure) ? Math.min(everyMs, afterFailureMs) : everyMs;
  });
}

/**
 * Begins `work` at regular intervals, or immediately if the last run took longer. If `work` returns a number, that is
 * the next interval in milliseconds.
 */
async function repeat(everyMs: number, work: () => Promise<number | void>): Promise<never> {
  for (;;) {
    const begun = performance.now();
    const distanceMs = (await work()) ?? everyMs;
    await pause(Math.max(distanceMs - (performance.now() - begun), 0));
  }
}
