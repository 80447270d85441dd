import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Mailbox } from '@sandhill/platform/mail/sender.js';
import type { Attachment, CalendarEntry, Thread } from './mailer.js';

/** Content of a mail, before its recipient is looked up. */
export interface MailContent {
  text: MailText;
  replyTo: Mailbox;
  visitor?: string | null;
  attachments?: Attachment[];
  thread?: Thread;
  calendar?: CalendarEntry;
}
