import { FaultStack } from './fault-stack.ts';
import { takeStepsWhileKilled } from './unclaimed-leads.ts';
import { HookSink } from './hook-sink.ts';
import { fillDisk, fullDiskNeeds } from './full-disk.ts';
import {
  emptyQueue,
  hangDatabase,
  hangWithoutLeadsNeed,
  killInTurn,
  withholdSmtpReplies,
  starveWhileLeadsCome,
} from './scenarios.ts';
import type { Account } from './account.ts';
import type { LoadResult } from './lead-load.ts';

/** Causes faults, counts the losses, and prints tables. Runs as `make faults [LEADS=10000] [AT_ONCE=20] [ROUNDS=2]`. */
const leads = Number(process.env['LEADS'] || 10_000);
const atOnce = Number(process.env['AT_ONCE'] || 20);
const rounds = Number(process.env['ROUNDS'] || 2);

const missing = FaultStack.missing();
if (missing.length > 0) {
  console.error(`The fault runner needs ${missing.join(' and ')} on this machine.`);
  process.exit(1);
}

console.log('Starting the stack, with a Redis, nginx and a mail sink that writes to disk before its 250 …');
const stack = await FaultStack.start();
const hooks = await HookSink.start(stack);
const failures: string[] = [];
try {
  await withoutFaults();
  await withKills();
  await withUnclaimedLeads();
  await withStarvation();
  await withoutMailAnswers();
  await withHangs();
} finally {
  await stack.stop();
  await hooks.stop();
}
await withFullDisk();
console.log(failures.length === 0 ? '\nNothing was lost.' : `\n${failures.join('\n')}`);
process.exit(failures.length === 0 ? 0 : 1);

async function withoutFaults(): Promise<void> {
  console.log('\nWithout a fault: 500 leads');
  const { account, load } = await killInTurn(stack, {
    leads: 500,
    atOnce,
    rounds: 0,
    withinMs: 600_000,
    hooks,
  });
  printAccount(account, load);
  judge('without a fault', account, 0);
}

async function withKills(): Promise<void> {
  console.log(`\nEvery part killed with -9, ${rounds} times in turn: ${leads} leads, ${atOnce} at once`);
  const result = await killInTurn(stack, { leads, atOnce, rounds, withinMs: 900_000, hooks });
  console.table(
    result.kills.map(({ part, recoveryMs }) => ({
      killed: part,
      'back after (s)': seconds(recoveryMs),
    })),
  );
  printAccount(result.account, result.load);
  judge('with kills', result.account, 10);
}

async function withUnclaimedLeads(): Promise<void> {
  console.log('\nWhat takes the steps of leads is killed six times: 200 leads that no one has');
  const account = await takeStepsWhileKilled(stack, { leads: 200, withinMs: 900_000 });
  console.table([account]);
  const { stepsMissing, mailsMissing, historyWrong, mailsRepeated } = account;
  if (stepsMissing + mailsMissing + historyWrong > 0)
    failures.push('steps of leads that no one has were lost');
  if (mailsRepeated > 10) failures.push(`${mailsRepeated} mails of steps came twice`);
}

async function withStarvation(): Promise<void> {
  console.log('\nProcessor, connections and locks are scarce for two minutes, and nothing dies: 300 leads');
  const { account, load } = await starveWhileLeadsCome(stack, {
    leads: 300,
    seconds: 120,
    withinMs: 900_000,
    hooks,
  });
  printAccount(account, load);
  judge('with starvation', account, 0);
}

async function withoutMailAnswers(): Promise<void> {
  console.log(
    '\nThe mail server takes mails and hangs before its answer: 3 leads, until each was tried once',
  );
  const { account, load, unanswered } = await withholdSmtpReplies(stack, 3, {
    withinMs: 300_000,
    expiresClaims: true,
  });
  printAccount(account, load);
  judge('without the answers of the mail server', account, unanswered);
}

async function withHangs(): Promise<void> {
  console.log('\nRedis, MinIO and SMTP hang together: 100 leads, every quote with a photo');
  const hang = await hangWithoutLeadsNeed(stack, 100, { withinMs: 300_000, hooks });
  printAccount(hang.account, hang.load);
  judge('with a hanging queue, store and mail server', hang.account, 10);
  if (percentile(hang.load.durations, 0.99) > 1000) failures.push('p99 was over 1 s while they hung');

  console.log('\nPostgreSQL hangs');
  const refusal = await hangDatabase(stack);
  console.table([{ ...refusal, tookMs: Math.round(refusal.tookMs) }]);
  if (refusal.status !== 503 || !refusal.retryAfter || refusal.tookMs > 2000 || refusal.statusAfter !== 201)
    failures.push('a database that hangs was not answered with 503 within 2 s');

  console.log('\nThe queue is emptied (FLUSHALL) with 1,000 mails owed');
  const flushed = await emptyQueue(stack, 500, { withinMs: 300_000, hooks });
  printAccount(flushed.account, flushed.load);
  judge('with an emptied queue', flushed.account, 10);
}

async function withFullDisk(): Promise<void> {
  console.log("\nPostgreSQL's disk is full: 100 leads, sent again until there is room");
  const missingHere = fullDiskNeeds();
  if (missingHere) {
    console.log(`Skipped: ${missingHere}.`);
    return;
  }
  const full = await fillDisk(100, { withinMs: 300_000 });
  console.table([
    { ...full.answers, 'all accepted after (s)': seconds(full.recoveryMs), ...full.readStatuses },
  ]);
  console.table([{ health: String(full.health), 'the log names the disk': full.isNamedInLog }]);
  printAccount(full.account, full.load);
  judge('with a full disk', full.account, 10);
  const refusals = Object.keys(full.answers).filter((answer) => answer !== '201');
  if (refusals.length === 0 || refusals.some((answer) => !/^503, Retry-After: \d/.test(answer)))
    failures.push('a full disk was not answered with 503 and a time to try again');
  if (full.health.some((said) => said !== '503 down'))
    failures.push(`health was ${String(full.health)} while no lead could be accepted`);
  if (!full.isNamedInLog) failures.push('the log of leads does not name "no space left"');
  if (Object.values(full.readStatuses).some((status) => status !== 200))
    failures.push('a full disk hurt who only reads');
}

function judge(what: string, account: Account, maxRepeats: number): void {
  const { lost, storedTwice, photosLost, mailsMissing, mailsRepeated, mailsUnknown } = account;
  const sum = lost + storedTwice + photosLost + mailsMissing + mailsUnknown;
  if (sum > 0) failures.push(`${what}: leads, photos or mails were lost or made up`);
  if (account.hooksMissing > 0) failures.push(`${what}: the web hook missed ${account.hooksMissing} events`);
  if (account.hooksRepeated > maxRepeats)
    failures.push(`${what}: the web hook was told ${account.hooksRepeated} times twice`);
  if (mailsRepeated > maxRepeats) failures.push(`${what}: ${mailsRepeated} mails came twice`);
}

function printAccount(account: Account, load: LoadResult): void {
  console.table([
    {
      accepted: account.accepted,
      lost: account.lost,
      'stored twice': account.storedTwice,
      'photos lost': account.photosLost,
      'mails owed': account.mailsOwed,
      missing: account.mailsMissing,
      repeated: account.mailsRepeated,
      unknown: account.mailsUnknown,
      'hooks missing': account.hooksMissing,
      'hooks repeated': account.hooksRepeated,
    },
  ]);
  console.table([
    {
      'p50 (ms)': Math.round(percentile(load.durations, 0.5)),
      'p99 (ms)': Math.round(percentile(load.durations, 0.99)),
      'longest outage (s)': seconds(load.longestOutageMs),
      'all mails out after (s)': seconds(account.settledMs),
      refusals: [...load.refusals].map(([status, times]) => `${status}: ${times}`).join(', ') || 'none',
    },
  ]);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
