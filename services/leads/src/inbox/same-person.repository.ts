import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Lead } from '../model/lead.js';
import type { LeadKind, LeadStatus } from '../model/lead-status.js';

/** Another lead of the same person. */
export interface RelatedLead {
  id: string;
  kind: LeadKind;
  reference: string;
  name: string;
  status: LeadStatus;
  createdAt: Date;
}

const mostShown = 20;

/** Each condition has an index of its own. */
const related = (kind: LeadKind, table: string) => `
  (SELECT id, '${kind}' AS kind, reference, name, status, created_at AS "createdAt" FROM ${table}
   WHERE (lower(email) = lower($1) OR phone_e164 = $2) AND id <> $3 AND deleted_at IS NULL
   ORDER BY created_at DESC LIMIT ${mostShown})`;

/** Finds leads with the same mail address or phone number (D6). Nothing is merged. */
@Injectable()
export class SamePersonRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async find({ lead }: Lead): Promise<RelatedLead[]> {
    return this.dataSource.query(
      `SELECT * FROM (${related('quote', 'quotes')} UNION ALL ${related('contact', 'contacts')}) AS lead
       ORDER BY "createdAt" DESC, id LIMIT ${mostShown}`,
      [lead.email, lead.phoneE164, lead.id],
    );
  }
}
