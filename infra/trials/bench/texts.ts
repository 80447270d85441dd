import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { waitUntil } from '../../local/wait-until.ts';
import { HookSink } from '../faults/hook-sink.ts';
import type { BenchStack } from './bench-stack.ts';
import { cpuSeconds } from './processor.ts';
import type { Line } from './report.ts';

/** Texts that are repeated to fill a field. Each could be slow for some pattern that reads the field. */
const shapes = {
  sentences: 'Water stands along the fence after rain. ',
  'one word': 'a',
  'tabs between letters': '\t',
  'spaces between letters': ' ',
  'letters in turn with spaces': 'a ',
  'line breaks': 'a\n',
  'Windows line breaks, quoted': '\r\n> ',
  quotes: '"',
  'separators of sheets': ',;\t',
  formulas: '=1+1\n',
  digits: '1',
  'telephone numbers': '239-555-0171 ',
  dashes: '-',
  'dots between letters': 'a.',
  links: 'https://a.example/b ',
  addresses: 'a@b.example ',
  'open tags': '<b',
  'character references': '&amp;',
  'open brackets': '([{',
  'letters with loose accents': 'e\u0301',
  'letters that fold to two': 'İ',
  'letters of two units': '🌴',
  'written from right to left': '\u202eא',
};

const leadsOfShape = 20;
const processes = ['gateway', 'leads', 'leads-worker'] as const;

/**
 * Measures the processor time that texts of the maximum length add to a lead, compared with the shortest texts. Covers
 * all steps of a lead: form, mails, list, search, page (with the brief), CSV and web hook.
 */
export async function measureTexts(stack: BenchStack, cookie: string): Promise<Line[]> {
  const hook = await HookSink.start(stack.product);
  const database = new Client({ connectionString: stack.product.databaseUrl('leads') });
  await database.connect();
  const send = (unit: string, isLong = true) => sendAll({ stack, cookie, database, unit, isLong });
  try {
    // Warms up. Until the code is compiled, each round costs less than the previous one.
    for (let round = 0; round < 8; round += 1) await send(shapes.sentences);
    const short = await send('', false);
    const lines: Line[] = [];
    for (const [shape, unit] of Object.entries(shapes)) {
      const long = await send(unit);
      lines.push({
        measured: `a lead of longest texts : shortest, ${shape}`,
        product: `${long.toFixed(1)} ms`,
        limit: `${short.toFixed(1)} ms`,
        result: long - short,
        target: 20,
        unit: 'ms more',
      });
    }
    return lines;
  } finally {
    await database.end();
    await hook.stop();
  }
}

interface Sending {
  stack: BenchStack;
  cookie: string;
  database: Client;
  unit: string;
  isLong: boolean;
}

/**
 * Sends leads with the longest or the shortest texts, waits for their mails, and reads, searches and exports them as
 * staff do.
 *
 * @returns the processor time for one lead, in milliseconds
 */
async function sendAll({ stack, cookie, database, unit, isLong }: Sending): Promise<number> {
  const processorMs = () => cpuSeconds(stack, processes).reduce((sum, seconds) => sum + seconds * 1000, 0);
  const before = processorMs();
  const ids: string[] = [];
  const fields: Texts = ({ longest, shortest, isLine }) =>
    text(isLine ? unit.replaceAll(/[\r\n]/g, ' ') : unit, isLong ? longest : shortest);
  for (let number = 0; number < leadsOfShape; number += 1) {
    const isQuote = number % 2 === 0;
    const answer = await stack.post(
      isQuote ? '/api/quotes' : '/api/contact',
      isQuote ? quote(fields) : contact(fields),
    );
    const { id } = (await answer.json()) as { id: string };
    ids.push(id);
    const search = new URLSearchParams({ q: text(unit, isLong ? 100 : 2), limit: '1' });
    for (const path of [`/api/leads?${search}`, `/api/leads/${id}`]) await read(stack, path, cookie);
  }
  await waitUntil('all that these leads owe', async () => {
    const { rowCount } = await database.query(
      "SELECT FROM deliveries WHERE lead_id = ANY($1) AND state <> 'sent' LIMIT 1",
      [ids],
    );
    return rowCount === 0;
  });
  await read(stack, `/api/leads?limit=${leadsOfShape}`, cookie);
  await read(stack, `/api/leads/export.csv?limit=${leadsOfShape}`, cookie);
  const spent = processorMs() - before;
  await database.query('DELETE FROM leads WHERE id = ANY($1)', [ids]);
  return spent / leadsOfShape;
}

/**
 * Returns the unit repeated up to a field's limit in UTF-16 units. It is between two letters, so that trimming does not
 * shorten the text.
 */
function text(unit: string, limit: number): string {
  const middle = unit.repeat(Math.floor((limit - 2) / (unit.length || 1)));
  return `a${middle}${'b'.repeat(limit - 1 - middle.length)}`;
}

type Texts = (limits: { longest: number; shortest: number; isLine?: boolean }) => string;

function contact(fill: Texts): object {
  return {
    name: fill({ longest: 200, shortest: 2, isLine: true }),
    email: `${randomUUID()}@${fill({ longest: 60, shortest: 2, isLine: true }).replaceAll(/[^a-z]/g, 'c')}.example`,
    subject: fill({ longest: 200, shortest: 2, isLine: true }),
    message: fill({ longest: 10_000, shortest: 10 }),
  };
}

function quote(fill: Texts): object {
  const { subject: _, ...shared } = contact(fill) as Record<string, string>;
  const address = fill({ longest: 500, shortest: 5, isLine: true });
  return { ...shared, phone: '239 555 0171', address, services: ['irrigation', 'other'] };
}

async function read({ url }: BenchStack, path: string, cookie: string): Promise<void> {
  const answer = await fetch(url + path, { headers: { Cookie: cookie } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}
