import { Client } from 'pg';
import { waitUntil } from '../../local/wait-until.ts';
import type { FaultStack } from './fault-stack.ts';
import type { HookSink } from './hook-sink.ts';
import type { SentLead } from './lead-load.ts';
import { MailCount } from './mail-count.ts';

/** Accepted = stored = mailed, or what is between them. */
export interface Account {
  accepted: number;
  lost: number;
  storedTwice: number;
  photosLost: number;
  mailsOwed: number;
  mailsMissing: number;
  /** Mails that came more than once, under the Message-ID of the first. */
  mailsRepeated: number;
  /** Mails that no lead owes. */
  mailsUnknown: number;
  /** Leads and steps of visits that the web hook was not told about, and how often it was told more than once. */
  hooksMissing: number;
  hooksRepeated: number;
  /** From the end of the load until nothing was owed any more. */
  settledMs: number;
}

export interface Settling {
  /** How long to wait for the end of what is owed, in milliseconds. */
  withinMs: number;
  /** Takes what a killed worker held away from it at once, and tries now what a killed mail server left open. */
  expiresClaims?: boolean;
  /** Counts what the web hook is told. */
  hooks?: HookSink;
}

interface StoredLead {
  id: string;
  token: string;
  photos: number;
  owed: string[];
  /** Reminders and mails of steps: whether there are any depends on the hour. */
  others: string[];
}

const tokenInText = /tok[0-9a-f]{32}/;

/** Every lead owes its mail to the office and a receipt to its visitor, besides the answers of staff and those of a visit. */
const mailsOfLead = ({ answers, visitSteps }: SentLead) => 2 + answers + visitSteps;

/** Waits until nothing is owed any more, at most so long, and counts. */
export async function settleAccount(
  stack: FaultStack,
  accepted: readonly SentLead[],
  { withinMs, expiresClaims = false, hooks }: Settling,
): Promise<Account> {
  const begun = performance.now();
  const database = new Client({ connectionString: stack.databaseUrl('leads') });
  await database.connect();
  try {
    const isDone = async () => {
      if (expiresClaims) await expireOldClaims(database);
      return isSettled(database);
    };
    await waitUntil('the end of what is owed', isDone, withinMs, 250).catch(() => undefined);
    const settledMs = performance.now() - begun;
    const stored = await storedLeads(database);
    const idOfToken = new Map(stored.map(({ token, id }) => [token, id]));
    const times = hooks
      ? accepted.flatMap(({ token, visitSteps }) => hooks.timesOf(idOfToken.get(token) ?? '', visitSteps))
      : [];
    return {
      ...count(accepted, stored, new MailCount(stack.mailFolder).read()),
      hooksMissing: times.filter((count) => count === 0).length,
      hooksRepeated: times.reduce((sum, count) => sum + Math.max(count - 1, 0), 0),
      settledMs,
    };
  } finally {
    await database.end();
  }
}

/** The sweep notes what hooks are owed some seconds after a lead or a step of a visit. */
const notNoted = `
  SELECT FROM web_hooks h,
    (SELECT id, created_at AS at FROM leads UNION ALL
     SELECT id, at FROM lead_history WHERE kind IN ('visit_booked', 'visit_moved', 'visit_cancelled')) AS event
  WHERE event.at > h.active_since
    AND NOT EXISTS (SELECT FROM deliveries d WHERE d.hook_id = h.id AND d.source_id = event.id)`;

/** Mails that are counted: each lead has its own, a known number of them. */
const countedKinds = `('office_quote', 'office_contact', 'visitor_receipt', 'answer', 'visit_booked', 'visit_moved', 'visit_cancelled')`;

async function isSettled(database: Client): Promise<boolean> {
  const { rows } = await database.query<{ open: number }>(
    `SELECT (SELECT count(*) FROM deliveries WHERE channel <> 'push' AND state IN ('owed', 'sending'))::integer
          + (SELECT count(*) FROM (${notNoted}) AS event)::integer
          + (SELECT count(*) FROM lead_photos WHERE state = 'pending')::integer AS open`,
  );
  return rows[0]?.open === 0;
}

/**
 * A claim lives five minutes; a worker that lives has sent its mail to the sink long before half a minute. What a killed mail
 * server may have taken waits 10 minutes.
 */
export async function expireOldClaims(database: Client): Promise<void> {
  await database.query(`UPDATE deliveries SET lease = 1 WHERE state = 'sending' AND lease < 27`);
  await database.query(
    `UPDATE deliveries SET next_attempt_at = now() WHERE state = 'owed' AND open_at IS NOT NULL`,
  );
}

async function storedLeads(database: Client): Promise<StoredLead[]> {
  const { rows } = await database.query<{
    id: string;
    message: string;
    photos: number;
    owed: string[];
    others: string[];
  }>(
    `SELECT id, message, (SELECT count(*) FROM lead_photos p WHERE lead.id = p.lead_id)::integer AS photos,
            ARRAY(SELECT n.id FROM deliveries n WHERE n.channel = 'mail' AND lead.id = n.lead_id
                  AND n.kind IN ${countedKinds}) AS owed,
            ARRAY(SELECT n.id FROM deliveries n WHERE n.channel = 'mail' AND lead.id = n.lead_id
                  AND n.kind NOT IN ${countedKinds}) AS others
     FROM leads lead`,
  );
  return rows.map(({ message, ...lead }) => ({ ...lead, token: tokenInText.exec(message)?.[0] ?? '' }));
}

function count(
  accepted: readonly SentLead[],
  stored: readonly StoredLead[],
  mails: ReadonlyMap<string, number>,
): Omit<Account, 'settledMs' | 'hooksMissing' | 'hooksRepeated'> {
  const byToken = new Map<string, StoredLead[]>();
  for (const lead of stored) byToken.set(lead.token, [...(byToken.get(lead.token) ?? []), lead]);
  const arrived = new Map([...mails].map(([messageId, times]) => [idOf(messageId), times]));
  const known = new Set(stored.flatMap((lead) => [...lead.owed, ...lead.others]));
  const expected = accepted.reduce((sum, lead) => sum + mailsOfLead(lead), 0);
  const isTooMuch = (lead: SentLead) => (byToken.get(lead.token)?.[0]?.owed.length ?? 0) > mailsOfLead(lead);
  const owed = accepted.flatMap(({ token }) => (byToken.get(token) ?? []).flatMap((lead) => lead.owed));
  return {
    accepted: accepted.length,
    lost: accepted.filter(({ token }) => !byToken.has(token)).length,
    storedTwice:
      [...byToken.values()].filter((leads) => leads.length > 1).length + accepted.filter(isTooMuch).length,
    photosLost: accepted.filter(({ token, photos }) => (byToken.get(token)?.[0]?.photos ?? 0) < photos)
      .length,
    mailsOwed: Math.max(owed.length, expected),
    mailsMissing: owed.filter((id) => !arrived.has(id)).length + Math.max(expected - owed.length, 0),
    mailsRepeated: owed.reduce((sum, id) => sum + Math.max((arrived.get(id) ?? 1) - 1, 0), 0),
    mailsUnknown: [...arrived.keys()].filter((id) => !known.has(id)).length,
  };
}

/** A notification's id is the left part of its `Message-ID`. */
function idOf(messageId: string): string {
  return messageId.slice(1, messageId.indexOf('@'));
}
