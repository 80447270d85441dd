import { withDatabase } from '../../local/servers/with-database.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { settleAccount, type Account, type Settling } from './account.ts';
import type { FaultStack } from './fault-stack.ts';
import type { FaultyPart } from './faulty-parts.ts';
import { killPart } from './kill-part.ts';
import { sendLeads, type LoadResult } from './lead-load.ts';
import { signInAsStaff } from './staff-session.ts';
import { starve } from './starvation.ts';
import { offerVisits } from './visit-load.ts';

interface Kill {
  part: FaultyPart;
  /** Time from the kill until a new process answered, in milliseconds. */
  recoveryMs: number;
}

interface KillsResult {
  account: Account;
  load: LoadResult;
  kills: Kill[];
}

/** Kills each part in turn, `rounds` times, while leads arrive and staff answer some of them. */
export async function killInTurn(
  stack: FaultStack,
  { leads, atOnce, rounds, ...settling }: Record<'leads' | 'atOnce' | 'rounds', number> & Settling,
): Promise<KillsResult> {
  const victims = Array.from({ length: rounds }, () => stack.parts).flat();
  const waiting = victims.map((part, index) => ({
    part,
    from: Math.floor(((index + 1) * leads) / (victims.length + 1)),
  }));
  const kills: Kill[] = [];
  let killing: Promise<void> = Promise.resolve();
  const onAccepted = (count: number) => {
    while (waiting[0] && count >= waiting[0].from) {
      const { part } = waiting.shift() as { part: FaultyPart };
      killing = killing.then(async () => void kills.push(await killOnce(stack, part, settling)));
    }
  };
  const staff = await signInAsStaff(stack);
  await offerVisits(stack, staff);
  const load = await sendLeads({ url: stack.url, origin: stack.origin, leads, atOnce, staff, onAccepted });
  await killing;
  return { account: await settleAccount(stack, load.accepted, settling), load, kills };
}

async function killOnce(stack: FaultStack, part: FaultyPart, settling: Settling): Promise<Kill> {
  const begun = performance.now();
  await killPart(stack, part, settling);
  return { part, recoveryMs: performance.now() - begun };
}

interface HangResult {
  account: Account;
  load: LoadResult;
}

/**
 * Makes the queue, the store and the mail server hang at the same time while leads arrive, every quote with a photo.
 */
export async function hangWithoutLeadsNeed(
  stack: FaultStack,
  leads: number,
  settling: Settling,
): Promise<HangResult> {
  const hung = stack.parts.filter((part) => ['redis', 'store', 'smtp'].includes(part));
  for (const part of hung) stack.freeze(part);
  const options = { url: stack.url, origin: stack.origin, leads, atOnce: 5, photoEvery: 1 };
  const load = await sendLeads(options).finally(() => {
    for (const part of hung) stack.thaw(part);
  });
  return { account: await settleAccount(stack, load.accepted, settling), load };
}

interface RefusalResult {
  status: number;
  retryAfter: string | null;
  tookMs: number;
  /** Status of the same request after the database was available again. */
  statusAfter: number;
}

/** Makes PostgreSQL hang. A visitor's request must be refused soon, and must succeed when PostgreSQL works again. */
export async function hangDatabase(stack: FaultStack): Promise<RefusalResult> {
  const send = () =>
    fetch(`${stack.url}/api/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: stack.origin,
        'Idempotency-Key': 'while-it-hangs',
      },
      body: JSON.stringify({
        name: 'Ana Lopez',
        email: 'while-it-hangs@visitor.example',
        subject: 'A question',
        message: 'Is anybody there at all?',
      }),
    });
  // A successful database check counts for a moment, so the pause below is longer.
  await send();
  stack.freeze('postgres');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const begun = performance.now();
  const refused = await send().finally(() => stack.thaw('postgres'));
  const tookMs = performance.now() - begun;
  const { status, headers } = refused;
  await refused.arrayBuffer();
  await stack.untilBack('leads', 0);
  return { status, retryAfter: headers.get('retry-after'), tookMs, statusAfter: (await send()).status };
}

/** Empties the queue while mails are `owed`. All mails must be sent without intervention. */
export async function emptyQueue(stack: FaultStack, leads: number, settling: Settling): Promise<HangResult> {
  stack.freeze('smtp');
  const options = { url: stack.url, origin: stack.origin, leads, atOnce: 20, photoEvery: 0 };
  const load = await sendLeads(options).finally(async () => {
    await stack.flushQueue();
    stack.thaw('smtp');
  });
  return { account: await settleAccount(stack, load.accepted, settling), load };
}

/**
 * Makes processor time, connections and locks scarce while leads arrive. No process is killed, so each mail must be
 * sent exactly once.
 */
export async function starveWhileLeadsCome(
  stack: FaultStack,
  { leads, seconds, ...settling }: Record<'leads' | 'seconds', number> & Settling,
): Promise<HangResult> {
  const starving = starve(stack, seconds);
  // Distributes the leads over the whole time.
  const atOnce = 5;
  const everyMs = (seconds * 1000 * atOnce) / leads;
  const load = await sendLeads({ url: stack.url, origin: stack.origin, leads, atOnce, everyMs });
  await starving;
  return { account: await settleAccount(stack, load.accepted, settling), load };
}

/**
 * Makes the mail server accept mails without answering until each due mail was tried once. Retries must have the same
 * ids.
 */
export async function withholdSmtpReplies(
  stack: FaultStack,
  leads: number,
  settling: Settling,
): Promise<HangResult & { unanswered: number }> {
  stack.setMailAnswers(false);
  const load = await sendLeads({ url: stack.url, origin: stack.origin, leads, atOnce: 5 });
  const unanswered = await untilTriedOnce(stack).finally(() => stack.setMailAnswers(true));
  return { account: await settleAccount(stack, load.accepted, settling), load, unanswered };
}

async function untilTriedOnce(stack: FaultStack): Promise<number> {
  return withDatabase(stack.databaseUrl('leads'), async (database) => {
    let unanswered = 0;
    const isTried = async () => {
      const { rows } = await database.query<{ open: number; untried: number }>(
        `SELECT count(open_at)::integer AS open,
                count(*) FILTER (WHERE open_at IS NULL AND next_attempt_at <= now())::integer AS untried
         FROM deliveries WHERE channel = 'mail' AND state IN ('owed', 'sending')`,
      );
      unanswered = rows[0]?.open ?? 0;
      return rows[0]?.untried === 0;
    };
    await waitUntil('a try of each due mail', isTried, 600_000);
    return unanswered;
  });
}
