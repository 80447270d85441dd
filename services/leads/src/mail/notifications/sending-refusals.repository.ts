import { Injectable } from '@nestjs/common';
import type { ClaimedDelivery, Outcome, Settle } from '@sandhill/platform/delivery/channel.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import type { EntityManager } from 'typeorm';
import type { Delivery } from '../../deliveries/delivery.entity.js';
import { MailOutcomesRepository } from './mail-outcomes.repository.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';

/** Key of the advisory lock that serializes the handling of rejections; any fixed number. */
const refusalLock = 7_201_993;

/**
 * Number of different recipients, rejected in a row, after which the server is considered at fault, not the recipients.
 */
const recipientsInARow = 3;

/**
 * Number of restores after which the mail itself is considered at fault, because the server accepted other mails in
 * between.
 */
const maxRestores = 20;

interface Refusal {
  claim: ClaimedDelivery<Delivery>;
  server: MailServerName;
  recipientHash: string;
  reason: string;
}

/** Distinguishes a rejected mail from a mail server that rejects every mail. */
@Injectable()
export class SendingRefusalsRepository {
  constructor(
    private readonly outcomes: MailOutcomesRepository,
    private readonly pauses: SendingPausesRepository,
  ) {}

  /**
   * Marks a rejected mail as failed. If the server rejects every mail, pauses sending and makes the mail `owed` again.
   *
   * @returns what was recorded; undefined if the claim has ended
   */
  async record(
    manager: EntityManager,
    refusal: Refusal,
    settle: Settle<Delivery>,
  ): Promise<Outcome<Delivery> | undefined> {
    const { claim, server, reason: error } = refusal;
    const owedAgain = { result: 'later', pauseMs: 0, error, isAttempt: false, label: 'paused' } as const;
    await manager.query('SELECT pg_advisory_xact_lock($1)', [refusalLock]);
    if (await isPaused(manager, server)) {
      if (!(await settle(manager, owedAgain))) return undefined;
      await withdraw(manager, claim);
      return owedAgain;
    }
    if (!(await settle(manager, { result: 'failed', error }))) return undefined;
    const insteadId = await this.outcomes.addInstead(manager, claim.id);
    await insert(manager, refusal, insteadId);
    if ((await countRecipients(manager, server)) < recipientsInARow) return { result: 'failed', error };
    await this.pauses.begin({ server, reason: error, cause: 'refusing' }, manager);
    await restore(manager, server);
    return owedAgain;
  }
}

async function isPaused(manager: EntityManager, server: MailServerName): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `SELECT FROM sending_pauses WHERE server = $1 AND cause <> 'away'`,
    [server],
  );
  return rows.length > 0;
}

async function insert(
  manager: EntityManager,
  { claim: { id }, server, recipientHash }: Refusal,
  insteadId: string | undefined,
): Promise<void> {
  await manager.query(
    `INSERT INTO sending_refusals (delivery_id, server, recipient_hash, instead_id)
     SELECT id, $2, $3, $4 FROM deliveries WHERE id = $1 AND restored < ${maxRestores}
     ON CONFLICT (delivery_id) DO UPDATE
       SET server = excluded.server, recipient_hash = excluded.recipient_hash, refused_at = now(),
           instead_id = coalesce(excluded.instead_id, sending_refusals.instead_id)`,
    [id, server, recipientHash, insteadId],
  );
}

async function countRecipients(manager: EntityManager, server: MailServerName): Promise<number> {
  const [row]: Array<{ count: number }> = await manager.query(
    'SELECT count(DISTINCT recipient_hash)::integer AS count FROM sending_refusals WHERE server = $1',
    [server],
  );
  return row?.count ?? 0;
}

/** Deletes a mail to the fallback address if it replaces other mails and none of these is in state `failed`. */
async function withdraw(manager: EntityManager, { id }: ClaimedDelivery<Delivery>): Promise<void> {
  await manager.query(
    `DELETE FROM deliveries instead
     WHERE id = $1 AND recipient = 'fallback' AND NOT (
       SELECT bool_or(n.state = 'failed') FROM deliveries n
       WHERE n.recipient NOT IN ('visitor', 'fallback') AND n.kind = instead.kind AND n.created_at = instead.created_at
         AND n.lead_id IS NOT DISTINCT FROM instead.lead_id
         AND n.chat_message_id IS NOT DISTINCT FROM instead.chat_message_id)`,
    [id],
  );
}

/** Makes the rejected mails `owed` again, and deletes those replacements to the fallback address that were not sent. */
async function restore(manager: EntityManager, server: MailServerName): Promise<void> {
  await manager.query(
    `DELETE FROM deliveries WHERE state IN ('owed', 'failed')
       AND id IN (SELECT instead_id FROM sending_refusals WHERE server = $1)`,
    [server],
  );
  await manager.query(
    `WITH refused AS (DELETE FROM sending_refusals WHERE server = $1 RETURNING delivery_id)
     UPDATE deliveries
     SET state = 'owed', attempts = attempts - 1, restored = restored + 1, next_attempt_at = now()
     FROM refused WHERE id = delivery_id AND state = 'failed'`,
    [server],
  );
}
