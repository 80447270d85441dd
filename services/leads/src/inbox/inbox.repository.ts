import { Injectable } from '@nestjs/common';
import type { Language } from '@sandhill/company/language.js';
import type { QuoteServiceId } from '@sandhill/company/service-names.js';
import { DataSource } from 'typeorm';
import type { LeadKind, LeadStatus } from '../model/lead-status.js';
import type { AreaMatch } from '../leads/quotes/match-area.js';
import type { LeadPosition } from './lead-cursor.js';

export interface LeadFilter {
  kind?: LeadKind;
  statuses?: readonly LeadStatus[];
  text?: string;
  /** Those in the bin, in place of the others. */
  bin?: boolean;
  after?: LeadPosition;
  id?: string;
  limit: number;
}

/** A lead as the list shows it, from either table. */
export interface LeadRow {
  id: string;
  kind: LeadKind;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  status: LeadStatus;
  language: Language;
  services: QuoteServiceId[] | null;
  subject: string | null;
  areaMatch: AreaMatch | null;
  areaName: string | null;
  createdAt: Date;
  deletedAt: Date | null;
  /** The same moment with all its digits. */
  position: string;
  photoCount: number;
  hasOwedMail: boolean;
  hasFailedMail: boolean;
  hasHeldMail: boolean;
  hasSentMail: boolean;
}

/** The long texts of a lead. */
export interface LeadTexts {
  address: string | null;
  message: string;
  page: string | null;
}

export interface LeadCount {
  kind: LeadKind;
  status: LeadStatus;
  count: number;
}

/** `searched` is, to the letter, what the indexes `IX_quotes_text` and `IX_contacts_text` are made of. */
const branches: Record<LeadKind, { columns: string; table: string; searched: string }> = {
  quote: {
    columns: `id, 'quote' AS kind, reference, name, email, phone, status, language, created_at, deleted_at,
              services, NULL AS subject, area_match, area_name`,
    table: 'quotes',
    searched: `reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || address || ' ' || message`,
  },
  contact: {
    columns: `id, 'contact' AS kind, reference, name, email, phone, status, language, created_at, deleted_at,
              NULL::text[] AS services, subject, NULL AS area_match, NULL AS area_name`,
    table: 'contacts',
    searched: `reference || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message`,
  },
};

/** Each table gives its newest leads by index, and the page is the newest of both. */
const branch = (kind: LeadKind, bin: boolean) => `
  (SELECT ${branches[kind].columns} FROM ${branches[kind].table}
   WHERE deleted_at IS ${bin ? 'NOT NULL' : 'NULL'}
     AND ($1::text[] IS NULL OR status = ANY ($1))
     AND ($2::text IS NULL OR (${branches[kind].searched}) ILIKE $2)
     AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
     AND ($6::uuid IS NULL OR id = $6)
   ORDER BY created_at DESC, id DESC LIMIT $5)`;

/** What became of a lead's mails; each of the two columns has its index. */
const mails = `
  SELECT coalesce(bool_or(status IN ('owed', 'sending')), false) AS "hasOwedMail",
         coalesce(bool_or(status = 'failed'), false) AS "hasFailedMail",
         coalesce(bool_or(status = 'held'), false) AS "hasHeldMail",
         coalesce(bool_or(status = 'sent'), false) AS "hasSentMail"
  FROM notifications WHERE quote_id = lead.id OR contact_id = lead.id`;

const counts = (kind: LeadKind) =>
  `SELECT '${kind}' AS kind, status, count(*)::integer AS count FROM ${branches[kind].table}
   WHERE deleted_at IS NULL GROUP BY status`;

/** The office's view over both kinds of leads. */
@Injectable()
export class InboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async listLeads({ kind, statuses, text, bin = false, after, id, limit }: LeadFilter): Promise<LeadRow[]> {
    const from = kind ? branch(kind, bin) : `${branch('quote', bin)} UNION ALL ${branch('contact', bin)}`;
    return this.dataSource.query(
      `SELECT id, kind, reference, name, email, phone, status, language, services, subject,
              area_match AS "areaMatch", area_name AS "areaName", created_at AS "createdAt", deleted_at AS "deletedAt",
              to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS position,
              (SELECT count(*)::integer FROM quote_photos WHERE quote_id = lead.id) AS "photoCount",
              mails.*
       FROM (SELECT * FROM (${from}) AS every ORDER BY created_at DESC, id DESC LIMIT $5) AS lead
         CROSS JOIN LATERAL (${mails}) AS mails
       ORDER BY created_at DESC, id DESC`,
      [
        statuses ?? null,
        text === undefined ? null : `%${escaped(text)}%`,
        after?.createdAt,
        after?.id,
        limit,
        id,
      ],
    );
  }

  async findLead(id: string): Promise<LeadRow | undefined> {
    const [row] = await this.listLeads({ id, limit: 1 });
    return row;
  }

  /** What lists leave out, in the order of the leads. One that is gone meanwhile has empty texts. */
  async readTexts(leads: ReadonlyArray<{ id: string }>): Promise<LeadTexts[]> {
    const rows: Array<LeadTexts & { id: string }> = await this.dataSource.query(
      `SELECT id, address, message, page FROM quotes WHERE id = ANY ($1)
       UNION ALL SELECT id, NULL, message, page FROM contacts WHERE id = ANY ($1)`,
      [leads.map(({ id }) => id)],
    );
    const byId = new Map(rows.map(({ id, ...texts }) => [id, texts]));
    return leads.map(({ id }) => byId.get(id) ?? { address: null, message: '', page: null });
  }

  /** Both tables at once, each over a connection of its own: with many leads this is the slowest question of all. */
  async countLeads(): Promise<LeadCount[]> {
    const found: LeadCount[][] = await Promise.all(
      [counts('quote'), counts('contact')].map((sql) => this.dataSource.query(sql)),
    );
    return found.flat();
  }
}

/** What stands for anything in a pattern stands for itself in a search. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
