import { Injectable, Logger } from '@nestjs/common';
import { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { Lead, LeadDraft } from '../../model/lead.js';
import { emailHash } from './email-hash.js';
import { MailAddresses } from './mail-addresses.js';

/** Decides which mails a lead owes. */
@Injectable()
export class NotificationsService {
  private readonly log = new Logger(NotificationsService.name);
  private readonly countReceipts: (outcome: string) => void;
  private isCeilingReached = false;

  constructor(
    private readonly addresses: MailAddresses,
    private readonly config: LeadsConfig,
    metrics: Metrics,
  ) {
    this.countReceipts = metrics.counter('receipts_total', 'Receipts that visitors did not get', 'outcome');
  }

  /** Counts and logs what a lead met of the ceiling of receipts. */
  noteCeiling(isReached: boolean): void {
    if (isReached) this.countReceipts('withheld');
    if (isReached && !this.isCeilingReached)
      this.log.warn({ receiptsPerHour: this.config.RECEIPTS_PER_HOUR }, 'visitors get no receipts for now');
    this.isCeilingReached = isReached;
  }

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
   * in a part `mails (id)`: nothing for a suspect, which the digest tells. Of several leads at once from one mailbox,
   * one gets the day's receipt; above the hour's ceiling, by a part `receipt_ceiling (is_reached)`, none does.
   */
  mailsOf(subject: LeadDraft, parameters: StatementParameters): string {
    const column = subject.kind === 'quote' ? 'quote_id' : 'contact_id';
    const isSuspect = subject.lead.status === 'spam';
    const most = parameters.add(this.config.RECEIPTS_PER_HOUR);
    const recipients = isSuspect ? [] : this.addresses.officeRecipients(subject);
    return `
      receipt_ceiling AS (
        SELECT count(*) >= ${most}::bigint AS is_reached FROM (
          SELECT FROM receipt_days WHERE last_at > now() - interval '1 hour' LIMIT ${most}::bigint) AS recent),
      receipt AS (
        INSERT INTO receipt_days AS held (email_hash)
        SELECT ${parameters.add(emailHash(subject.lead.email))} FROM lead, receipt_ceiling
        WHERE NOT is_reached AND NOT ${parameters.add(isSuspect)}::boolean
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
