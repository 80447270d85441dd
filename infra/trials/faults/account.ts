import type { Client } from 'pg';
import { withDatabase } from '../../local/servers/with-database.ts';
import { waitUntil } from '../../local/wait-until.ts';
import type { FaultStack } from './fault-stack.ts';
import type { HookSink } from './hook-sink.ts';
import type { SentLead } from './lead-load.ts';
import { MailCount } from './mail-count.ts';

/** Differences between accepted leads, stored leads and sent mails, as numbers. */
export interface Account {
  accepted: number;
  lost: number;
  storedTwice: number;
  photosLost: number;
  mailsOwed: number;
  mailsMissing: number;
  /** Number of mails that arrived again with a `Message-ID` that had already arrived. */
  mailsRepeated: number;
  mailsUnknown: number;
  /**
   * Number of events (leads and steps of visits) that the web hook did not receive (`hooksMissing`), and that it
   * received more than once (`hooksRepeated`).
   */
  hooksMissing: number;
  hooksRepeated: number;
  /** Time from the end of the load until nothing was `owed`, in milliseconds. */
  settledMs: number;
}

export interface Settling {
  withinMs: number;
  /**
   * Whether to end a killed worker's claims immediately, and to retry mails immediately that a killed mail server left
   * open.
   */
  expiresClaims?: boolean;
  hooks?: HookSink;
}

interface StoredLead {
  id: string;
  token: string;
  photos: number;
  owed: string[];
  /** Ids of mails that were given up because the mail about a later step of the visit was sent first. */
  replaced: string[];
  /** Number of mails that a later step of the visit deleted, because the mail server had put them off. */
  dropped: number;
  /** Ids of reminders and mails of escalation steps. Their number depends on the hour. */
  others: string[];
}

const tokenInText = /tok[0-9a-f]{32}/;

/**
 * Returns the number of mails of a lead: the mail to the office, the receipt, the answers of staff, and the mails about
 * a visit.
 */
const mailsOfLead = ({ answers, visitSteps }: SentLead) => 2 + answers + visitSteps;

/** Waits until nothing is `owed`, but at most `withinMs`. @returns the account */
export async function settleAccount(
  stack: FaultStack,
  accepted: readonly SentLead[],
  { withinMs, expiresClaims = false, hooks }: Settling,
): Promise<Account> {
  const begun = performance.now();
  return withDatabase(stack.databaseUrl('leads'), async (database) => {
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
  });
}

/**
 * Selects events that have no delivery to a web hook yet. The sweep adds the delivery some seconds after a lead or a
 * step of a visit.
 */
const notNoted = `
  SELECT FROM web_hooks h,
    (SELECT id, created_at AS at FROM leads UNION ALL
     SELECT id, at FROM lead_history WHERE kind IN ('visit_booked', 'visit_moved', 'visit_cancelled')) AS event
  WHERE event.at > h.active_since
    AND NOT EXISTS (SELECT FROM deliveries d WHERE d.hook_id = h.id AND d.source_id = event.id)`;

/** Kinds of mail that are counted, because their number is known for each lead. */
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
 * Ends old claims, and retries mails that a killed mail server may have accepted. Without this, claims would last five
 * minutes, and the retries would wait ten minutes. A running worker needs much less than half a minute to send a mail
 * to the sink.
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
    replaced: string[];
    dropped: number;
    others: string[];
  }>(
    `SELECT id, message, (SELECT count(*) FROM lead_photos p WHERE lead.id = p.lead_id)::integer AS photos,
            ARRAY(SELECT n.id FROM deliveries n WHERE n.channel = 'mail' AND lead.id = n.lead_id
                  AND n.kind IN ${countedKinds}) AS owed,
            ARRAY(SELECT n.id FROM deliveries n JOIN deliveries news ON news.lead_id = n.lead_id AND news.id > n.id
                  WHERE n.channel = 'mail' AND lead.id = n.lead_id AND n.state = 'failed' AND news.state = 'sent'
                  AND n.kind IN ('visit_booked', 'visit_moved')
                  AND news.kind IN ('visit_moved', 'visit_cancelled')) AS replaced,
            (SELECT count(*) FROM lead_history step WHERE lead.id = step.lead_id
               AND step.kind IN ('visit_booked', 'visit_moved')
               AND NOT EXISTS (SELECT FROM deliveries n WHERE n.channel = 'mail' AND n.kind = step.kind
                 AND n.source_id = step.id)
               AND EXISTS (SELECT FROM lead_history later WHERE lead.id = later.lead_id AND later.at > step.at
                 AND later.kind IN ('visit_moved', 'visit_cancelled')))::integer AS dropped,
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
  const own = accepted.flatMap(({ token }) => byToken.get(token) ?? []);
  const owed = own.flatMap((lead) => lead.owed);
  const replaced = new Set(stored.flatMap((lead) => lead.replaced));
  const owedOrDropped = own.reduce((sum, lead) => sum + lead.dropped, owed.length);
  return {
    accepted: accepted.length,
    lost: accepted.filter(({ token }) => !byToken.has(token)).length,
    storedTwice:
      [...byToken.values()].filter((leads) => leads.length > 1).length + accepted.filter(isTooMuch).length,
    photosLost: accepted.filter(({ token, photos }) => (byToken.get(token)?.[0]?.photos ?? 0) < photos)
      .length,
    mailsOwed: Math.max(owedOrDropped, expected),
    mailsMissing:
      owed.filter((id) => !arrived.has(id) && !replaced.has(id)).length +
      Math.max(expected - owedOrDropped, 0),
    mailsRepeated: owed.reduce((sum, id) => sum + Math.max((arrived.get(id) ?? 1) - 1, 0), 0),
    mailsUnknown: [...arrived.keys()].filter((id) => !known.has(id)).length,
  };
}

/** Returns the id of a delivery, which is the left part of its `Message-ID`. */
function idOf(messageId: string): string {
  return messageId.slice(1, messageId.indexOf('@'));
}
