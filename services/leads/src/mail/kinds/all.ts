import { answer, chatAnswer } from './answer.js';
import { assigned } from './assigned.js';
import type { MailKind } from './mail-kind.js';
import { officeChat } from './office-chat.js';
import { officeContact, officeQuote } from './office-lead.js';
import { lateReminder, reminder } from './reminder.js';
import { spamDigest } from './spam-digest.js';
import { unclaimedSteps } from './unclaimed.js';
import { visitorReceipt } from './visitor-receipt.js';

const kinds = [
  officeQuote,
  officeContact,
  visitorReceipt,
  spamDigest,
  reminder,
  lateReminder,
  answer,
  ...unclaimedSteps,
  assigned,
  chatAnswer,
  officeChat,
] as const;

export type MailKindName = (typeof kinds)[number]['name'];

/** Every kind of mail. */
export const mailKinds: readonly MailKind<MailKindName>[] = kinds;
