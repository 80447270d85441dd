import { setTimeout as pause } from 'node:timers/promises';
import { sendLeads, type LoadResult } from '../../faults/lead-load.ts';
import type { ComposeStack } from './compose-stack.ts';

const paths = ['/', '/about', '/api/projects?limit=3', '/api/projects/featured', '/api/user/session'];

export interface Traffic {
  reads: number;
  /** Answers other than 200, as `path status body`, or `path network` if there was no answer. */
  failedReads: string[];
  slowestReadMs: number;
  leads: LoadResult;
}

interface Pace {
  everyMs?: number;
  photoEvery?: number;
}

export async function duringTraffic(
  stack: ComposeStack,
  {
    readers = 4,
    senders = 3,
    cookie = '',
    url = stack.url,
    pace = {},
  }: { readers?: number; senders?: number; cookie?: string; url?: string; pace?: Pace },
  what: (seen: Pick<Traffic, 'failedReads'>) => Promise<unknown>,
): Promise<Traffic> {
  const ending = new AbortController();
  const isOver = () => ending.signal.aborted;
  const traffic = { reads: 0, failedReads: [] as string[], slowestReadMs: 0 };
  const reader = async () => {
    while (!isOver()) {
      const path = paths[traffic.reads++ % paths.length] ?? '/';
      const begun = performance.now();
      const status = await statusOf(url + path, cookie);
      traffic.slowestReadMs = Math.max(traffic.slowestReadMs, performance.now() - begun);
      if (status !== '200') traffic.failedReads.push(`${path} ${status}`);
      await pause(5);
    }
  };
  const leads = sendLeadsUntil({ url, atOnce: senders, ...pace }, isOver);
  const reads = Array.from({ length: readers }, reader);
  try {
    await what(traffic);
  } finally {
    ending.abort();
  }
  await Promise.all(reads);
  return { ...traffic, leads: await leads };
}

/** Sends leads until `isOver` returns true. The batches are small, so that the function ends soon afterwards. */
async function sendLeadsUntil(
  options: { url: string; atOnce: number } & Pace,
  isOver: () => boolean,
): Promise<LoadResult> {
  const all: LoadResult = { accepted: [], refusals: new Map(), durations: [], longestOutageMs: 0 };
  while (!isOver()) {
    const some = await sendLeads({ ...options, origin: options.url, leads: options.atOnce * 3 });
    all.accepted.push(...some.accepted);
    all.durations.push(...some.durations);
    for (const [status, count] of some.refusals)
      all.refusals.set(status, (all.refusals.get(status) ?? 0) + count);
    all.longestOutageMs = Math.max(all.longestOutageMs, some.longestOutageMs);
  }
  return all;
}

async function statusOf(url: string, cookie: string): Promise<string> {
  try {
    const answer = await fetch(url, { headers: { Cookie: cookie }, signal: AbortSignal.timeout(20_000) });
    const body = await answer.text();
    return answer.status === 200 ? '200' : `${answer.status} ${body.slice(0, 120)}`;
  } catch {
    return 'network';
  }
}

export async function lostLeads(stack: ComposeStack, { accepted }: LoadResult): Promise<string[]> {
  const statement = 'SELECT email FROM leads';
  const known = new Set((await stack.query('leads', statement)).map((email) => email.split('@')[0]));
  return accepted.map(({ token }) => token).filter((token) => !known.has(token));
}

export function inWords({ reads, failedReads, slowestReadMs, leads }: Traffic): string {
  const refused = [...leads.refusals].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  return `${reads} reads, ${failedReads.length} failed, slowest ${Math.round(slowestReadMs)} ms; ${leads.accepted.length} leads, refused and sent again: ${refused}`;
}
