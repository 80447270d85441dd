import type { MailContent } from '../notifications/mail-content.js';
import type { ClaimedMail } from './claimed-mail.js';
import type { MailTools } from './mail-tools.js';

export interface MailKind<Name extends string = string> {
  readonly name: Name;
  /** Events that delete an unsent mail: a claim of the lead, an answer, or another owner. */
  readonly droppedBy?: ReadonlyArray<'claim' | 'answer' | 'owner'>;
  readonly isDueFromBin?: boolean;
  /** Whether the mail is for its recipient alone: if it is refused, it does not go to the fallback address instead. */
  readonly isPersonal?: boolean;
  /**
   * SQL condition on the delivery `d` and its `lead`: whether staff have to deal with a mail that failed permanently.
   */
  readonly needsAttention: string;
  /**
   * Returns the SQL condition for an unsent mail whose text is no longer true, such as a reminder of a visit that is
   * over. The mail is then given up.
   */
  readonly isTooLate?: (mail: string) => string;
  /**
   * Work that runs at each sweep, or at most once per `everyMs`. It queues the due mails of this kind, or deletes
   * records that are no longer needed.
   */
  readonly addDue?: { everyMs?: number; run: (tools: MailTools) => Promise<unknown> };
  compose(mail: ClaimedMail, tools: MailTools): Promise<MailContent>;
}

/** SQL conditions for `needsAttention`. */
export const whileNew = `lead.status = 'new'`;

export const whileOpen = `d.created_at > now() - interval '14 days' AND lead.status IN ('new', 'contacted')`;

export const forADay = `d.created_at > now() - interval '1 day'`;

/**
 * The condition `isTooLate` of mails that say "today" or "tomorrow": true when the day on which they were due is over.
 */
export const isAfterItsDay = (mail: string): string =>
  `(${mail}.happened_at AT TIME ZONE 'America/New_York')::date < (now() AT TIME ZONE 'America/New_York')::date`;

/**
 * The condition `isTooLate` of mails that say that a visitor waits: true when the lead was answered. The answer itself
 * deletes the mail, but not while a worker is sending it.
 */
export const isAnswered = (mail: string): string => `EXISTS (
  SELECT FROM leads lead
  WHERE lead.id = ${mail}.lead_id AND lead.status NOT IN ('new', 'spam') AND lead.waiting_since IS NULL)`;
