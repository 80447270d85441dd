import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NotificationKind, Recipient } from '../notifications/notification.entity.js';

export interface Reminder {
  kind: Extract<NotificationKind, 'reminder' | 'late_reminder'>;
  recipient: Recipient;
  /** Leads that came until then are meant. */
  until: Date;
}

/** Nobody is reminded of what has lain there longer: it would be a flood, and no news. */
const notOlderThan = `interval '30 days'`;
const atOnce = 50;

/** Owes reminders: one of a kind for a lead, ever. */
@Injectable()
export class RemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Owes those that are due. A lead whose status somebody is changing is left for the next time, so that no
   * reminder slips in behind an answer.
   */
  async owe(reminder: Reminder): Promise<string[]> {
    return [
      ...(await this.oweIn('quotes', 'quote_id', reminder)),
      ...(await this.oweIn('contacts', 'contact_id', reminder)),
    ];
  }

  private async oweIn(
    table: string,
    column: string,
    { kind, recipient, until }: Reminder,
  ): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `INSERT INTO notifications (kind, recipient, ${column})
       SELECT $1, $2, lead.id FROM ${table} lead
       WHERE lead.status = 'new' AND lead.deleted_at IS NULL
         AND lead.created_at <= $3 AND lead.created_at > now() - ${notOlderThan}
         AND NOT EXISTS (SELECT FROM notifications n WHERE n.${column} = lead.id AND n.kind = $1)
       ORDER BY lead.created_at LIMIT ${atOnce} FOR NO KEY UPDATE SKIP LOCKED
       ON CONFLICT DO NOTHING RETURNING id`,
      [kind, recipient, until],
    );
    return rows.map(({ id }) => id);
  }
}
