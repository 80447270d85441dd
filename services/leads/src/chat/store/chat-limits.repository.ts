import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AddressLimits } from '../../address-limits/address-limits.repository.js';
import { maxRepeats } from '../../intake/suspicion/suspicion.js';
import { messageLimit } from '../limits.js';

@Injectable()
export class ChatLimitsRepository {
  constructor(private readonly addressLimits: AddressLimits) {}

  /**
   * Counts the start of a conversation from an IP address.
   *
   * @returns 0 if the conversation may start; otherwise the seconds until one may
   */
  async waitToStart(manager: EntityManager, address: string): Promise<number> {
    return this.addressLimits.consume(manager, address, 'chat');
  }

  /**
   * Returns how many messages the visitor has written, and the seconds until they may write another; 0 if they may
   * write immediately.
   */
  async waitToWrite(manager: EntityManager, sessionId: string): Promise<{ written: number; wait: number }> {
    const [row]: Array<{ written: number; wait: number | null }> = await manager.query(
      `SELECT count(*)::integer AS written,
              (SELECT ceil(extract(epoch FROM created_at + $3 * interval '1 second' - now()))::integer
               FROM chat_messages
               WHERE session_id = $1 AND role = 'visitor' AND created_at > now() - $3 * interval '1 second'
               ORDER BY position DESC OFFSET $2 LIMIT 1) AS wait
       FROM chat_messages WHERE session_id = $1 AND role = 'visitor'`,
      [sessionId, messageLimit.count - 1, messageLimit.seconds],
    );
    return { written: row?.written ?? 0, wait: row?.wait ?? 0 };
  }

  /**
   * Counts the other IP addresses from which the same text was written within the last hour, up to {@link maxRepeats}.
   */
  async countRepeats(
    manager: EntityManager,
    { content, addressHash }: { content: string; addressHash: Buffer | null },
  ): Promise<number> {
    const [row]: Array<{ repeats: number }> = await manager.query(
      `SELECT least(count(DISTINCT s.address_hash), $3)::integer AS repeats
       FROM chat_messages m JOIN chat_sessions s ON s.id = m.session_id
       WHERE m.created_at > now() - interval '1 hour' AND m.role = 'visitor' AND lower(m.content) = lower($1)
         AND s.address_hash IS DISTINCT FROM $2`,
      [content, addressHash, maxRepeats],
    );
    return row?.repeats ?? 0;
  }
}
