import { Injectable } from '@nestjs/common';
import { preparedQuery } from '@sandhill/platform/database/prepared-query.js';
import { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import type { OwedMails } from '../../mail/notifications/notifications.service.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import { Lead } from '../../model/lead.entity.js';
import { UrgentPresses } from '../../urgency/urgent-presses.repository.js';
import { Submission } from './submission.entity.js';

const keyLifetimeMs = 24 * 3_600_000;
const duplicateWindowMs = 10 * 60_000;

type SubmissionClaim = Pick<Submission, 'slot' | 'kind' | 'contentHash' | 'reference'> & {
  hasKey: boolean;
};

type AcceptedSubmission = Submission & { mailIds: string[] };

/** Stores idempotency slots. Each submission takes one slot. */
@Injectable()
export class SubmissionsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly presses: UrgentPresses,
  ) {}

  /** Runs `work` in a transaction, unless it is a single statement, which is a transaction of its own. */
  async within<Result>(
    isOneStatement: boolean,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return isOneStatement ? work(this.dataSource.manager) : this.dataSource.transaction(work);
  }

  /**
   * Takes the slot if it is free or has expired, and then inserts the lead and its `owed` mails. Concurrent calls wait
   * in PostgreSQL for the first one to commit, and then find the slot taken.
   *
   * All of it is one statement, which is its own transaction. With six round trips (begin, slot, lead, receipt, mails,
   * commit) the throughput was 19 % of the minimal handler's; with one statement it is 32 % (docs/performance.md).
   *
   * @returns undefined if the slot is taken
   */
  async insert(
    manager: EntityManager,
    claim: SubmissionClaim,
    draft: LeadDraft,
    owed: OwedMails,
  ): Promise<AcceptedSubmission | undefined> {
    const { columns } = manager.connection.getMetadata(Lead);
    const parameters = new StatementParameters();
    const values = (...given: unknown[]) => given.map((value) => parameters.add(value)).join(', ');
    const set = columns.filter(({ propertyName }) => propertyName in draft);
    const casts = set.map(({ propertyName, type, isArray }) => {
      const value = (draft as unknown as Record<string, unknown>)[propertyName];
      return `${parameters.add(value)}::${String(type)}${isArray ? '[]' : ''}`;
    });
    const lifetimeMs = claim.hasKey ? keyLifetimeMs : duplicateWindowMs;
    const rows = await preparedQuery<AcceptedSubmission>(
      manager,
      `WITH taken AS (
         INSERT INTO submissions AS held (slot, kind, content_hash, reference)
         VALUES (${values(claim.slot, claim.kind, claim.contentHash, claim.reference)})
         ON CONFLICT (slot) DO UPDATE
           SET kind = excluded.kind, content_hash = excluded.content_hash, reference = excluded.reference,
               lead_id = excluded.lead_id, created_at = excluded.created_at
           WHERE held.created_at < now() - ${parameters.add(lifetimeMs)}::bigint * interval '1 millisecond'
         RETURNING *),
       lead AS (
         INSERT INTO leads (id, reference, ${set.map(({ databaseName }) => databaseName).join(', ')})
         SELECT lead_id, reference, ${casts.join(', ')} FROM taken
         RETURNING id),
       receipt AS (
         INSERT INTO receipt_days AS held (email_hash)
         SELECT ${parameters.add(owed.receiptFor)} FROM lead WHERE ${parameters.add(owed.receiptFor !== null)}::boolean
         ON CONFLICT (email_hash) DO UPDATE SET last_at = excluded.last_at
           WHERE held.last_at < now() - interval '1 day'
         RETURNING email_hash),
       mails AS (
         INSERT INTO deliveries (channel, kind, lead_id, recipient)
         SELECT 'mail', mail.kind, lead.id, mail.recipient FROM lead, (
           SELECT 'office_${draft.kind}' AS kind, unnest(${parameters.add(owed.officeRecipients)}::text[]) AS recipient
           UNION ALL SELECT 'visitor_receipt', 'visitor' FROM receipt) AS mail
         RETURNING id)
       SELECT slot, kind, content_hash AS "contentHash", lead_id AS "leadId", reference, created_at AS "createdAt",
              ARRAY(SELECT id FROM mails) AS "mailIds" FROM taken`,
      parameters.values,
    );
    return rows[0];
  }

  /** Has a new lead reported to the person on call, unless too many calls came from the IP address. */
  async ring(manager: EntityManager, leadId: string, address: string): Promise<void> {
    if (await this.presses.take(manager, address))
      await manager.update(Lead, { id: leadId }, { urgentSince: new Date() });
  }

  async purge(): Promise<void> {
    await this.dataSource
      .getRepository(Submission)
      .delete({ createdAt: LessThan(new Date(Date.now() - keyLifetimeMs)) });
  }
}
