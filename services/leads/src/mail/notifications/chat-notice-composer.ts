import { Injectable } from '@nestjs/common';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { Lead } from '../../model/lead.entity.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { chatForOffice } from '../templates/chat-for-office.js';
import type { ClaimedNotification } from './notifications.repository.js';

/** Composes the mails that tell the office of the help chat (H5). */
@Injectable()
export class ChatNoticeComposer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PhotoLinks,
    private readonly site: SiteNow,
  ) {}

  /** @throws if the conversation was erased */
  async compose({ chatMessageId }: ClaimedNotification): Promise<MailText> {
    const { manager } = this.dataSource;
    const first = await manager.findOneOrFail(ChatMessage, {
      where: { id: chatMessageId ?? '' },
      relations: { session: true },
    });
    const { session } = first;
    if (!session) throw new Error('the message has no conversation');
    const { sessionId, position } = first;
    const messages = await manager.find(ChatMessage, {
      where: { sessionId, role: 'visitor', position: MoreThanOrEqual(position) },
      order: { position: 'ASC' },
    });
    const lead = session.leadId === null ? null : await manager.findOneBy(Lead, { id: session.leadId });
    const path = lead ? `/admin/leads/${lead.reference}` : `/admin/leads/chats/${sessionId}`;
    const { language, page } = session;
    return chatForOffice(
      {
        texts: messages.map(({ content }) => content),
        language,
        page,
        since: first.createdAt,
        ...(lead && { reference: lead.reference }),
        link: this.links.siteUrl(path),
      },
      this.site.current,
    );
  }
}
