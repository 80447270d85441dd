import { In } from 'typeorm';
import { Delivery } from '../../deliveries/delivery.entity.js';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { MessageAttachment } from '../../model/message-attachment.entity.js';
import type { Attachment } from '../notifications/mailer.js';
import { LeadMessage } from '../../model/lead-message.entity.js';
import { staffAnswer } from '../templates/staff-answer.js';
import { receiptSubject } from '../templates/visitor-receipt.js';
import type { ClaimedMail } from './claimed-mail.js';
import { whileOpen, type MailKind } from './mail-kind.js';
import type { MailTools } from './mail-tools.js';

/**
 * Numbers of `Message-ID`s that are kept from the beginning and the end of a conversation. Headers have a limited
 * length, and mail programs do not need the ones in between.
 */
const referencesKept = { first: 1, last: 19 };

/** Returns a kind of mail that delivers a message by staff to a visitor, from the lead's page or from the help chat. */
const answering = <Name extends 'answer' | 'chat_answer'>(name: Name): MailKind<Name> => ({
  name,
  needsAttention: whileOpen,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const { site, addresses } = tools;
    const message = await messageOf(mail, tools);
    const before = await mailsBefore(mail, tools);
    const thanksSubject = before.some(({ kind }) => kind === 'visitor_receipt')
      ? receiptSubject(lead, site)
      : undefined;
    const isFirst = before.length === 0;
    return {
      text: staffAnswer({ message, lead, thanksSubject, isFirst }, site),
      replyTo: { name: addresses.sender.name, address: addresses.replyAddress(lead) },
      visitor: lead.email,
      attachments: await attachmentsOf(mail, tools),
      thread: shortened(before.map(({ id, messageId }) => messageId ?? addresses.messageIdOf(id))),
    };
  },
});

export const answer = answering('answer');
export const chatAnswer = answering('chat_answer');

/** Returns the text and language of the message. @throws if the message was erased */
async function messageOf(
  { answerId, chatMessageId }: ClaimedMail,
  { manager }: MailTools,
): Promise<Pick<LeadMessage, 'text' | 'language'>> {
  if (chatMessageId === null) return manager.findOneByOrFail(LeadMessage, { id: answerId ?? '' });
  const { content, session } = await manager.findOneOrFail(ChatMessage, {
    where: { id: chatMessageId },
    relations: { session: true },
  });
  return { text: content, language: session?.language ?? 'en' };
}

/**
 * Returns the mails to the visitor that were queued before the given one, sent or not: the receipt and answers. An
 * answer that is still `owed` already has its final `Message-ID`.
 */
async function mailsBefore({ id, leadId }: ClaimedMail, { manager }: MailTools): Promise<Delivery[]> {
  const mails = await manager.find(Delivery, {
    where: { leadId: leadId ?? '', kind: In(['visitor_receipt', 'answer', 'chat_answer']) },
    // Ids follow the time of insertion. `created_at` is the start of a transaction, which may have waited for the
    // transaction of another answer.
    order: { id: 'ASC' },
  });
  return mails.slice(
    0,
    mails.findIndex((mail) => mail.id === id),
  );
}

function shortened(ids: readonly string[]): string[] {
  const { first, last } = referencesKept;
  return ids.length <= first + last ? [...ids] : [...ids.slice(0, first), ...ids.slice(-last)];
}

/** Reads the files of an answer from the table, so that a retry sends the same files. */
async function attachmentsOf({ answerId }: ClaimedMail, { manager }: MailTools): Promise<Attachment[]> {
  if (answerId === null) return [];
  const files = await manager.find(MessageAttachment, {
    where: { messageId: answerId },
    select: { id: true, name: true, type: true, bytes: true },
    order: { id: 'ASC' },
  });
  return files.map(({ name, type, bytes }) => ({ fileName: name, contentType: type, content: bytes }));
}
