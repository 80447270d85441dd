import { owe } from './owed-mails.ts';
import type { WorkerCode } from './worker-code.ts';

export type Timed = 'office' | 'receipt' | 'listDue' | 'beat';

/** Durations in milliseconds, by the timed operation. */
export type Times = Record<Timed, number[]>;

const claims = { office: 500, receipt: 200 };
const due = 100;
const lists = 50;
const sending = 20;
/** Number of beats to measure. It is below the number that ends a claim. */
const beats = 25;

/**
 * Measures claims of mails, lists of due mails, and beats. The databases take turns, so that other work of the machine
 * affects all of them equally. Leaves no mail to be sent.
 *
 * @returns the times for each database
 */
export async function timesOf(databases: readonly WorkerCode[]): Promise<Times[]> {
  const all = databases.map((code) => ({ code, times: noTimes() }));
  for (const kind of ['office', 'receipt'] as const) {
    const count = claims[kind];
    const counts = kind === 'receipt' ? { mails: 0, receipts: count } : { mails: count, receipts: 0 };
    const ids = new Map<WorkerCode, string[]>();
    for (const { code } of all) ids.set(code, await owe(code.dataSource, counts));
    for (let turn = 0; turn < count; turn += 1)
      for (const { code, times } of all) await deliverTimed(code, ids.get(code)?.[turn] ?? '', times[kind]);
  }
  await timeSweeps(all);
  return all.map(({ times }) => times);
}

const noTimes = (): Times => ({ office: [], receipt: [], listDue: [], beat: [] });

async function timeSweeps(all: ReadonlyArray<{ code: WorkerCode; times: Times }>): Promise<void> {
  const left = new Map<WorkerCode, string[]>();
  for (const { code } of all) left.set(code, await owe(code.dataSource, { mails: due, receipts: 0 }));
  for (let turn = 0; turn < lists; turn += 1)
    for (const { code, times } of all) {
      const listed = await timed(times.listDue, () => code.repository.listDue(code.channel, 500));
      if (listed.length !== due) throw new Error(`${listed.length} of ${due} are due`);
    }
  for (const { code } of all)
    for (const id of left.get(code)?.slice(0, sending) ?? []) await code.repository.claim(code.channel, id);
  for (let turn = 0; turn < beats; turn += 1)
    for (const { code, times } of all) {
      await code.dataSource.query(`UPDATE delivery_beats SET at = at - interval '11 seconds'`);
      await timed(times.beat, () => code.repository.shortenLeases());
    }
  for (const { code } of all) {
    await code.dataSource.query(`UPDATE deliveries SET state = 'owed', lease = NULL WHERE state = 'sending'`);
    for (const id of left.get(code) ?? []) await code.deliver(id);
  }
}

async function deliverTimed(code: WorkerCode, id: string, into: number[]): Promise<void> {
  const { repository } = code;
  const claim = repository.claim;
  repository.claim = async (...given) => timed(into, () => claim.apply(repository, given));
  try {
    await code.deliver(id);
  } finally {
    repository.claim = claim;
  }
}

async function timed<Result>(into: number[], work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  into.push(performance.now() - begun);
  return result;
}
