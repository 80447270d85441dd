import { owe } from './owed-mails.ts';
import type { WorkerCode } from './worker-code.ts';

export type Timed = 'office' | 'receipt' | 'listDue' | 'beat';

/** In milliseconds. */
export type Times = Record<Timed, number[]>;

const claims = { office: 400, receipt: 100 };
const due = 100;
const lists = 50;
const sending = 20;
/** Fewer than end a claim. */
const beats = 25;

/** Claims mails one after the other, lists what is due and beats, and leaves nothing owed. */
export async function timesOf(code: WorkerCode): Promise<Times> {
  const { dataSource, repository, channel } = code;
  const times: Times = { office: [], receipt: [], listDue: [], beat: [] };
  for (const kind of ['office', 'receipt'] as const) {
    const isReceipt = kind === 'receipt';
    const count = claims[kind];
    const ids = await owe(dataSource, { mails: isReceipt ? 0 : count, receipts: isReceipt ? count : 0 });
    for (const id of ids) await deliverTimed(code, id, times[kind]);
  }
  const left = await owe(dataSource, { mails: due, receipts: 0 });
  for (let turn = 0; turn < lists; turn += 1)
    await timed(times.listDue, async () => {
      const listed = await repository.listDue(channel, 500);
      if (listed.length !== due) throw new Error(`${listed.length} of ${due} are due`);
    });
  const claimed = left.slice(0, sending);
  for (const id of claimed) await repository.claim(channel, id);
  for (let turn = 0; turn < beats; turn += 1) {
    await dataSource.query(`UPDATE delivery_beats SET at = at - interval '11 seconds'`);
    await timed(times.beat, () => repository.beat());
  }
  await dataSource.query(`UPDATE deliveries SET state = 'owed', lease = NULL WHERE state = 'sending'`);
  for (const id of left) await code.deliver(id);
  return times;
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
