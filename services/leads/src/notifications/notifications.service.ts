import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Lead } from '../leads/lead.js';
import { emailHash } from './email-hash.js';
import { MailAddresses } from './mail-addresses.js';
import { Notification, type Recipient } from './notification.entity.js';

/** Decides which mails a lead owes. */
@Injectable()
export class NotificationsService {
  constructor(private readonly addresses: MailAddresses) {}

  /**
   * Notes what is owed, in the transaction that writes the lead: nothing for a suspect, which the digest tells.
   * What is owed already is not owed twice.
   */
  async owe(manager: EntityManager, subject: Lead): Promise<string[]> {
    if (subject.lead.status === 'spam') return [];
    const kind = subject.kind === 'quote' ? ('office_quote' as const) : ('office_contact' as const);
    const owed = this.addresses.officeRecipients(subject).map((recipient) => ({ kind, recipient }));
    const all = (await isFirstReceiptToday(manager, subject.lead.email))
      ? [...owed, { kind: 'visitor_receipt' as const, recipient: 'visitor' as Recipient }]
      : owed;
    const column = subject.kind === 'quote' ? 'quoteId' : 'contactId';
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Notification)
      .values(all.map((each) => ({ ...each, [column]: subject.lead.id })))
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as Array<{ id: string }>).map(({ id }) => id);
  }
}

/** Takes the day's receipt of an address, if nobody has; of several at once one gets it. */
async function isFirstReceiptToday(manager: EntityManager, email: string): Promise<boolean> {
  const taken: unknown[] = await manager.query(
    `INSERT INTO receipt_days AS held (email_hash) VALUES ($1)
     ON CONFLICT (email_hash) DO UPDATE SET last_at = excluded.last_at
       WHERE held.last_at < now() - interval '1 day'
     RETURNING email_hash`,
    [emailHash(email)],
  );
  return taken.length > 0;
}
