import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { isPrivateAddress } from '@sandhill/platform/http/client-address.js';
import { Like, type EntityManager } from 'typeorm';
import { AddressLimits } from '../../address-limits/address-limits.repository.js';
import { LeadLinkInvalid, VisitorLinkEnded } from '../../lead-links/lead-links.errors.js';
import { validOnceClosed, VisitorLinks } from '../../lead-links/visitor-links.js';
import { mailboxIn, mailboxOf } from '../../mail/notifications/email-hash.js';
import { findLead } from '../../model/find-lead.js';
import type { Lead } from '../../model/lead.entity.js';
import { VisitWaiting } from '../model/visit-waiting.entity.js';
import { Visit } from '../model/visit.entity.js';

@Injectable()
export class VisitorVisitsRepository {
  constructor(
    private readonly addressLimits: AddressLimits,
    private readonly links: VisitorLinks,
  ) {}

  /**
   * Returns the lead of a link, locked if wished.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound
   */
  async leadOf(manager: EntityManager, token: string, { lock = false } = {}): Promise<Lead> {
    const link = this.links.read(token);
    if (!link) throw new LeadLinkInvalid();
    const lead = await findLead(manager, link.leadId, { lock });
    if (lead.pageGeneration !== link.generation || (await this.hasEnded(manager, lead)))
      throw new VisitorLinkEnded();
    return lead;
  }

  /**
   * Counts a booking from an IP address. Loopback and private addresses have no limit, because they may belong to a
   * proxy.
   *
   * @returns false if the address or one of its networks has reached its limit of bookings per day
   */
  async mayBook(manager: EntityManager, address: string): Promise<boolean> {
    const isLocal = isPrivateAddress(address) || /^(?:127\.|::1$)/.test(address);
    return isLocal || (await this.addressLimits.consume(manager, address, 'visit')) === 0;
  }

  /**
   * Counts a person's open visits, and the visitor's own changes (bookings, moves and cancellations) within the last
   * day. All leads with the same mailbox count as one person; without an email address, this lead alone counts. Other
   * bookings of the same person wait until this transaction ends, so that requests sent at the same time count each
   * other.
   */
  async countOfPerson(
    manager: EntityManager,
    { id, email }: Lead,
  ): Promise<{ open: number; changes: number }> {
    const [person, isPersons] =
      email === null ? [id, 'l.id = $1'] : [mailboxOf(email), `${mailboxIn('l.email')} = $1`];
    await lockUntilCommit(manager, `visits of ${person}`);
    const rows: Array<{ open: number; changes: number }> = await manager.query(
      `SELECT (SELECT count(*)::integer FROM visits v JOIN leads l ON l.id = v.lead_id
               WHERE v.state IN ('booked', 'on_the_way') AND ${isPersons}) AS open,
              (SELECT count(*)::integer FROM lead_history h JOIN leads l ON l.id = h.lead_id
               WHERE h.kind IN ('visit_booked', 'visit_moved', 'visit_cancelled') AND h.actor IS NULL
                 AND h.at > now() - interval '1 day' AND ${isPersons}) AS changes`,
      [person],
    );
    return rows[0] ?? { open: 0, changes: 0 };
  }

  /**
   * Puts a lead on the waiting list. A lead that already waits keeps its position. Earlier offers to the same mailbox
   * still count, so that no one gets more offers by joining the list again. Joining counts toward the limit of
   * bookings, because each freed place is reserved for the waiting visitors, one after the other.
   *
   * @returns false if the IP address or one of its networks has reached its limit of bookings per day
   */
  async wait(manager: EntityManager, leadId: string, address: string): Promise<boolean> {
    if (await manager.existsBy(VisitWaiting, { leadId })) return true;
    if (!(await this.mayBook(manager, address))) return false;
    await manager.query(
      `INSERT INTO visit_waiting (lead_id, offers)
       SELECT l.id, (SELECT count(*) FROM lead_history h JOIN leads p ON p.id = h.lead_id
                     WHERE h.kind = 'visit_offered' AND ${mailboxIn('p.email')} = ${mailboxIn('l.email')})
       FROM leads l WHERE l.id = $1 ON CONFLICT DO NOTHING`,
      [leadId],
    );
    return true;
  }

  /** Whether a lead was closed so long ago that the links in its visitor's mails have expired. */
  private async hasEnded(manager: EntityManager, { id, status }: Lead): Promise<boolean> {
    if (status !== 'won' && status !== 'lost') return false;
    const rows: unknown[] = await manager.query(
      `SELECT FROM lead_history WHERE lead_id = $1 AND kind = 'status_changed'
       HAVING max(at) < now() - ${validOnceClosed}`,
      [id],
    );
    return rows.length > 0;
  }

  async findByKey(manager: EntityManager, leadId: string, key: string): Promise<Visit | undefined> {
    return (await manager.findOneBy(Visit, { leadId, bookingKey: Like(`${key}:%`) })) ?? undefined;
  }
}
