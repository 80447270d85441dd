import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { keptDays } from '../limits.js';

const batchSize = 500;

/** How long a visitor's message may stay without an answer before the lead is marked as waiting again. */
const unansweredFor = `interval '60 seconds'`;

@Injectable()
export class ChatUpkeepRepository {
  constructor(private readonly dataSource: DataSource) {}

  async eraseOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.dataSource.query(
      `DELETE FROM chat_sessions WHERE id IN (
         SELECT id FROM chat_sessions
         WHERE lead_id IS NULL AND created_at < now() - interval '${keptDays} days'
         ORDER BY created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`,
    );
    return count;
  }

  /**
   * Removes the hashes of IP addresses from conversations older than a day, because no limit needs the hashes any
   * longer.
   */
  async forgetAddresses(): Promise<void> {
    await this.dataSource.query(
      `UPDATE chat_sessions SET address_hash = NULL, site_hash = NULL, provider_hash = NULL WHERE id IN (
         SELECT id FROM chat_sessions
         WHERE address_hash IS NOT NULL AND created_at < now() - interval '1 day'
         LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`,
    );
  }

  /**
   * Locks and returns leads that were already answered or closed, and whose visitors have since written in the chat
   * without getting an answer, each with the time of the first such message. Leads that another transaction is changing
   * are left out.
   */
  async lockUnanswered(manager: EntityManager): Promise<Array<{ leadId: string; writtenAt: Date }>> {
    return manager.query(
      `SELECT l.id AS "leadId", m.written_at AS "writtenAt"
       FROM chat_sessions s JOIN leads l ON l.id = s.lead_id
       CROSS JOIN LATERAL (
         SELECT min(created_at) AS written_at FROM chat_messages
         WHERE session_id = s.id AND role = 'visitor' AND created_at > greatest(l.created_at,
           (SELECT max(at) FROM lead_history h WHERE h.lead_id = l.id
              AND h.kind IN ('answered', 'answered_elsewhere', 'status_changed')),
           (SELECT max(created_at) FROM lead_notes n WHERE n.lead_id = l.id AND n.kind = 'call'))) m
       WHERE s.changed_at > now() - interval '1 day' AND m.written_at < now() - ${unansweredFor}
         AND l.status IN ('contacted', 'won', 'lost') AND l.waiting_since IS NULL AND l.deleted_at IS NULL
       ORDER BY m.written_at LIMIT ${batchSize} FOR UPDATE OF l SKIP LOCKED`,
    );
  }
}
