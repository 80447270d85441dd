import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Recipient } from '../../deliveries/delivery.entity.js';

interface Reminder {
  kind: 'reminder' | 'late_reminder';
  recipient: Recipient;
  /** Leads whose visitors have been waiting since this time or longer get the reminder. */
  waitingSince: Date;
}

/** Age above which a lead gets no reminder. */
const maxLeadAge = `interval '30 days'`;
const batchSize = 50;

/** Creates reminders: each kind once per lead. */
@Injectable()
export class RemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Creates the reminders that are due. Leads that another transaction is changing are skipped until the next sweep,
   * because the change may be an answer.
   *
   * @returns the ids of the mails
   */
  async addDue({ kind, recipient, waitingSince }: Reminder): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `INSERT INTO deliveries (channel, kind, recipient, lead_id)
       SELECT 'mail', $1, $2, lead.id FROM leads lead
       WHERE lead.status = 'new' AND lead.deleted_at IS NULL
         AND lead.waiting_since <= $3 AND lead.created_at > now() - ${maxLeadAge}
         AND NOT EXISTS (SELECT FROM deliveries d WHERE d.lead_id = lead.id AND d.channel = 'mail' AND d.kind = $1)
       ORDER BY lead.waiting_since LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED
       ON CONFLICT DO NOTHING RETURNING id`,
      [kind, recipient, waitingSince],
    );
    return rows.map(({ id }) => id);
  }
}
