import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, type EntityManager } from 'typeorm';
import { Delivery } from '../deliveries/delivery.entity.js';
import { PlannedAnswers } from '../mail/notifications/planned-answers.js';
import { findLead } from '../model/find-lead.js';
import { LeadMessage } from '../model/lead-message.entity.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { StaleLead } from '../model/stale-lead.entity.js';
import { Attachments } from './attachments/attachments.service.js';
import { AlreadySent, AnswerChanged } from './conversation.errors.js';
import type { ChangeMessageDto } from './create-message.dto.js';
import { toMessage, type LeadMessageResponse } from './message.response.js';

const nothing = { code: 'required', message: 'Please change something' };

interface MessageKey {
  leadId: string;
  messageId: string;
}

@Injectable()
export class PlannedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly planned: PlannedAnswers,
    private readonly attachments: Attachments,
    private readonly deliveries: DeliveryQueue,
  ) {}

  /**
   * Changes a planned answer. A new time clears `heldAt`; with `sendAt: null` the answer is sent immediately.
   *
   * @param wished the changes, and the `revision` of the answer on which they are based; any revision if absent
   * @throws NotFound, AlreadySent, ValidationFailed
   * @throws AnswerChanged if the answer has another revision
   */
  async change(
    key: MessageKey,
    wished: ChangeMessageDto & { revision?: number },
    context: CallerContext,
  ): Promise<LeadMessageResponse> {
    const { text, language, sendAt, revision } = wished;
    if (text === undefined && language === undefined && sendAt === undefined)
      throw new ValidationFailed({ text: nothing });
    const { message, mail } = await this.dataSource.transaction(async (manager) => {
      const found = await findUnsent(manager, key);
      if (revision !== undefined && revision !== found.revision) throw new AnswerChanged();
      const at = sendAt === undefined ? undefined : new Date(sendAt ?? Date.now());
      Object.assign(
        found,
        { revision: found.revision + 1 },
        text !== undefined && { text },
        language && { language },
        at && { sendAt: at, heldAt: null },
      );
      await manager.save(found);
      if (at) await this.planned.plan(manager, found.id, at);
      await record(manager, key, {
        context,
        action: 'lead_answered',
        details: { sendAt: found.sendAt?.toISOString() ?? '' },
      });
      return { message: found, mail: await manager.findOneByOrFail(Delivery, { answerId: found.id }) };
    });
    if (sendAt === null) this.deliveries.enqueueInBackground('mail', [mail.id]);
    const files = await this.attachments.of(this.dataSource.manager, [message.id]);
    return toMessage(message, mail, files.get(message.id));
  }

  /** @throws NotFound, AlreadySent */
  async remove(key: MessageKey, context: CallerContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await findUnsent(manager, key);
      // Foreign keys delete the answer's mail and files as well.
      await manager.delete(LeadMessage, { id });
      await manager.upsert(StaleLead, { leadId: key.leadId, markedAt: new Date() }, ['leadId']);
      await record(manager, key, { context, action: 'lead_answer_withdrawn' });
    });
  }
}

/**
 * Returns a planned answer, and locks its lead and its mail.
 *
 * @throws NotFound
 * @throws AlreadySent if the answer was not planned, or a mail server may have received it
 */
async function findUnsent(manager: EntityManager, { leadId, messageId }: MessageKey): Promise<LeadMessage> {
  await findLead(manager, leadId, { lock: true });
  const message = await manager.findOneBy(LeadMessage, { id: messageId, leadId });
  if (!message) throw new NotFound('This message does not exist.');
  const where = { answerId: messageId };
  const mail = await manager.findOne(Delivery, { where, lock: { mode: 'pessimistic_write' } });
  const isUnsent = mail?.state === 'owed' && mail.openAt === null && mail.sentAt === null;
  if (!message.sendAt || !isUnsent) throw new AlreadySent();
  return message;
}

async function record(
  manager: EntityManager,
  { leadId, messageId }: MessageKey,
  {
    context,
    ...entry
  }: {
    context: CallerContext;
    action: 'lead_answered' | 'lead_answer_withdrawn';
    details?: { sendAt: string };
  },
): Promise<void> {
  const details = { message: messageId };
  await recordLeadHistory(manager, leadId, {
    kind: 'answer_planned',
    actor: context.caller.username,
    details,
  });
  await recordLeadAudit(manager, { ...context.by, ...entry, subjectId: leadId });
}
