import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MessageDirection } from '../model/lead-message.entity.js';

interface HookMessage {
  author: string;
  text: string;
  createdAt: Date;
}

interface LeadBelongings {
  /** Ids of the photos that can be shown. */
  photoIds: string[];
  messages: Array<HookMessage & { direction: MessageDirection }>;
  notes: Array<HookMessage & { kind: string }>;
  /** Messages of the visitor and of staff in the help chat. */
  chat: Array<Omit<HookMessage, 'author'> & { role: 'visitor' | 'staff'; author: string | null }>;
}

@Injectable()
export class WebHookFactsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read(leadId: string): Promise<LeadBelongings> {
    const photos: Array<{ id: string }> = await this.dataSource.query(
      `SELECT id FROM lead_photos WHERE lead_id = $1 AND state <> 'unreadable' ORDER BY id`,
      [leadId],
    );
    const messages: LeadBelongings['messages'] = await this.dataSource.query(
      `SELECT direction, author, text, created_at AS "createdAt" FROM lead_messages WHERE lead_id = $1 ORDER BY id`,
      [leadId],
    );
    const notes: LeadBelongings['notes'] = await this.dataSource.query(
      `SELECT kind, author, text, created_at AS "createdAt" FROM lead_notes WHERE lead_id = $1 ORDER BY created_at, id`,
      [leadId],
    );
    const chat: LeadBelongings['chat'] = await this.dataSource.query(
      `SELECT m.role, m.author, m.content AS text, m.created_at AS "createdAt"
       FROM chat_sessions s JOIN chat_messages m ON m.session_id = s.id AND m.role IN ('visitor', 'staff')
       WHERE s.lead_id = $1 ORDER BY m.session_id, m.position`,
      [leadId],
    );
    return { photoIds: photos.map(({ id }) => id), messages, notes, chat };
  }
}
