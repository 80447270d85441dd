import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isNewAgain } from '../../model/new-again.js';
import type { NotificationKind, Recipient } from '../notifications/notification.entity.js';

export interface Reminder {
  kind: Extract<NotificationKind, 'reminder' | 'late_reminder'>;
  recipient: Recipient;
  /** Applies to leads created until then, and not new again since. */
  createdUntil: Date;
}

/** Leads older than this get no reminder. */
const maxLeadAge = `interval '30 days'`;
const batchSize = 50;

/** Creates reminders: each kind once per lead. */
@Injectable()
export class RemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Creates the reminders that are due. Leads that another transaction is changing are skipped until the next sweep, so
   * that an answered lead gets no reminder.
   *
   * @returns the ids of the mails
   */
  async addDue(reminder: Reminder): Promise<string[]> {
    return [
      ...(await this.addDueIn('quotes', 'quote_id', reminder)),
      ...(await this.addDueIn('contacts', 'contact_id', reminder)),
    ];
  }

  private async addDueIn(
    table: string,
    column: string,
    { kind, recipient, createdUntil }: Reminder,
  ): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `INSERT INTO notifications (kind, recipient, ${column})
       SELECT $1, $2, lead.id FROM ${table} lead
       WHERE lead.status = 'new' AND lead.deleted_at IS NULL
         AND lead.created_at <= $3 AND lead.created_at > now() - ${maxLeadAge}
         AND NOT ${isNewAgain(column, '$3')}
         AND NOT EXISTS (SELECT FROM notifications n WHERE n.${column} = lead.id AND n.kind = $1)
       ORDER BY lead.created_at LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED
       ON CONFLICT DO NOTHING RETURNING id`,
      [kind, recipient, createdUntil],
    );
    return rows.map(({ id }) => id);
  }
}
