import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { Like, type EntityManager } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import type { Slot } from '../model/slots.js';
import { VisitOpening } from '../model/visit-opening.entity.js';
import { VisitWaiting } from '../model/visit-waiting.entity.js';
import { Visit } from '../model/visit.entity.js';

@Injectable()
export class VisitorVisitsRepository {
  /**
   * Counts the open visits of an email address, over all its leads. Other bookings of the same person wait until this
   * transaction ends, so that requests sent at once count each other.
   */
  async countOfPerson(manager: EntityManager, { email }: Lead): Promise<number> {
    if (email === null) return 0;
    await lockUntilCommit(manager, `visits of ${email.toLowerCase()}`);
    const rows: Array<{ count: number }> = await manager.query(
      `SELECT count(*)::integer AS count FROM visits v JOIN leads l ON l.id = v.lead_id
       WHERE v.state IN ('booked', 'on_the_way') AND lower(l.email) = lower($1)`,
      [email],
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * Puts a lead on the waiting list. A lead that already waits keeps its position. Earlier offers to the same email
   * address still count, so that no one gets more by waiting again.
   */
  async wait(manager: EntityManager, leadId: string): Promise<void> {
    await manager.query(
      `INSERT INTO visit_waiting (lead_id, offers)
       SELECT l.id, (SELECT count(*) FROM lead_history h JOIN leads p ON p.id = h.lead_id
                     WHERE h.kind = 'visit_offered' AND lower(p.email) = lower(l.email))
       FROM leads l WHERE l.id = $1 ON CONFLICT DO NOTHING`,
      [leadId],
    );
  }

  /**
   * Ends the offer of a place that the lead takes, and takes the lead off the waiting list. Does nothing if the place
   * was not offered to the lead.
   */
  async endOffer(manager: EntityManager, leadId: string, { windowId, date }: Slot): Promise<void> {
    const { affected } = await manager.delete(VisitOpening, { leadId, windowId, date });
    if (affected) await manager.delete(VisitWaiting, { leadId });
  }

  async findByKey(manager: EntityManager, leadId: string, key: string): Promise<Visit | undefined> {
    return (await manager.findOneBy(Visit, { leadId, bookingKey: Like(`${key}:%`) })) ?? undefined;
  }
}
