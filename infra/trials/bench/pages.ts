import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { waitUntil } from '../../local/wait-until.ts';
import type { BenchStack } from './bench-stack.ts';
import { addressOf, everySeconds, line, measuredSeconds, pages, rate, Visitors } from './chats.ts';
import { percentile } from './percentile.ts';
import { cpuSeconds } from './processor.ts';
import type { Line } from './report.ts';

const atOnce = 40;
/** Number of pages that poll as a page does in its first ten minutes, and the intervals of these and of the others. */
const watchedCount = 500;
const [watchedEveryMs, laterEveryMs] = [2_500, 45_000];
/** Index of the first page's IP address. It is above the indexes of the help cards. */
const firstAddress = 100_000;

interface Page {
  address: string;
  token: string;
}

/**
 * Measures 5,000 open visitor's pages together with 5,000 open help cards: statements, response times and processor
 * time.
 */
export async function measurePages(stack: BenchStack): Promise<Line[]> {
  const visitors = new Visitors(stack);
  const database = new Client({ connectionString: stack.product.databaseUrl('leads') });
  await database.connect();
  try {
    const cards = await visitors.open(pages);
    const followed = await submitAll(visitors);
    await endMails(database);
    await pause(10_000);
    const times: number[] = [];
    const before = cpuSeconds(stack);
    let asked = 0;
    const statements = await rate(database, measuredSeconds, async () => {
      const ask = async (page: Page) => {
        const begun = performance.now();
        const path = `/api/visitor-pages/${page.token}`;
        const question = () => visitors.send('GET', path, { address: page.address });
        const { status } = await question().catch(question);
        if (status !== 200) throw new Error(`GET /api/visitor-pages: ${status}`);
        times.push(performance.now() - begun);
      };
      const [answers] = await Promise.all([
        visitors.askEvenly(cards, measuredSeconds),
        askEvery(followed.slice(0, watchedCount), watchedEveryMs, ask),
        askEvery(followed.slice(watchedCount), laterEveryMs, ask),
      ]);
      asked = answers.length;
      times.push(...answers);
    });
    const used = cpuSeconds(stack).reduce((sum, spent, index) => sum + spent - (before[index] ?? 0), 0);
    const at = (share: number) => percentile(times, share);
    const measured = `${pages} visitor's pages beside ${pages} help cards, ${Math.round(times.length / measuredSeconds)} questions a second`;
    return [
      line(
        `${measured}: statements of leads' database`,
        `${statements.toFixed(1)}/s; cards ask every ${everySeconds} s`,
        statements,
        50,
        '/s',
      ),
      line(
        `${measured}: answers, p99`,
        `p50 ${at(0.5).toFixed(1)} ms, ${asked} of cards`,
        at(0.99),
        250,
        'ms',
      ),
      line(
        `${measured}: processor of leads and gateway for each`,
        `${used.toFixed(1)} s`,
        (1000 * used) / times.length,
        2,
        'ms',
      ),
    ];
  } finally {
    visitors.close();
    await database.end();
  }
}

/** Marks the mails of the requests as sent until none is left, because sending is not part of this measurement. */
async function endMails(database: Client): Promise<void> {
  await waitUntil(
    'the end of the mails',
    async () => {
      await database.query(`UPDATE deliveries SET state = 'sent', sent_at = now() WHERE state = 'owed'`);
      const { rowCount } = await database.query(`SELECT FROM deliveries WHERE state <> 'sent' LIMIT 1`);
      return rowCount === 0;
    },
    60_000,
  );
}

async function submitAll(visitors: Visitors): Promise<Page[]> {
  const made: Page[] = [];
  while (made.length < pages) {
    const batch = Array.from({ length: atOnce }, (_, index) => made.length + index);
    made.push(...(await Promise.all(batch.map((index) => submit(visitors, index)))));
  }
  return made;
}

async function submit(visitors: Visitors, index: number): Promise<Page> {
  const address = addressOf(firstAddress + index);
  const body = {
    name: `Visitor ${index}`,
    email: `page-${index}@visitor.test`,
    subject: 'A question',
    message: `Do you trim hedge number ${index}?`,
  };
  const { status, answer } = await visitors.send('POST', '/api/contact', { address, body });
  if (status !== 201) throw new Error(`POST /api/contact: ${status}`);
  return { address, token: (answer as { page: string }).page.split('/').at(-1) ?? '' };
}

async function askEvery(
  of: readonly Page[],
  everyMs: number,
  ask: (page: Page) => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  const ends = begun + measuredSeconds * 1000;
  await Promise.all(
    of.map(async (page, index) => {
      for (let due = begun + (index * everyMs) / of.length; due < ends; due += everyMs) {
        await pause(Math.max(1, due - performance.now()));
        await ask(page);
      }
    }),
  );
}
