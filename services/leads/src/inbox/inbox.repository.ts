import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Notification, type NotificationStatus } from '../mail/notifications/notification.entity.js';
import { Contact } from '../model/contact.entity.js';
import type { Lead } from '../model/lead.js';
import type { LeadKind, LeadStatus } from '../model/lead-status.js';
import { Quote } from '../model/quote.entity.js';
import { QuotePhoto } from '../photos/quote-photo.entity.js';
import type { LeadPosition } from './lead-cursor.js';

export interface LeadFilter {
  kind?: LeadKind;
  statuses?: readonly LeadStatus[];
  text?: string;
  /** True: only leads in the bin. False: only leads outside it. */
  bin?: boolean;
  after?: LeadPosition;
  limit: number;
}

/** A lead with what both the list and the lead's page show. */
export type LeadRecord = Lead & {
  photoCount: number;
  /** The distinct statuses of its mails. */
  mailStatuses: readonly NotificationStatus[];
};

export interface LeadPage {
  leads: LeadRecord[];
  /** The position after which the next page starts; undefined on the last page. */
  next?: LeadPosition;
}

export interface LeadCount {
  kind: LeadKind;
  status: LeadStatus;
  count: number;
}

/** `searched` must equal the expression of the index (`IX_quotes_text`, `IX_contacts_text`), or the index is not used. */
const tables: Record<LeadKind, { name: string; searched: string }> = {
  quote: {
    name: 'quotes',
    searched: `reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || address || ' ' || message`,
  },
  contact: {
    name: 'contacts',
    searched: `reference || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message`,
  },
};

/** The newest leads of one table, by index; a page merges both tables. */
const newest = (kind: LeadKind, bin: boolean) => `
  (SELECT id, created_at FROM ${tables[kind].name}
   WHERE deleted_at IS ${bin ? 'NOT NULL' : 'NULL'}
     AND ($1::text[] IS NULL OR status = ANY ($1))
     AND ($2::text IS NULL OR (${tables[kind].searched}) ILIKE $2)
     AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
   ORDER BY created_at DESC, id DESC LIMIT $5)`;

const counts = (kind: LeadKind) =>
  `SELECT '${kind}' AS kind, status, count(*)::integer AS count FROM ${tables[kind].name}
   WHERE deleted_at IS NULL GROUP BY status`;

/** Queries over quotes and contacts together. */
@Injectable()
export class InboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async listLeads(filter: LeadFilter): Promise<LeadPage> {
    const { limit } = filter;
    const positions = await this.listPositions({ ...filter, limit: limit + 1 });
    const leads = await this.read(positions.slice(0, limit).map(({ id }) => id));
    return { leads, next: positions.length > limit ? positions[limit - 1] : undefined };
  }

  /** Reads leads in the order of `ids`; leads erased in the meantime are left out. */
  async read(ids: readonly string[]): Promise<LeadRecord[]> {
    const manager = this.dataSource.manager;
    const leads = await readLeads(manager, ids);
    const photoCounts = await countPhotos(manager, ids);
    const mailStatuses = await readMailStatuses(manager, ids);
    return ids.flatMap((id) => {
      const lead = leads.get(id);
      if (!lead) return [];
      return { ...lead, photoCount: photoCounts.get(id) ?? 0, mailStatuses: mailStatuses.get(id) ?? [] };
    });
  }

  /** The id of the lead with a reference; undefined if there is none. Each table has a unique index on it. */
  async idOf(reference: string): Promise<string | undefined> {
    const options = { where: { reference }, select: { id: true }, withDeleted: true };
    const quote = await this.dataSource.manager.findOne(Quote, options);
    const lead = quote ?? (await this.dataSource.manager.findOne(Contact, options));
    return lead?.id;
  }

  /** Counts both tables in parallel on two connections: with many leads this is the slowest query. */
  async countLeads(): Promise<LeadCount[]> {
    const found: LeadCount[][] = await Promise.all(
      [counts('quote'), counts('contact')].map((sql) => this.dataSource.query(sql)),
    );
    return found.flat();
  }

  private async listPositions(filter: LeadFilter): Promise<LeadPosition[]> {
    const { kind, statuses, text, bin = false, after, limit } = filter;
    const from = kind ? newest(kind, bin) : `${newest('quote', bin)} UNION ALL ${newest('contact', bin)}`;
    return this.dataSource.query(
      `SELECT id, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt"
       FROM (${from}) AS lead ORDER BY created_at DESC, id DESC LIMIT $5`,
      [
        statuses ?? null,
        text === undefined ? null : `%${escaped(text)}%`,
        after?.createdAt,
        after?.id,
        limit,
      ],
    );
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
    .createQueryBuilder(QuotePhoto, 'photo')
    .select('photo.quoteId', 'id')
    .addSelect('count(*)::integer', 'count')
    .where('photo.quoteId = ANY (:ids)', { ids })
    .groupBy('photo.quoteId')
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

/** Escapes the wildcards of ILIKE. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
