import { Injectable } from '@nestjs/common';
import { reachFactor, type Reach } from '@sandhill/platform/http/client-address.js';
import type { EntityManager } from 'typeorm';
import { maxRepeats } from '../../intake/suspicion/suspicion.js';
import { messageLimit, startLimits } from '../limits.js';
import type { AddressHashes } from './chat-secrets.js';

const reaches: readonly Reach[] = ['visitor', 'site', 'provider'];

const columnOf: Record<Reach, string> = {
  visitor: 'address_hash',
  site: 'site_hash',
  provider: 'provider_hash',
};

@Injectable()
export class ChatLimitsRepository {
  /**
   * Returns the seconds until a conversation may be started from an IP address; 0 if neither its own limits nor those
   * of its networks are reached. Simultaneous calls from one network run one after the other. Conversations of a later
   * time, from before a clock was set back, do not count.
   */
  async waitToStart(manager: EntityManager, hashes: AddressHashes, factor: number): Promise<number> {
    let wait = 0;
    // Locks are taken from the narrowest network to the widest, so that two calls cannot deadlock.
    for (const reach of reaches) {
      const hash = hashes[reach];
      if (hash)
        wait = Math.max(wait, await this.waitOf(manager, { reach, hash }, factor * reachFactor[reach]));
    }
    return wait;
  }

  private async waitOf(
    manager: EntityManager,
    { reach, hash }: { reach: Reach; hash: Buffer },
    factor: number,
  ): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `chat:${hash.toString('hex')}`,
    ]);
    let wait = 0;
    for (const { count, seconds } of startLimits) {
      const rows: Array<{ wait: number }> = await manager.query(
        `SELECT ceil(extract(epoch FROM created_at + $3 * interval '1 second' - now()))::integer AS wait
         FROM chat_sessions
         WHERE ${columnOf[reach]} = $1 AND created_at > now() - $3 * interval '1 second'
           AND created_at <= clock_timestamp()
         ORDER BY created_at DESC OFFSET $2 LIMIT 1`,
        [hash, count * factor - 1, seconds],
      );
      wait = Math.max(wait, rows[0]?.wait ?? 0);
    }
    return wait;
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
