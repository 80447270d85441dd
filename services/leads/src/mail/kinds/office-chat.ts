import { MoreThanOrEqual } from 'typeorm';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { Lead } from '../../model/lead.entity.js';
import { chatForOffice } from '../templates/chat-for-office.js';
import { forADay, type MailKind } from './mail-kind.js';

/** Notifies the office that a visitor writes in the help chat and no one reads it. */
export const officeChat: MailKind<'office_chat'> = {
  name: 'office_chat',
  needsAttention: forADay,
  addDue: { run: ({ due }) => due.chats.notifyOffice() },
  async compose({ chatMessageId }, { manager, links, site, company }) {
    const first = await manager.findOneOrFail(ChatMessage, {
      where: { id: chatMessageId ?? '' },
      relations: { session: true },
    });
    const { session, sessionId, position, createdAt: since } = first;
    if (!session) throw new Error('the message has no conversation');
    const messages = await manager.find(ChatMessage, {
      where: { sessionId, role: 'visitor', position: MoreThanOrEqual(position) },
      order: { position: 'ASC' },
    });
    const lead = session.leadId === null ? null : await manager.findOneBy(Lead, { id: session.leadId });
    const { language, page } = session;
    const text = chatForOffice(
      {
        texts: messages.map(({ content }) => content),
        language,
        page,
        since,
        ...(lead && { reference: lead.reference }),
        link: links.siteUrl(lead ? `/admin/leads/${lead.reference}` : `/admin/leads/chats/${sessionId}`),
      },
      site,
    );
    return { text, replyTo: company() };
  },
};
