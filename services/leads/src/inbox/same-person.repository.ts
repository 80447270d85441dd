import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Lead } from '../model/lead.entity.js';

export type RelatedLead = Pick<Lead, 'id' | 'kind' | 'reference' | 'name' | 'status' | 'createdAt'>;

const maxShown = 20;

/** Finds leads with the same email address or phone number. Leads are never merged. */
@Injectable()
export class SamePersonRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns up to {@link maxShown} other leads of the same person outside the bin, newest first. Each condition has
   * its own index.
   */
  async find({ id, email, phoneE164 }: Lead): Promise<RelatedLead[]> {
    return this.dataSource.query(
      `SELECT id, kind, reference, name, status, created_at AS "createdAt" FROM leads
       WHERE (lower(email) = lower($1) OR phone_e164 = $2) AND id <> $3 AND deleted_at IS NULL
       ORDER BY created_at DESC, id LIMIT ${maxShown}`,
      [email, phoneE164, id],
    );
  }
}
