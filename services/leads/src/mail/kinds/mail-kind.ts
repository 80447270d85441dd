import type { MailContent } from '../notifications/mail-content.js';
import type { ClaimedMail } from './claimed-mail.js';
import type { MailTools } from './mail-tools.js';

/** A kind of mail: when it is owed, when it is of no use any more, and what it says. */
export interface MailKind<Name extends string = string> {
  readonly name: Name;
  /** Events that drop a mail that is not sent yet: a claim of the lead, or an answer. */
  readonly droppedBy?: ReadonlyArray<'claim' | 'answer'>;
  /** It is sent although its lead is in the bin. */
  readonly isDueFromBin?: boolean;
  /** An SQL condition on the delivery `d` and its `lead`: staff have to look after one that was given up. */
  readonly needsAttention: string;
  /** Notes what is owed by now, at each sweep or, with `everyMs`, less often. */
  readonly owe?: { everyMs?: number; run: (tools: MailTools) => Promise<unknown> };
  compose(mail: ClaimedMail, tools: MailTools): Promise<MailContent>;
}

/** While the lead is new. */
export const whileNew = `lead.status = 'new'`;

/** For two weeks, while the lead is open. */
export const whileOpen = `d.created_at > now() - interval '14 days' AND lead.status IN ('new', 'contacted')`;

/** For a day. */
export const forADay = `d.created_at > now() - interval '1 day'`;
