import { Injectable } from '@nestjs/common';
import { SiteNow } from '@sandhill/platform/site/site-now.js';
import { DataSource, In } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { LeadMessage } from '../../model/lead-message.entity.js';
import { staffAnswer } from '../templates/staff-answer.js';
import { visitorReceipt } from '../templates/visitor-receipt.js';
import { MailAddresses } from './mail-addresses.js';
import type { MailContent } from './mail-content.js';
import { Notification } from './notification.entity.js';
import type { ClaimedNotification } from './notifications.repository.js';

/** The beginning of a conversation and its end tell mail programs enough; headers have a limit. */
const referencesKept = { first: 1, last: 19 };

/** Composes the mails that staff write to visitors (D2), in the help chat too (H5). */
@Injectable()
export class AnswerComposer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: MailAddresses,
    private readonly site: SiteNow,
  ) {}

  /** @throws if the message was erased */
  async compose(notification: ClaimedNotification, lead: Lead): Promise<MailContent> {
    const site = this.site.current;
    const message = await this.messageOf(notification);
    const before = await this.mailsBefore(notification);
    const receipt = before.some(({ kind }) => kind === 'visitor_receipt')
      ? visitorReceipt({ kind: lead.kind, reference: lead.reference, language: lead.language }, site)
      : undefined;
    const text = staffAnswer(
      { message, lead, thanksSubject: receipt?.subject, isFirst: before.length === 0 },
      site,
    );
    const ids = before.map(({ id, messageId }) => messageId ?? this.addresses.messageIdOf(id));
    return {
      text,
      replyTo: { name: this.addresses.sender.name, address: this.addresses.replyAddress(lead) },
      visitor: lead.email,
      thread: shortened(ids),
    };
  }

  private async messageOf({
    answerId,
    chatMessageId,
  }: ClaimedNotification): Promise<Pick<LeadMessage, 'text' | 'language'>> {
    const { manager } = this.dataSource;
    if (chatMessageId === null) return manager.findOneByOrFail(LeadMessage, { id: answerId ?? '' });
    const where = { id: chatMessageId };
    const { content, session } = await manager.findOneOrFail(ChatMessage, {
      where,
      relations: { session: true },
    });
    return { text: content, language: session?.language ?? 'en' };
  }

  /** The receipt and the earlier answers, sent or not: those that are still owed arrive with the same `Message-ID`. */
  private async mailsBefore({ id, leadId }: ClaimedNotification): Promise<Notification[]> {
    const mails = await this.dataSource.manager.find(Notification, {
      where: { leadId: leadId ?? '', kind: In(['visitor_receipt', 'answer', 'chat_answer']) },
      // Ids are by the clock; `created_at` is when a transaction began, which may have waited for another answer's.
      order: { id: 'ASC' },
    });
    return mails.slice(
      0,
      mails.findIndex((mail) => mail.id === id),
    );
  }
}

function shortened(ids: readonly string[]): string[] {
  const { first, last } = referencesKept;
  return ids.length <= first + last ? [...ids] : [...ids.slice(0, first), ...ids.slice(-last)];
}
