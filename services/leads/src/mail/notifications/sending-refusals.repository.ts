import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { NotificationsRepository, type Claim } from './notifications.repository.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';

/** Key of an advisory lock; any fixed number. It serializes the handling of rejections. */
const refusalLock = 7_201_993;

/** After this many different recipients in a row, the server is at fault, not the recipients. */
const recipientsInARow = 3;

/** After this many restores, the mail itself is at fault: the server accepted others in between. */
const maxRestores = 20;

export interface Refusal {
  server: MailServerName;
  recipientHash: string;
  /** The mail server's answer. */
  reason: string;
}

/** `lost`: the claim has ended. `restored`: the mail is owed again, because sending is paused. */
export type RefusalResult =
  { outcome: 'lost' } | { outcome: 'restored' } | { outcome: 'failed'; insteadId?: string };

/** Distinguishes a rejected mail from a mail server that rejects every mail. */
@Injectable()
export class SendingRefusalsRepository {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly pauses: SendingPausesRepository,
  ) {}

  /** Marks a rejected mail as failed, or pauses sending and restores it if the server rejects every mail. */
  async record(manager: EntityManager, claim: Claim, refusal: Refusal): Promise<RefusalResult> {
    return manager.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [refusalLock]);
      if (await isPaused(transaction, refusal.server)) return this.postpone(transaction, claim, refusal);
      const { isCurrent, insteadId } = await this.notifications.markFailed(
        transaction,
        claim,
        refusal.reason,
      );
      if (!isCurrent) return { outcome: 'lost' };
      await insert(transaction, claim, refusal, insteadId);
      if ((await countRecipients(transaction, refusal.server)) < recipientsInARow)
        return { outcome: 'failed', insteadId };
      await this.pauses.begin({ ...refusal, cause: 'refusing' }, transaction);
      await restore(transaction, refusal.server);
      return { outcome: 'restored' };
    });
  }

  private async postpone(manager: EntityManager, claim: Claim, { reason }: Refusal): Promise<RefusalResult> {
    const change = { pauseMs: 0, lastError: reason, countsAsAttempt: false };
    const isCurrent = await this.notifications.postpone(manager, claim, change);
    if (isCurrent) await withdraw(manager, claim);
    return { outcome: isCurrent ? 'restored' : 'lost' };
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
  { id }: Claim,
  { server, recipientHash }: Refusal,
  insteadId: string | undefined,
): Promise<void> {
  await manager.query(
    `INSERT INTO sending_refusals (notification_id, server, recipient_hash, instead_id)
     SELECT id, $2, $3, $4 FROM notifications WHERE id = $1 AND restored < ${maxRestores}
     ON CONFLICT (notification_id) DO UPDATE
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

/** Deletes a mail to the fallback address if the mails that it replaces are no longer failed. Many replace none. */
async function withdraw(manager: EntityManager, { id }: Claim): Promise<void> {
  await manager.query(
    `DELETE FROM notifications instead
     WHERE id = $1 AND recipient = 'fallback' AND NOT (
       SELECT bool_or(n.status = 'failed') FROM notifications n
       WHERE n.recipient NOT IN ('visitor', 'fallback') AND n.kind = instead.kind AND n.created_at = instead.created_at
         AND n.lead_id IS NOT DISTINCT FROM instead.lead_id
         AND n.chat_message_id IS NOT DISTINCT FROM instead.chat_message_id)`,
    [id],
  );
}

/** Makes the rejected mails owed again, and deletes their replacements to the fallback address. */
async function restore(manager: EntityManager, server: MailServerName): Promise<void> {
  await manager.query(
    `DELETE FROM notifications WHERE status IN ('owed', 'failed')
       AND id IN (SELECT instead_id FROM sending_refusals WHERE server = $1)`,
    [server],
  );
  await manager.query(
    `WITH refused AS (DELETE FROM sending_refusals WHERE server = $1 RETURNING notification_id)
     UPDATE notifications
     SET status = 'owed', attempts = attempts - 1, restored = restored + 1, next_attempt_at = now()
     FROM refused WHERE id = notification_id AND status = 'failed'`,
    [server],
  );
}
