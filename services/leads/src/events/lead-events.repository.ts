import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface LeadChange {
  /**
   * Unique key of the event: depending on its kind, the id of a new lead, of a row of the lead's history, of the audit
   * row of its erasure, or of an ended offer of a visit; for a conversation, its id and revision.
   */
  key: string;
  subject: 'lead' | 'chat';
  id: string;
  what: 'created' | 'changed';
  at: Date;
}

/** Maximum number of events that one query returns. A list that misses an event is read again at the next event. */
const batchSize = 2_000;

@Injectable()
export class LeadEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the events of the last `seconds`, oldest first, by PostgreSQL's clock. Leads in the bin have no `created`
   * event. An erased lead has no history, so its erasure is read from the audit trail. The end of an offer of a visit
   * time, which frees that time, is not in the history either and is read from the offers.
   */
  async last(seconds: number): Promise<LeadChange[]> {
    const since = `now() - $1 * interval '1 second'`;
    return this.dataSource.query(
      `SELECT * FROM (
         SELECT id::text AS key, 'lead' AS subject, id, 'created' AS what, created_at AS at FROM leads
         WHERE created_at > ${since} AND deleted_at IS NULL
         UNION ALL
         SELECT id::text, 'lead', lead_id, 'changed', at FROM lead_history
         WHERE at > ${since} AND kind <> 'created'
         UNION ALL
         SELECT id::text, 'lead', subject_id, 'changed', at FROM audit_events
         WHERE action = 'lead_erased' AND at > ${since}
         UNION ALL
         SELECT 'offer:' || id || ':' || lead_id, 'lead', lead_id, 'changed', offered_until FROM visit_openings
         WHERE offered_until BETWEEN ${since} AND now() AND lead_id IS NOT NULL
         UNION ALL
         SELECT 'chat:' || id || ':' || revision, 'chat', id, CASE revision WHEN 1 THEN 'created' ELSE 'changed' END,
                changed_at
         FROM chat_sessions WHERE changed_at > ${since}
         UNION ALL
         SELECT 'chat-lead:' || id || ':' || revision, 'lead', lead_id, 'changed', changed_at
         FROM chat_sessions WHERE changed_at > ${since} AND lead_id IS NOT NULL
         ORDER BY at DESC LIMIT ${batchSize}) AS latest
       ORDER BY at`,
      [seconds],
    );
  }
}
