import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import { LeadPhoto } from '../../photos/lead-photo.entity.js';
import type { Visit } from '../model/visit.entity.js';

export type VisitRecord = Pick<
  Visit,
  'id' | 'windowId' | 'date' | 'starts' | 'ends' | 'state' | 'personId' | 'isKept' | 'place' | 'reason'
> &
  Pick<Lead, 'reference' | 'name' | 'phone' | 'areaName' | 'areaMatch' | 'address' | 'message'> & {
    leadId: string;
    services: NonNullable<Lead['services']>;
  };

const columns = `
  v.id, v.window_id AS "windowId", v.date::text, v.starts, v.ends, v.state, v.person_id AS "personId",
  v.is_kept AS "isKept", v.place, v.reason, v.lead_id AS "leadId", l.reference, l.name, l.phone, l.area_name AS "areaName",
  l.area_match AS "areaMatch", l.address, l.message, coalesce(l.services, '{}') AS services`;

@Injectable()
export class OfficeVisitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async between({ from, to }: { from: string; to: string }): Promise<VisitRecord[]> {
    return this.dataSource.query(
      `SELECT ${columns} FROM visits v JOIN leads l ON l.id = v.lead_id AND l.deleted_at IS NULL
       WHERE v.place IS NOT NULL AND v.date BETWEEN $1 AND $2
       ORDER BY v.date, l.area_name NULLS LAST, v.starts, v.id`,
      [from, to],
    );
  }

  async ofPerson(personId: string, since: string): Promise<VisitRecord[]> {
    return this.dataSource.query(
      `SELECT ${columns} FROM visits v JOIN leads l ON l.id = v.lead_id AND l.deleted_at IS NULL
       WHERE v.place IS NOT NULL AND v.person_id = $1 AND v.date >= $2 ORDER BY v.date, v.starts, v.id`,
      [personId, since],
    );
  }

  async ofLead(leadId: string): Promise<VisitRecord[]> {
    return this.dataSource.query(
      `SELECT ${columns} FROM visits v JOIN leads l ON l.id = v.lead_id
       WHERE v.lead_id = $1 ORDER BY v.created_at DESC, v.id`,
      [leadId],
    );
  }

  /** Returns the photos that may be shown, by the id of their lead. */
  async photosOf(leadIds: readonly string[]): Promise<ReadonlyMap<string, LeadPhoto[]>> {
    const photos = await this.dataSource.manager.find(LeadPhoto, {
      where: { leadId: In([...leadIds]) },
      select: { id: true, leadId: true, width: true, height: true, state: true },
      order: { id: 'ASC' },
    });
    const byLead = new Map<string, LeadPhoto[]>();
    for (const photo of photos)
      if (photo.state !== 'unreadable')
        byLead.set(photo.leadId, [...(byLead.get(photo.leadId) ?? []), photo]);
    return byLead;
  }

  async openIdsOf(personId: string, since: string): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT id FROM visits
       WHERE person_id = $1 AND date >= $2 AND state IN ('booked', 'on_the_way') ORDER BY lead_id`,
      [personId, since],
    );
    return rows.map(({ id }) => id);
  }

  async openIdsOn(date: string): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT id FROM visits WHERE date = $1 AND state IN ('booked', 'on_the_way') ORDER BY lead_id`,
      [date],
    );
    return rows.map(({ id }) => id);
  }
}
