import { Injectable } from '@nestjs/common';
import { preparedQuery } from '@sandhill/platform/database/prepared-query.js';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { AddressLimits } from '../../address-limits/address-limits.repository.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import { findLead } from '../../model/find-lead.js';
import { Lead } from '../../model/lead.entity.js';
import type { AcceptedSubmission, NewSubmission } from './new-submission.js';
import { SubmissionInserts } from './submission-inserts.js';
import { Submission } from './submission.entity.js';

const keyLifetimeMs = 24 * 3_600_000;
const duplicateWindowMs = 10 * 60_000;

type Column = Record<'databaseName' | 'propertyName', string>;

/** Stores submissions. Each takes an idempotency slot, so that a repeated submission finds the slot taken. */
@Injectable()
export class SubmissionsRepository {
  private readonly inserts = new SubmissionInserts((submissions) => this.insertAll(submissions));

  constructor(
    private readonly dataSource: DataSource,
    private readonly addressLimits: AddressLimits,
  ) {}

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  /**
   * Inserts a submission. Resolves when it is committed.
   *
   * @returns undefined if the slot is taken
   */
  insert(submission: NewSubmission): Promise<AcceptedSubmission | undefined> {
    return this.inserts.insert(submission);
  }

  /**
   * Inserts a submission in the caller's transaction.
   *
   * @returns undefined if the slot is taken
   */
  async insertWithin(
    manager: EntityManager,
    submission: NewSubmission,
  ): Promise<AcceptedSubmission | undefined> {
    return (await this.insertAll([submission], manager)).get(submission.claim.slot);
  }

  /** Finds the submission that took a slot, and its lead. */
  async find(
    slot: string,
    manager = this.dataSource.manager,
  ): Promise<{ submission: Submission; lead: Lead }> {
    const submission = await manager.findOneByOrFail(Submission, { slot });
    return { submission, lead: await findLead(manager, submission.leadId, { withDeleted: true }) };
  }

  /**
   * Takes the slots that are free or have expired, and then inserts their leads and `owed` mails. Concurrent calls wait
   * in PostgreSQL for the first one to commit, and then find the slot taken. Slots are locked before the rows of
   * receipts, both in sorted order, so that two calls cannot deadlock.
   *
   * All of it is one statement, which is its own transaction. With six round trips (begin, slot, lead, receipt, mails,
   * commit), the throughput is 19 % of a minimal handler's; with one statement, it is 32 % (docs/performance.md).
   *
   * @param submissions submissions with the same columns, different slots and different recipients of receipts
   * @returns the submissions by slot, without those whose slot was taken
   */
  async insertAll(
    submissions: readonly NewSubmission[],
    manager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, AcceptedSubmission>> {
    const [first] = submissions;
    const columns = first ? columnsOf(manager, first.draft) : [];
    const of = (table: string) => columns.map(({ databaseName }) => `${table}.${databaseName}`).join(', ');
    const rows = await preparedQuery<AcceptedSubmission>(
      manager,
      `WITH given AS MATERIALIZED (
         SELECT sent.slot, sent.content_hash, sent.reference, sent.lifetime_ms, sent.receipt_for, sent.office, ${of('draft')}
         FROM json_to_recordset($1) AS sent (slot text, content_hash text, reference text, lifetime_ms bigint,
                receipt_for text, office text[], lead json),
              json_populate_record(NULL::leads, sent.lead) AS draft),
       taken AS (
         INSERT INTO submissions AS held (slot, kind, content_hash, reference)
         SELECT slot, kind, content_hash, reference FROM given ORDER BY slot
         ON CONFLICT (slot) DO UPDATE
           SET kind = excluded.kind, content_hash = excluded.content_hash, reference = excluded.reference,
               lead_id = excluded.lead_id, created_at = excluded.created_at
           WHERE held.created_at < now() - interval '1 millisecond' *
             (SELECT given.lifetime_ms FROM given WHERE given.slot = excluded.slot)
         RETURNING *),
       lead AS (
         INSERT INTO leads (id, reference, ${columns.map(({ databaseName }) => databaseName).join(', ')})
         SELECT taken.lead_id, taken.reference, ${of('given')} FROM taken JOIN given USING (slot)
         RETURNING id),
       stored AS MATERIALIZED (
         SELECT lead.id, given.kind, given.office, given.receipt_for
         FROM lead JOIN taken ON taken.lead_id = lead.id JOIN given USING (slot)),
       receipt AS (
         INSERT INTO receipt_days AS held (email_hash)
         SELECT receipt_for FROM stored WHERE receipt_for IS NOT NULL ORDER BY receipt_for
         ON CONFLICT (email_hash) DO UPDATE SET last_at = excluded.last_at
           WHERE held.last_at < now() - interval '1 day'
         RETURNING email_hash),
       mails AS (
         INSERT INTO deliveries (channel, kind, lead_id, recipient)
         SELECT 'mail', 'office_' || kind, id, unnest(office) FROM stored
         UNION ALL SELECT 'mail', 'visitor_receipt', id, 'visitor' FROM stored JOIN receipt ON email_hash = receipt_for
         RETURNING id, lead_id)
       SELECT slot, kind, content_hash AS "contentHash", lead_id AS "leadId", reference, created_at AS "createdAt",
              ARRAY(SELECT id FROM mails WHERE mails.lead_id = taken.lead_id) AS "mailIds" FROM taken`,
      [JSON.stringify(submissions.map((submission) => toRow(submission, columns)))],
    );
    return new Map(rows.map((row) => [row.slot, row]));
  }

  /**
   * Marks a new lead as urgent, so that the person on call is notified, unless this IP address has reached its limit of
   * urgent leads.
   */
  async markUrgent(manager: EntityManager, leadId: string, address: string): Promise<void> {
    if ((await this.addressLimits.consume(manager, address, 'urgent')) === 0)
      await manager.update(Lead, { id: leadId }, { urgentSince: new Date() });
  }

  async purge(): Promise<void> {
    await this.dataSource
      .getRepository(Submission)
      .delete({ createdAt: LessThan(new Date(Date.now() - keyLifetimeMs)) });
  }
}

function columnsOf({ connection }: EntityManager, draft: LeadDraft): Column[] {
  return connection.getMetadata(Lead).columns.filter(({ propertyName }) => propertyName in draft);
}

function toRow({ claim, draft, owed }: NewSubmission, columns: readonly Column[]) {
  const lead = columns.map(({ databaseName, propertyName }) => [
    databaseName,
    draft[propertyName as keyof LeadDraft],
  ]);
  return {
    slot: claim.slot,
    content_hash: claim.contentHash,
    reference: claim.reference,
    lifetime_ms: claim.hasKey ? keyLifetimeMs : duplicateWindowMs,
    receipt_for: owed.receiptFor,
    office: owed.officeRecipients,
    lead: Object.fromEntries(lead) as object,
  };
}
