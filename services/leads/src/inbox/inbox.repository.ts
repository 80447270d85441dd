import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Notification, type NotificationStatus } from '../mail/notifications/notification.entity.js';
import { Contact } from '../model/contact.entity.js';
import type { Lead } from '../model/lead.js';
import { Quote } from '../model/quote.entity.js';
import { LeadPhoto } from '../photos/lead-photo.entity.js';
import type { StaffMember } from '../staff/staff-member.entity.js';
import { StaffService } from '../staff/staff.service.js';
import type { LeadPosition } from './list/lead-cursor.js';
import { LeadListRepository, type LeadQuery } from './list/lead-list.repository.js';

/** A lead with what both the list and the lead's page show. */
export type LeadRecord = Lead & {
  photoCount: number;
  /** The distinct statuses of its mails. */
  mailStatuses: readonly NotificationStatus[];
  owner?: StaffMember;
};

export interface LeadPage {
  leads: LeadRecord[];
  /** The position after which the next page starts; undefined on the last page. */
  next?: LeadPosition;
}

/** Reads quotes and contacts together. */
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
    const owners = await this.staff.byId([...leads.values()].map(({ lead }) => lead.ownerId));
    return ids.flatMap((id) => {
      const lead = leads.get(id);
      if (!lead) return [];
      return {
        ...lead,
        photoCount: photoCounts.get(id) ?? 0,
        mailStatuses: mailStatuses.get(id) ?? [],
        owner: owners.get(lead.lead.ownerId ?? ''),
      };
    });
  }

  /** The id of the lead with a reference; undefined if there is none. Each table has a unique index on it. */
  async idOf(reference: string): Promise<string | undefined> {
    const options = { where: { reference }, select: { id: true }, withDeleted: true };
    const quote = await this.dataSource.manager.findOne(Quote, options);
    const lead = quote ?? (await this.dataSource.manager.findOne(Contact, options));
    return lead?.id;
  }
}

async function readLeads(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Lead>> {
  const options = { where: { id: In(ids) }, withDeleted: true };
  const quotes = await manager.find(Quote, options);
  const contacts = await manager.find(Contact, options);
  return new Map([
    ...quotes.map((lead): [string, Lead] => [lead.id, { kind: 'quote', lead }]),
    ...contacts.map((lead): [string, Lead] => [lead.id, { kind: 'contact', lead }]),
  ]);
}

async function countPhotos(manager: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(LeadPhoto, 'photo')
    .select('coalesce(photo.quoteId, photo.contactId)', 'id')
    .addSelect('count(*)::integer', 'count')
    // Each column has its own index.
    .where('photo.quoteId = ANY (:ids) OR photo.contactId = ANY (:ids)', { ids })
    .groupBy('coalesce(photo.quoteId, photo.contactId)')
    .getRawMany<{ id: string; count: number }>();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function readMailStatuses(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, NotificationStatus[]>> {
  const rows = await manager
    .createQueryBuilder(Notification, 'mail')
    .select('coalesce(mail.quoteId, mail.contactId)', 'id')
    .addSelect('array_agg(DISTINCT mail.status)', 'statuses')
    // Each column has its own index.
    .where('mail.quoteId = ANY (:ids) OR mail.contactId = ANY (:ids)', { ids })
    .groupBy('coalesce(mail.quoteId, mail.contactId)')
    .getRawMany<{ id: string; statuses: NotificationStatus[] }>();
  return new Map(rows.map(({ id, statuses }) => [id, statuses]));
}
