import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How long a message may stay unread before the office is notified by mail. */
const unreadFor = `interval '60 seconds'`;

/** Shortest time between two mails about the same conversation. */
const toldEvery = `interval '10 minutes'`;

/**
 * Maximum numbers of mails per hour about conversations with and without a lead. They prevent a flood of chats from
 * becoming a flood of mail.
 */
const maxNotices = { ofLeads: 60, others: 20 };

/**
 * Returns SQL for the number of mails that may still be sent this hour. Each sweep runs this query, so it has to be
 * fast: ids are in order of time, so with the condition on `id` PostgreSQL reads only the latest mails.
 */
const remaining = (max: number, leadId: 'NULL' | 'NOT NULL') => `
  (SELECT greatest(0, ${max} - count(*)) FROM deliveries
   WHERE kind = 'office_chat' AND lead_id IS ${leadId} AND created_at > now() - interval '1 hour'
     AND id > (SELECT uuidv7(- interval '2 hours')))`;

const due = (condition: string, limit: string) => `
  SELECT s.id, s.lead_id, s.message_count, m.id AS message_id
  FROM chat_sessions s CROSS JOIN LATERAL (
    SELECT id, created_at FROM chat_messages
    WHERE session_id = s.id AND role = 'visitor' AND position > greatest(s.staff_read, s.office_told)
    ORDER BY position LIMIT 1) m
  WHERE s.changed_at > now() - interval '1 day' AND s.message_count > greatest(s.staff_read, s.office_told)
    AND m.created_at < now() - ${unreadFor}
    AND (s.office_told_at IS NULL OR s.office_told_at < now() - ${toldEvery}) AND ${condition}
  ORDER BY m.created_at LIMIT ${limit} FOR UPDATE OF s SKIP LOCKED`;

@Injectable()
export class ChatNoticesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async notifyOffice(): Promise<void> {
    await this.dataSource.query(
      `WITH of_leads AS (${due(
        `EXISTS (SELECT FROM leads WHERE leads.id = s.lead_id AND leads.status <> 'spam' AND deleted_at IS NULL)`,
        remaining(maxNotices.ofLeads, 'NOT NULL'),
      )}),
       others AS (${due(`s.lead_id IS NULL AND s.status = 'open'`, remaining(maxNotices.others, 'NULL'))}),
       untold AS (SELECT * FROM of_leads UNION ALL SELECT * FROM others),
       told AS (
         UPDATE chat_sessions s SET office_told = untold.message_count, office_told_at = now()
         FROM untold WHERE s.id = untold.id)
       INSERT INTO deliveries (channel, kind, lead_id, recipient, chat_message_id)
       SELECT 'mail', 'office_chat', lead_id, 'general', message_id FROM untold`,
    );
  }
}
