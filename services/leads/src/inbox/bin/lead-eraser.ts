import { Injectable } from '@nestjs/common';
import { bySystem, type AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { AuditEvent, type AuditDetails } from '@sandhill/platform/audit/audit-event.entity.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { recordInLedger } from '@sandhill/platform/ledger/record-in-ledger.js';
import { DataSource, Raw, type EntityManager } from 'typeorm';
import { Submission } from '../../intake/submissions/submission.entity.js';
import { emailHash } from '../../mail/notifications/email-hash.js';
import { ReceiptDay } from '../../mail/notifications/receipt-day.entity.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { findLead } from '../../model/find-lead.js';
import { Lead } from '../../model/lead.entity.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { PhotoErasures } from '../../photos/photo-erasures.js';
import { cancelBeforeErasing } from '../../visits/changes/cancel-visit.js';

const binDays = 30;
const batchSize = 100;

/** Returns whether a locked lead is still to be erased. */
type IsDue = (manager: EntityManager, lead: Lead) => Promise<boolean>;

const isDueInBin: IsDue = async (_manager, { deletedAt }) =>
  deletedAt !== null && deletedAt.getTime() <= Date.now() - binDays * 86_400_000;

/**
 * Erases leads permanently. Only the lead's id remains, in the audit trail and in the ledger. After a backup is
 * restored, the leads in the ledger are erased again.
 */
@Injectable()
export class LeadEraser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: PhotoErasures,
  ) {}

  /** Erases a lead, whether or not it is in the bin. @throws NotFound */
  async erase(id: string, by: AuditedBy, details?: AuditDetails): Promise<void> {
    await this.eraseIf(async () => true, id, { by, details });
  }

  private async eraseIf(
    isDue: IsDue,
    id: string,
    { by, details }: { by: AuditedBy; details: AuditDetails | undefined },
  ): Promise<void> {
    const keys = await this.dataSource.transaction(async (manager) => {
      const lead = await findLead(manager, id, { lock: true, withDeleted: true });
      if (!(await isDue(manager, lead))) throw new NotFound();
      const { email } = lead;
      const keys = await this.photos.record(manager, id);
      await manager.delete(Submission, { leadId: id });
      if (email !== null) await manager.delete(ReceiptDay, { emailHash: emailHash(email) });
      // Records the lead's chats in the ledger too: a backup may contain a conversation that had not become a lead yet.
      const chats = await manager.find(ChatSession, { where: { leadId: id }, select: { id: true } });
      await recordInLedger(manager, 'chat_erased', ...chats.map((chat) => chat.id));
      await cancelBeforeErasing(manager, lead);
      // Foreign keys cascade to the lead's photos, messages, notes, mails, history and conversation.
      await manager.delete(Lead, { id });
      // If the visitor withdrew the request, the audit event contains their IP address.
      await manager.update(AuditEvent, { subjectId: id, actor: 'visitor' }, { address: null });
      await recordLeadAudit(manager, { ...by, action: 'lead_erased', subjectId: id, details });
      await recordInLedger(manager, 'lead_erased', id);
      return keys;
    });
    await this.photos.tryRemove(keys);
  }

  /**
   * Erases a lead that is due. The lead is locked before `isDue` is called, because it may have been restored or
   * changed since it was listed.
   *
   * @returns false if the lead is not due or does not exist
   */
  async eraseDue(id: string, isDue: IsDue = isDueInBin, details?: AuditDetails): Promise<boolean> {
    try {
      await this.eraseIf(isDue, id, { by: bySystem, details });
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  async listDue(): Promise<string[]> {
    const isDue = Raw((deletedAt) => `${deletedAt} <= now() - interval '${binDays} days'`);
    const options = { select: { id: true }, where: { deletedAt: isDue }, withDeleted: true, take: batchSize };
    const leads = await this.dataSource.manager.find(Lead, options);
    return leads.map(({ id }) => id);
  }
}
