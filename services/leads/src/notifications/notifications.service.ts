import { Injectable } from '@nestjs/common';
import { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import type { EntityManager } from 'typeorm';
import type { Lead, LeadDraft } from '../leads/lead.js';
import { emailHash } from './email-hash.js';
import { MailAddresses } from './mail-addresses.js';

/** Decides which mails a lead owes. */
@Injectable()
export class NotificationsService {
  constructor(private readonly addresses: MailAddresses) {}

  /** Notes what a lead owes that is there already. What is owed already is not owed twice. */
  async owe(manager: EntityManager, subject: Lead): Promise<string[]> {
    const parameters = new StatementParameters();
    const lead = `lead AS (SELECT ${parameters.add(subject.lead.id)}::uuid AS id)`;
    const rows: Array<{ id: string }> = await manager.query(
      `WITH ${lead}, ${this.mailsOf(subject, parameters)} SELECT id FROM mails`,
      parameters.values,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * The parts of a `WITH` that note what is owed for the lead whose id a part before them, `lead`, has, and name it
   * in a part `mails (id)`: nothing for a suspect, which the digest tells. Of several leads at once from one address,
   * one gets the day's receipt.
   */
  mailsOf(subject: LeadDraft, parameters: StatementParameters): string {
    const column = subject.kind === 'quote' ? 'quote_id' : 'contact_id';
    const isSuspect = subject.lead.status === 'spam';
    const recipients = isSuspect ? [] : this.addresses.officeRecipients(subject);
    return `
      receipt AS (
        INSERT INTO receipt_days AS held (email_hash)
        SELECT ${parameters.add(emailHash(subject.lead.email))} FROM lead WHERE NOT ${parameters.add(isSuspect)}::boolean
        ON CONFLICT (email_hash) DO UPDATE SET last_at = excluded.last_at
          WHERE held.last_at < now() - interval '1 day'
        RETURNING email_hash),
      mails AS (
        INSERT INTO notifications (kind, ${column}, recipient)
        SELECT owed.kind, lead.id, owed.recipient FROM lead, (
          SELECT 'office_${subject.kind}' AS kind, unnest(${parameters.add(recipients)}::text[]) AS recipient
          UNION ALL SELECT 'visitor_receipt', 'visitor' FROM receipt) AS owed
        ON CONFLICT DO NOTHING
        RETURNING id)`;
  }
}
