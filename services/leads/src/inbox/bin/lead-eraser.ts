import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, type EntityManager } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { Contact } from '../../model/contact.entity.js';
import { emailHash } from '../../mail/notifications/email-hash.js';
import { ReceiptDay } from '../../mail/notifications/receipt-day.entity.js';
import { Quote } from '../../model/quote.entity.js';
import { Submission } from '../../leads/submissions/submission.entity.js';
import { PhotoErasures } from '../../photos/photo-erasures.js';

const keptInBin = `interval '30 days'`;
const atOnce = 100;

const due = (table: string) =>
  `SELECT id FROM ${table} WHERE deleted_at IS NOT NULL AND deleted_at <= now() - ${keptInBin}`;

/** Erases leads for good (decision L11): of an erased one no row, note, mail or picture remains, but its id in the trail. */
@Injectable()
export class LeadEraser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: PhotoErasures,
  ) {}

  /** In the bin or not. @throws NotFound */
  async erase(id: string, by: AuditedBy): Promise<void> {
    const keys = await this.dataSource.transaction(async (manager) => {
      const lead = await lock(manager, id);
      const keys = await this.photos.note(manager, id);
      await manager.delete(Submission, { leadId: id });
      await manager.delete(ReceiptDay, { emailHash: emailHash(lead.email) });
      // Its photos, notes and mails go with it.
      await manager.delete(lead.entity, { id });
      await recordLeadAudit(manager, { ...by, action: 'lead_erased', subjectId: id });
      return keys;
    });
    await this.photos.removeSoon(keys);
  }

  /** Ids of what has been in the bin for 30 days. */
  async listDue(): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `${due('quotes')} UNION ALL ${due('contacts')} LIMIT $1`,
      [atOnce],
    );
    return rows.map(({ id }) => id);
  }
}

async function lock(manager: EntityManager, id: string) {
  for (const entity of [Quote, Contact]) {
    const lead = await manager.findOne<Quote | Contact>(entity, {
      where: { id },
      withDeleted: true,
      lock: { mode: 'pessimistic_write' },
    });
    if (lead) return { entity, email: lead.email };
  }
  throw new NotFound('This lead is not there.');
}
