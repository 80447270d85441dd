import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { isForFormerStaff } from '../mail/notifications/former-staff.js';
import { Lead } from '../model/lead.entity.js';
import { LeadPhoto } from '../photos/lead-photo.entity.js';
import type { StaffMember } from '../staff/staff-member.entity.js';
import { StaffService } from '../staff/staff.service.js';
import type { LeadPosition } from './list/lead-cursor.js';
import { LeadListRepository, type LeadQuery } from './list/lead-list.repository.js';

export interface LeadRecord {
  lead: Lead;
  photoCount: number;
  mailStatuses: readonly DeliveryState[];
  owner?: StaffMember;
}

interface LeadPage {
  leads: LeadRecord[];
  next?: LeadPosition;
}

@Injectable()
export class InboxRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly list: LeadListRepository,
    private readonly staff: StaffService,
  ) {}

  async listLeads(query: LeadQuery): Promise<LeadPage> {
    const { limit } = query;
    const positions = await this.list.find({ ...query, limit: limit + 1 });
    const leads = await this.read(positions.slice(0, limit).map(({ id }) => id));
    return { leads, next: positions.length > limit ? positions[limit - 1] : undefined };
  }

  /** Reads leads in the order of `ids`; leads erased in the meantime are left out. */
  async read(ids: readonly string[]): Promise<LeadRecord[]> {
    const manager = this.dataSource.manager;
    const leads = await readLeads(manager, ids);
    const photoCounts = await countPhotos(manager, ids);
    const mailStatuses = await readMailStatuses(manager, ids);
    const owners = await this.staff.byId([...leads.values()].map(({ ownerId }) => ownerId));
    return ids.flatMap((id) => {
      const lead = leads.get(id);
      if (!lead) return [];
      return {
        lead,
        photoCount: photoCounts.get(id) ?? 0,
        mailStatuses: mailStatuses.get(id) ?? [],
        owner: owners.get(lead.ownerId ?? ''),
      };
    });
  }

  async idOf(reference: string): Promise<string | undefined> {
    const options = { where: { reference }, select: { id: true }, withDeleted: true };
    return (await this.dataSource.manager.findOne(Lead, options))?.id;
  }

  async mailsToFormerStaff(leadId: string): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT d.id FROM deliveries d WHERE d.channel = 'mail' AND d.lead_id = $1 AND ${isForFormerStaff('d')}`,
      [leadId],
    );
    return rows.map(({ id }) => id);
  }
}

async function readLeads(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Lead>> {
  const leads = await manager.find(Lead, { where: { id: In(ids) }, withDeleted: true });
  return new Map(leads.map((lead) => [lead.id, lead]));
}

async function countPhotos(manager: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(LeadPhoto, 'photo')
    .select('photo.leadId', 'id')
    .addSelect('count(*)::integer', 'count')
    .where('photo.leadId = ANY (:ids)', { ids })
    .groupBy('photo.leadId')
    .getRawMany<{ id: string; count: number }>();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function readMailStatuses(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, DeliveryState[]>> {
  const rows = await manager
    .createQueryBuilder(Delivery, 'mail')
    .select('mail.leadId', 'id')
    .addSelect('array_agg(DISTINCT mail.state)', 'statuses')
    .where(`mail.channel = 'mail' AND mail.leadId = ANY (:ids)`, { ids })
    .andWhere(`NOT (mail.state = 'failed' AND ${isForFormerStaff('mail')})`)
    .groupBy('mail.leadId')
    .getRawMany<{ id: string; statuses: DeliveryState[] }>();
  return new Map(rows.map(({ id, statuses }) => [id, statuses]));
}
