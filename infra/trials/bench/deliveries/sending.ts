import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { withDatabase } from '../../../local/servers/with-database.ts';
import { waitUntil } from '../../../local/wait-until.ts';
import { processTree } from '../../faults/process-tree.ts';
import type { BenchStack } from '../bench-stack.ts';
import { contactTo } from '../contact.ts';
import { load } from '../load.ts';
import { median } from '../median.ts';
import { secondsOf } from '../processor.ts';
import type { Line } from '../report.ts';
import type { NullMailServer } from './null-mail-server.ts';

const rounds = 3;
const fillSeconds = 4;
/**
 * The measured range of the mails in a round. The first mails open connections, and during the last ones some
 * connections are idle.
 */
const share = { first: 0.1, last: 0.9 };
/**
 * Wait in milliseconds until all jobs are in the queue. Otherwise the worker would have to wait for the sweep to find
 * the remaining mails.
 */
const settledMs = 500;

const parts = ['leads-worker', 'PostgreSQL', 'queue', 'mail server'] as const;

/** Measures the number of mails a second that the worker sends from a full queue, and the cost of one mail. */
export async function measureSending(stack: BenchStack, server: NullMailServer): Promise<Line[]> {
  return withDatabase(stack.product.databaseUrl('leads'), async (database) => {
    await sendRound(stack, server, database);
    const measured: Awaited<ReturnType<typeof sendRound>>[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await sendRound(stack, server, database));
    const rates = measured.map(({ perSecond }) => perSecond);
    const each = parts.map((_, index) =>
      median(measured.map(({ milliseconds }) => milliseconds[index] ?? 0)),
    );
    const mails = measured.map((round) => round.mails).join(', ');
    return [
      {
        measured: `mails a second into a server that forgets them, rounds of ${mails}`,
        product: rates.map((rate) => rate.toFixed(0)).join(', '),
        limit: '',
        result: median(rates),
        target: 500,
        unit: '/s',
        isMoreBetter: true,
      },
      {
        measured: 'the same: processor of the worker for each mail',
        product: parts.map((name, index) => `${name} ${(each[index] ?? 0).toFixed(2)} ms`).join(', '),
        limit: '',
        result: each[0] ?? 0,
        target: 2,
        unit: 'ms',
      },
      {
        measured: 'the same: mails that the server has taken and that do not count as sent, or twice',
        product: `${server.taken} taken`,
        limit: '',
        result: Math.abs(server.taken - (await countSent(database))),
        target: 0,
        unit: '',
      },
    ];
  });
}

/** Sends contact messages while the worker is stopped, and then measures how the worker sends their mails. */
async function sendRound(stack: BenchStack, server: NullMailServer, database: Client) {
  const before = await countSent(database);
  stack.product.freeze('leads-worker');
  await load(contactTo(stack.url, stack.origin), { seconds: fillSeconds, connections: 20 });
  // PostgreSQL does this automatically within a minute.
  await database.query('ANALYZE');
  await pause(settledMs);
  const mails = await countOwed(database);
  const used = processorOf(stack, server);
  stack.product.thaw('leads-worker');
  await waitUntil('the mails', async () => server.taken >= before + mails, 300_000);
  const milliseconds = processorOf(stack, server).map(
    (seconds, index) => (1000 * (seconds - (used[index] ?? 0))) / mails,
  );
  await waitUntil('their outcomes', async () => (await countOwed(database)) === 0);
  const perSecond = server.rateBetween(before + mails * share.first, before + mails * share.last);
  return { mails, perSecond, milliseconds };
}

/** Returns the processor time that each of the parts has used, in seconds. */
function processorOf({ product, running }: BenchStack, server: NullMailServer): number[] {
  const postmaster = Number(
    readFileSync(join(product.folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0],
  );
  const [first = 0, ...backends] = processTree(postmaster);
  const postgres = backends.reduce(
    (seconds, pid) => seconds + secondsOf(pid),
    secondsOf(first, { withEndedChildren: true }),
  );
  return [
    secondsOf(running.parts['leads-worker'] ?? 0),
    postgres,
    secondsOf(product.pid('redis')),
    secondsOf(server.pid),
  ];
}

const countSent = (database: Client) => count(database, `state = 'sent'`);
const countOwed = (database: Client) => count(database, `state IN ('owed', 'sending')`);

async function count(database: Client, which: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM deliveries WHERE channel = 'mail' AND ${which}`,
  );
  return rows[0]?.count ?? 0;
}
