import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { waitUntil } from '../../local/wait-until.ts';
import { BenchStack } from './bench-stack.ts';
import { addressOf, line, Visitors } from './chats.ts';
import { percentile } from './percentile.ts';
import type { Line } from './report.ts';

const quotes = 10_000;
/** Number of quotes per second. At this rate, all of them arrive within five minutes and a few seconds. */
const perSecond = 33;
const receiptsPerHour = 2_000;
const hours = 3;
const readEveryMs = 250;

/**
 * Measures a storm of 10,000 quotes at 33 a second, with their mails. Mails to the office are sent immediately. The
 * number of receipts per hour is limited, and the hours are simulated after the storm. During the storm, visitors read
 * a page of the site and the page of their request.
 */
export async function measureReceipts(): Promise<Line[]> {
  const stack = await BenchStack.start({ RECEIPTS_PER_HOUR: String(receiptsPerHour) });
  const visitors = new Visitors(stack);
  const database = new Client({ connectionString: stack.product.databaseUrl('leads') });
  await database.connect();
  try {
    const storm = await sendAll(stack, visitors);
    const sent: number[] = [];
    let outOfOrder = 0;
    for (let hour = 1; hour <= hours; hour += 1) {
      await untilSent(database, hour * receiptsPerHour);
      // Gives time for receipts beyond the limit to be sent, in case the limit does not work.
      await pause(5_000);
      sent.push((await countOf(database, 'visitor_receipt')) - (hour - 1) * receiptsPerHour);
      outOfOrder = Math.max(outOfOrder, await countAhead(database));
      await database.query(
        `UPDATE deliveries SET sent_at = sent_at - interval '61 minutes' WHERE state = 'sent'`,
      );
    }
    const office = await countOf(database, 'office_quote');
    const measured = `${quotes} quotes at ${perSecond} a second`;
    return [
      line(
        `${measured}: pages meanwhile, p99`,
        `p50 ${at(storm.pages, 0.5)} ms`,
        at(storm.pages, 0.99),
        400,
        'ms',
      ),
      line(`${measured}: quotes, p99`, `p50 ${at(storm.quotes, 0.5)} ms`, at(storm.quotes, 0.99), 400, 'ms'),
      line(`${measured}: mails to the office that are missing`, `${office} sent`, quotes - office, 0, ''),
      line(
        `${measured}: most receipts in an hour`,
        `in turn ${sent.join(', ')}`,
        Math.max(...sent),
        receiptsPerHour,
        '',
      ),
      line(
        `${measured}: receipts ahead of those of leads 5 s older`,
        `after each of ${hours} hours`,
        outOfOrder,
        0,
        '',
      ),
    ];
  } finally {
    visitors.close();
    await database.end();
    await stack.stop();
  }
}

/**
 * Sends all quotes.
 *
 * @returns the response times in milliseconds, each counted from the moment when the request was due
 */
async function sendAll(stack: BenchStack, visitors: Visitors) {
  const times = { quotes: [] as number[], pages: [] as number[] };
  let page = '';
  const over = new AbortController();
  const begun = performance.now();
  const reading = (async () => {
    for (let due = begun; !over.signal.aborted; due += readEveryMs) {
      await pause(Math.max(1, due - performance.now()));
      const paths = [
        '/',
        '/es/services',
        ...(page ? [page, page.replace(/.*\/q\//, '/api/visitor-pages/')] : []),
      ];
      const path = paths[Math.round(due / readEveryMs) % paths.length] ?? '/';
      const answer = await fetch(stack.url + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      times.pages.push(performance.now() - due);
    }
  })();
  await Promise.all(
    Array.from({ length: quotes }, async (_, index) => {
      const due = begun + (index * 1000) / perSecond;
      await pause(Math.max(1, due - performance.now()));
      const { status, answer } = await visitors.send('POST', '/api/quotes', {
        address: addressOf(index),
        body: aQuote(index),
      });
      if (status !== 201) throw new Error(`POST /api/quotes: ${status}`);
      page = (answer as { page: string }).page;
      times.quotes.push(performance.now() - due);
    }),
  );
  over.abort();
  await reading;
  return times;
}

const aQuote = (index: number) => ({
  name: `Visitor ${index}`,
  email: `storm-${index}@visitor.test`,
  phone: '239-555-0142',
  address: `${index} Palm Court, Naples, FL 34102`,
  services: ['grapple-truck'],
  message: `A tree lies across the drive of number ${index}.`,
});

async function untilSent(database: Client, count: number): Promise<void> {
  await waitUntil(
    `${count} receipts`,
    async () => (await countOf(database, 'visitor_receipt')) >= count,
    600_000,
    1_000,
  );
}

async function countOf(database: Client, kind: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM deliveries WHERE kind = $1 AND state = 'sent'`,
    [kind],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Returns the number of receipts that were sent while the receipt for a lead that is at least 5 s older was still
 * waiting.
 */
async function countAhead(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM deliveries d JOIN leads ON leads.id = d.lead_id
     WHERE d.kind = 'visitor_receipt' AND d.state = 'sent' AND leads.created_at - interval '5 seconds' > (
       SELECT min(first.created_at) FROM deliveries w JOIN leads first ON first.id = w.lead_id
       WHERE w.kind = 'visitor_receipt' AND w.state = 'owed')`,
  );
  return rows[0]?.count ?? 0;
}

const at = (times: readonly number[], share: number): number => Math.round(percentile(times, share));
