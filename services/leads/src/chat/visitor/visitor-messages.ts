import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { countLinks, isSuspect } from '../../intake/suspicion/suspicion.js';
import { PlannedAnswers } from '../../mail/notifications/planned-answers.js';
import { ChatMessage, type ChatLink } from '../../model/chat-message.entity.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { ChatHelper } from '../helper/chat-helper.js';
import { ChatLimitsRepository } from '../store/chat-limits.repository.js';
import { ChatLogRepository, type NewMessage } from '../store/chat-log.repository.js';

@Injectable()
export class VisitorMessages {
  constructor(
    private readonly log: ChatLogRepository,
    private readonly limits: ChatLimitsRepository,
    private readonly helper: ChatHelper,
    private readonly planned: PlannedAnswers,
  ) {}

  /**
   * Adds a visitor's message and the helper's links that match it. If the conversation has become a lead, planned
   * answers to the lead are put on hold. Callers must lock the conversation and the lead.
   */
  async add(
    manager: EntityManager,
    session: ChatSession,
    { content, slot = null }: { content: string; slot?: string | null },
  ): Promise<void> {
    await this.markSuspect(manager, session, content);
    if (session.leadId !== null) await this.planned.hold(manager, session.leadId);
    const messages: NewMessage[] = [{ role: 'visitor', content, slot }];
    // Once staff have written, the helper suggests no links.
    const links = session.answeredAt
      ? []
      : this.helper.suggest(content, session.language, await givenLinks(manager, session));
    if (links.length > 0) messages.push({ role: 'helper', content: '', links });
    await this.log.append(manager, session, messages);
  }

  /** Marks a conversation as spam if it has many links, or links and a text that several IP addresses have written. */
  private async markSuspect(manager: EntityManager, session: ChatSession, content: string): Promise<void> {
    if (session.status === 'spam' || isJudged(session) || countLinks(content) === 0) return;
    const repeats = await this.limits.countRepeats(manager, { content, addressHash: session.addressHash });
    const texts = await visitorTexts(manager, session);
    if (!isSuspect({ texts: [...texts, content], repeats })) return;
    session.status = 'spam';
    await manager.update(ChatSession, { id: session.id }, { status: 'spam' });
  }
}

/**
 * Whether staff have answered the conversation or it has become a lead. In both cases, further messages cannot mark the
 * conversation as spam.
 */
const isJudged = ({ answeredAt, leadId }: ChatSession) => answeredAt !== null || leadId !== null;

async function visitorTexts(manager: EntityManager, { id: sessionId }: ChatSession): Promise<string[]> {
  const where = { sessionId, role: 'visitor' } as const;
  return (await manager.find(ChatMessage, { where, select: { id: true, content: true } })).map(
    ({ content }) => content,
  );
}

async function givenLinks(manager: EntityManager, { id: sessionId }: ChatSession): Promise<ChatLink[]> {
  const where = { sessionId, role: 'helper' } as const;
  return (await manager.find(ChatMessage, { where, select: { id: true, links: true } })).flatMap(
    ({ links }) => links ?? [],
  );
}

/**
 * Returns a hash of the `Idempotency-Key` and the writer. It is stored as the `slot` of the message, so that a repeated
 * request finds the message. `writer` identifies a person in one conversation, so a key is valid only there.
 */
export function messageKeyHash(writer: string, key: string): string {
  return createHash('sha256').update(`chat:${writer}:${key}`).digest('hex');
}
