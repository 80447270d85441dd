import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { countLinks, isSuspect } from '../../leads/suspicion/suspicion.js';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { ChatHelper } from '../helper/chat-helper.js';
import { ChatLimitsRepository } from '../store/chat-limits.repository.js';
import { ChatLogRepository, type NewMessage } from '../store/chat-log.repository.js';

/** Adds what a visitor writes to their conversation, with the helper's links. */
@Injectable()
export class VisitorWords {
  constructor(
    private readonly log: ChatLogRepository,
    private readonly limits: ChatLimitsRepository,
    private readonly helper: ChatHelper,
  ) {}

  /** Lock the conversation first. */
  async add(
    manager: EntityManager,
    session: ChatSession,
    { content, slot = null }: { content: string; slot?: string | null },
  ): Promise<void> {
    const earlier = await manager.find(ChatMessage, {
      where: { sessionId: session.id, role: In(['visitor', 'helper']) },
      select: { id: true, role: true, content: true, links: true },
    });
    await this.markSuspect(manager, session, [
      ...earlier.filter(({ role }) => role === 'visitor').map((message) => message.content),
      content,
    ]);
    const messages: NewMessage[] = [{ role: 'visitor', content, slot }];
    // Silent once a person has written (H4).
    const links = session.answeredAt
      ? []
      : this.helper.suggest(
          content,
          session.language,
          earlier.flatMap(({ links: given }) => given ?? []),
        );
    if (links.length > 0) messages.push({ role: 'helper', content: '', links });
    await this.log.append(manager, session, messages);
  }

  /** A conversation with many links, or with words that several addresses write, is kept under Spam (H6). */
  private async markSuspect(
    manager: EntityManager,
    session: ChatSession,
    texts: readonly string[],
  ): Promise<void> {
    const content = texts.at(-1) ?? '';
    if (session.status === 'spam' || isJudged(session) || countLinks(content) === 0) return;
    const repeats = await this.limits.countRepeats(manager, { content, addressHash: session.addressHash });
    if (!isSuspect({ texts, repeats })) return;
    session.status = 'spam';
    await manager.update(ChatSession, { id: session.id }, { status: 'spam' });
  }
}

/** A person has answered it, or its lead has a status of its own. */
const isJudged = ({ answeredAt, contactId }: ChatSession) => answeredAt !== null || contactId !== null;

/** Names a message by its `Idempotency-Key`, which counts in its conversation alone. */
export function messageSlot(writer: string, key: string): string {
  return createHash('sha256').update(`chat:${writer}:${key}`).digest('hex');
}
