import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Delivery } from '../../deliveries/delivery.entity.js';
import { mailKinds, type MailKindName } from '../kinds/all.js';
import { isAutomatic } from './automatic-mail.js';
import { isForFormerStaff, isToNoAddress } from './former-staff.js';

export type OwedMail = Partial<Delivery> & Pick<Delivery, 'recipient'> & { kind: MailKindName };

/**
 * Time after `seen_at` when a visitor counts as having left the page: 60 s after the page's last poll, plus up to 15 s
 * by which `seen_at` is saved late.
 */
const leftAfter = `interval '75 seconds'`;

/** Makes a mail due and restarts the 72 hours for which it is retried. */
const fromNowOn = { owedSince: () => 'now()', waitingSince: () => 'now()', nextAttemptAt: () => 'now()' };

const addressRemoved = 'The email address was removed';

const again = { state: 'owed', attempts: 0, restored: 0, failureToldAt: null } as const;

/** Adds `owed` mails and skips existing ones. @returns the ids of the new mails */
export async function addMails(manager: EntityManager, mails: readonly OwedMail[]): Promise<string[]> {
  if (mails.length === 0) return [];
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(Delivery)
    .values(mails.map((mail) => ({ ...mail, channel: 'mail' })))
    .orIgnore()
    .returning('id')
    .execute();
  return idsOf(raw);
}

@Injectable()
export class OwedMailsRepository {
  readonly add = addMails;

  /**
   * Queues a mail for each answer by staff that the visitor has not read. The mails are due when the visitor's page has
   * not polled for 60 s. If the page polls before then, the mails are deleted. If the lead has no email address, the
   * mails get the state `failed`. Callers must lock the conversation.
   */
  async addChatAnswers(
    manager: EntityManager,
    { leadId, sessionId }: { leadId: string; sessionId: string },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO deliveries (channel, kind, lead_id, recipient, chat_message_id, next_attempt_at, state, last_error)
       SELECT 'mail', 'chat_answer', l.id, 'visitor', m.id, greatest(now(), s.seen_at + ${leftAfter}),
              CASE WHEN l.email IS NULL THEN 'failed' ELSE 'owed' END, CASE WHEN l.email IS NULL THEN $3 END
       FROM chat_messages m JOIN chat_sessions s ON s.id = m.session_id JOIN leads l ON l.id = $1
       WHERE s.id = $2 AND m.role = 'staff' AND m.read_at IS NULL
       ORDER BY m.position ON CONFLICT DO NOTHING`,
      [leadId, sessionId, addressRemoved],
    );
  }

  /**
   * Makes a mail `owed` and due, unless it is being sent right now, is for former staff or has no recipient.
   *
   * @returns whether the mail was changed
   */
  async sendAgain(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Delivery)
      .set({ ...again, ...fromNowOn })
      .where(
        `id = :id AND state <> 'sending' AND NOT ${isForFormerStaff('deliveries')} AND NOT ${isToNoAddress('deliveries')}`,
        { id },
      )
      .execute();
    return Boolean(affected);
  }

  /**
   * Makes the `owed` mails of a lead due, except answers that are planned for later. Call it when the lead leaves the
   * bin or spam.
   *
   * @returns the ids of the mails
   */
  async makeDueNow(manager: EntityManager, leadId: string): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(Delivery)
      .set(fromNowOn)
      .where(`channel = 'mail' AND state = 'owed' AND waiting_since <= now() AND lead_id = :leadId`, {
        leadId,
      })
      .returning('id')
      .execute();
    return idsOf(raw);
  }

  /**
   * Puts off the automatic mails to the visitor of a lead that became spam, until `makeDueNow` is called. If they
   * stayed due, each claim would count them among the receipts that wait in line.
   */
  async putOff(manager: EntityManager, leadId: string): Promise<void> {
    await manager.query(
      `UPDATE deliveries d SET next_attempt_at = now() + interval '100 years'
       WHERE d.channel = 'mail' AND d.state = 'owed' AND d.lead_id = $1 AND ${isAutomatic('d')}`,
      [leadId],
    );
  }

  /** Gives up the owed mails to the visitor of a lead that has lost its email address. */
  async giveUpToVisitor(manager: EntityManager, leadId: string): Promise<void> {
    const mails = { channel: 'mail', state: 'owed', recipient: 'visitor', leadId } as const;
    await manager.update(Delivery, mails, { state: 'failed', lastError: addressRemoved });
  }

  /** Deletes the unsent mails and pushes that a claim of the lead, an answer or another owner makes unnecessary. */
  async drop(manager: EntityManager, leadId: string, because: 'claim' | 'answer' | 'owner'): Promise<void> {
    const kinds = mailKinds.filter(({ droppedBy }) => droppedBy?.includes(because)).map(({ name }) => name);
    await manager
      .createQueryBuilder()
      .delete()
      .from(Delivery)
      .where(`channel IN ('mail', 'push') AND kind IN (:...kinds) AND state = 'owed' AND lead_id = :leadId`, {
        kinds,
        leadId,
      })
      .execute();
  }
}

const idsOf = (raw: unknown) => (raw as Array<{ id: string }>).map(({ id }) => id);
