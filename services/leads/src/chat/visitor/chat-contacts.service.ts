import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@sandhill/company/language.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadAcceptedResponse } from '../../intake/submissions/lead-accepted.response.js';
import { splitForm } from '../../intake/submissions/page-fields.dto.js';
import { SubmissionsService } from '../../intake/submissions/submissions.service.js';
import { Screening } from '../../intake/suspicion/screening.service.js';
import { VisitorLinks } from '../../lead-links/visitor-links.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { Lead } from '../../model/lead.entity.js';
import { toE164 } from '../../model/phone-number.js';
import { NoSuchChat } from '../chat.errors.js';
import { ChatLookup, type ChatKey } from '../cache/chat-lookup.js';
import { ChatLogRepository } from '../store/chat-log.repository.js';
import { transcript } from '../transcript.js';
import type { ChatContactDto } from './chat.dto.js';
import { ChatLeadLinks } from './chat-lead-links.js';

const subjects: Record<Language, string> = { en: 'Help chat', es: 'Chat de ayuda' };

/** Turns a conversation into a lead when its visitor leaves an email address. */
@Injectable()
export class ChatContacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly known: ChatLookup,
    private readonly log: ChatLogRepository,
    private readonly submissions: SubmissionsService,
    private readonly screening: Screening,
    private readonly links: ChatLeadLinks,
    private readonly site: PublishedContent,
    private readonly pages: VisitorLinks,
  ) {}

  /**
   * Turns a conversation into a lead. Resolves when the lead, its mails and the link to the conversation are committed
   * together. A repeated call returns the first lead. If its contact data differ from those of the lead, they are added
   * to the conversation as a message.
   *
   * @throws NoSuchChat, and the errors of `VisitorChats.write`
   */
  async accept(chat: ChatKey, request: ChatContactDto, address: string): Promise<LeadAcceptedResponse> {
    const session = await this.find(chat);
    const leadId = session.leadId ?? (await this.add(session, request, address));
    const lead = await this.dataSource.manager.findOneBy(Lead, { id: leadId });
    // The lead is in the bin.
    if (!lead) throw new NoSuchChat();
    await this.links.keepOther(chat, lead, request);
    const { id, reference, createdAt } = lead;
    return { id, reference, createdAt: createdAt.toISOString(), page: this.pages.pathOf(lead) };
  }

  /**
   * Adds the lead of a conversation.
   *
   * @returns the id of the lead, which a simultaneous call may have added
   */
  private async add(session: ChatSession, request: ChatContactDto, address: string): Promise<string> {
    const { typed, origin, urgency, signals } = splitForm(request, this.site.guide);
    const messages = await this.log.read([session.id]);
    const fields = {
      name: typed.name,
      email: typed.email,
      phone: typed.phone ?? null,
      subject: subjects[session.language],
      message: transcript(messages, session.language),
    };
    const visitorTexts = messages.filter(({ role }) => role === 'visitor').map(({ content }) => content);
    const screened = await this.screening.screen({
      ...fields,
      // The time taken to fill in the form is not used as a sign of spam: in a chat, one line is typed or pasted within
      // seconds.
      signals: { website: signals.website },
      texts: [fields.name, ...visitorTexts],
      urgency,
      isSpam: session.status === 'spam',
    });
    const { id } = await this.submissions.accept({
      ...idempotencyOf(session),
      draft: {
        kind: 'contact',
        ...fields,
        ...origin,
        language: session.language,
        page: session.page,
        phoneE164: await toE164(fields.phone),
        ...screened,
      },
      address,
      afterInsert: (manager: EntityManager, leadId: string) =>
        this.links.join(manager, { sessionId: session.id, leadId, read: messages.at(-1)?.position ?? 0 }),
    });
    this.known.forget(session.id);
    return id;
  }

  private async find(chat: ChatKey): Promise<ChatSession> {
    const { id } = await this.known.find(chat);
    const session = await this.dataSource.manager.findOneBy(ChatSession, { id });
    if (!session) throw new NoSuchChat();
    return session;
  }
}

/**
 * Returns the idempotency key and content hash for the lead of a conversation. They depend only on the conversation, so
 * two simultaneous calls with different fields add one lead. They are derived from the secret's hash, so no other
 * submission can use the same key.
 */
function idempotencyOf({ id, secretHash }: ChatSession): { key: string; contentHash: string } {
  const hash = createHash('sha256').update(`chat-contact:${id}:`).update(secretHash).digest('hex');
  return { key: `chat:${hash}`, contentHash: hash };
}
