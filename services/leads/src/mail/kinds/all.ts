import { addressChanged } from './address-changed.js';
import { answer, chatAnswer } from './answer.js';
import { assigned } from './assigned.js';
import { givenBack, unclaimedSteps, urgentSteps } from './claimable.js';
import { handOver } from './hand-over.js';
import type { MailKind } from './mail-kind.js';
import { officeChat } from './office-chat.js';
import { photosAdded } from './photos-added.js';
import { officeContact, officeQuote } from './office-lead.js';
import { lateReminder, reminder } from './reminder.js';
import { spamDigest } from './spam-digest.js';
import { visitsChanged } from './visits-changed.js';
import {
  visitBooked,
  visitCancelled,
  visitChoices,
  visitMoved,
  visitNoShow,
  visitOffer,
  visitOnTheWay,
  visitReminder,
} from './visit.js';
import { visitForOffice } from './visit-for-office.js';
import { waitingSteps } from './waiting.js';
import { today } from './today.js';
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
  ...urgentSteps,
  assigned,
  chatAnswer,
  officeChat,
  addressChanged,
  visitBooked,
  visitMoved,
  visitCancelled,
  visitChoices,
  visitReminder,
  visitOnTheWay,
  visitNoShow,
  visitOffer,
  visitForOffice,
  handOver,
  ...waitingSteps,
  photosAdded,
  givenBack,
  today,
  visitsChanged,
] as const;

export type MailKindName = (typeof kinds)[number]['name'];

export const mailKinds: readonly MailKind<MailKindName>[] = kinds;
