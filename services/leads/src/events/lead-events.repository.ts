import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Something that happened to a lead, for open lists. */
export interface LeadChange {
  /** Names the event: the lead's id, or that of a row of its history. */
  key: string;
  leadId: string;
  what: 'created' | 'changed';
  at: Date;
}

/** The most events that one reading returns; lists that miss one read themselves again with the next. */
const batchSize = 2_000;

/** What happened to leads lately, from their own rows and their history. */
@Injectable()
export class LeadEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The events of the last `seconds`, oldest first, by PostgreSQL's clock. Leads in the bin were not created for lists. */
  async last(seconds: number): Promise<LeadChange[]> {
    const since = `now() - $1 * interval '1 second'`;
    return this.dataSource.query(
      `SELECT * FROM (
         SELECT id AS key, id AS "leadId", 'created' AS what, created_at AS at FROM quotes
         WHERE created_at > ${since} AND deleted_at IS NULL
         UNION ALL
         SELECT id, id, 'created', created_at FROM contacts WHERE created_at > ${since} AND deleted_at IS NULL
         UNION ALL
         SELECT id, coalesce(quote_id, contact_id), 'changed', at FROM lead_history
         WHERE at > ${since} AND kind <> 'created'
         ORDER BY at DESC LIMIT ${batchSize}) AS latest
       ORDER BY at`,
      [seconds],
    );
  }
}
