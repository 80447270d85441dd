import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { BenchStack } from './bench-stack.ts';
import { percentile } from './percentile.ts';
import { cpuSeconds, measuredProcesses } from './processor.ts';
import type { Line } from './report.ts';

export const pages = 5_000;
const firstPages = 500;
const atOnce = 40;
export const everySeconds = 8;
export const measuredSeconds = 60;
const restSeconds = 20;
/**
 * Wait before PostgreSQL's statistics are read, in milliseconds. PostgreSQL's processes report their work with a delay
 * of a second or more.
 */
const settledMs = 2_000;

/** An open help card with its own IP address and cookie. */
interface Page {
  address: string;
  sessionId: string;
  cookie: string;
  lastId: string;
}

/**
 * Measures 5,000 open help cards that poll every 8 s: the load on PostgreSQL, response times, and the memory of leads.
 * Their 5,000 IP addresses are in the header that nginx sends to the gateway.
 */
export async function measureChats(stack: BenchStack): Promise<Line[]> {
  const visitors = new Visitors(stack);
  const database = new Client({ connectionString: stack.product.databaseUrl('leads') });
  await database.connect();
  try {
    const statements = (seconds: number, work: () => Promise<unknown>) => rate(database, seconds, work);
    const atRest = await statements(restSeconds, () => pause(restSeconds * 1000));
    // The memory of a process grows under its first load in any case. The result is the growth that further pages
    // cause.
    const open = await visitors.open(firstPages);
    const before = memoryOf(stack);
    const opened = performance.now();
    open.push(...(await visitors.open(pages - firstPages, firstPages)));
    const openedPerSecond = (pages - firstPages) / ((performance.now() - opened) / 1000);
    await visitors.askEvenly(open, everySeconds);
    let times: number[] = [];
    const usedBefore = cpuSeconds(stack);
    const asking = await statements(measuredSeconds, async () => {
      times = await visitors.askEvenly(open, measuredSeconds);
    });
    const used = cpuSeconds(stack).map((spent, index) => spent - (usedBefore[index] ?? 0));
    const grown = memoryOf(stack) - before;
    const at = (share: number) => percentile(times, share);
    const perSecond = Math.round(times.length / measuredSeconds);
    const measured = `${pages} open help cards, ${perSecond} questions a second`;
    return [
      line(
        `${measured}: statements and transactions of leads' database`,
        `${asking.toFixed(1)}/s, at rest ${atRest.toFixed(1)}/s`,
        asking,
        50,
        '/s',
      ),
      line(
        `${measured}: answers, p99`,
        `p50 ${at(0.5).toFixed(1)} ms, opened at ${openedPerSecond.toFixed(0)}/s`,
        at(0.99),
        250,
        'ms',
      ),
      line(
        `${measured}: processor of leads and gateway for each`,
        measuredProcesses
          .map((name, index) => `${name} ${((1000 * (used[index] ?? 0)) / times.length).toFixed(2)} ms`)
          .join(', '),
        (1000 * used.reduce((sum, spent) => sum + spent, 0)) / times.length,
        2,
        'ms',
      ),
      line(
        `${measured}: memory (PSS) of leads above that with ${firstPages}`,
        `${before.toFixed(0)} MiB`,
        grown,
        150,
        'MiB',
      ),
    ];
  } finally {
    visitors.close();
    await database.end();
  }
}

export function line(measured: string, product: string, result: number, target: number, unit: string): Line {
  return { measured, product, limit: '', result, target, unit };
}

export class Visitors {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 200 });
  private readonly stack: BenchStack;

  constructor(stack: BenchStack) {
    this.stack = stack;
  }

  close(): void {
    this.agent.destroy();
  }

  async open(count: number, from = 0): Promise<Page[]> {
    const open: Page[] = [];
    while (open.length < count) {
      const next = from + open.length;
      const addresses = Array.from({ length: Math.min(atOnce, count - open.length) }, (_, index) =>
        addressOf(next + index),
      );
      open.push(...(await Promise.all(addresses.map((address) => this.begin(address)))));
    }
    return open;
  }

  /**
   * Lets every page poll every 8 s, each page at a different time and without waiting for earlier answers.
   *
   * @returns the response times in milliseconds
   */
  async askEvenly(open: readonly Page[], seconds: number): Promise<number[]> {
    const begun = performance.now();
    const questions = Math.round((seconds * open.length) / everySeconds);
    return Promise.all(
      Array.from({ length: questions }, async (_, index) => {
        const due = begun + (index * 1000 * everySeconds) / open.length;
        await pause(Math.max(1, due - performance.now()));
        await this.ask(open[index % open.length] as Page);
        return performance.now() - due;
      }),
    );
  }

  private async begin(address: string): Promise<Page> {
    const body = { content: 'Do you plant royal palms?', language: 'en', page: '/services' };
    const { status, answer, cookie } = await this.send('POST', '/api/chat', { address, body });
    if (status !== 201) throw new Error(`POST /api/chat: ${status}`);
    const { sessionId, messages } = answer as { sessionId: string; messages: Array<{ id: string }> };
    return { address, sessionId, cookie, lastId: messages.at(-1)?.id ?? '' };
  }

  private async ask({ address, sessionId, cookie, lastId }: Page): Promise<void> {
    const path = `/api/chat/${sessionId}?after=${lastId}`;
    const question = () => this.send('GET', path, { address, cookie });
    // The gateway may have ended an idle connection at this moment. A browser would send the request again, too.
    const { status } = await question().catch(question);
    if (status !== 200) throw new Error(`GET /api/chat: ${status}`);
  }

  send(
    method: string,
    path: string,
    { address, cookie = '', body }: { address: string; cookie?: string; body?: object },
  ): Promise<{ status: number; answer: unknown; cookie: string }> {
    const headers = {
      'X-Forwarded-For': address,
      Cookie: cookie,
      ...(body && { Origin: this.stack.origin, 'Content-Type': 'application/json' }),
    };
    const port = this.stack.running.ports.gateway;
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: this.agent }, (came) => {
        const [set = ''] = came.headers['set-cookie'] ?? [];
        json(came).then(
          (answer) => resolve({ status: came.statusCode ?? 0, answer, cookie: set.split(';')[0] ?? '' }),
          reject,
        );
      });
      sent.once('error', reject).end(body && JSON.stringify(body));
    });
  }
}

/**
 * Returns a public IP address for each page. Each is in a separate network, because the addresses of one network share
 * limits.
 */
export const addressOf = (index: number) => `${20 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.7`;

/**
 * Returns the number of transactions a second that leads and its worker run on PostgreSQL during `work`. Most
 * transactions have one statement.
 */
export async function rate(database: Client, seconds: number, work: () => Promise<unknown>): Promise<number> {
  const before = await transactions(database);
  await work();
  await pause(settledMs);
  return ((await transactions(database)) - before) / (seconds + settledMs / 1000);
}

async function transactions(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.count);
}

/** Returns the memory of leads in MiB. Memory that several processes share is divided among them (PSS). */
function memoryOf({ running }: BenchStack): number {
  const rollup = readFileSync(`/proc/${running.parts['leads']}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}
