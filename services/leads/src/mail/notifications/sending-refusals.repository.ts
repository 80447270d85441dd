import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailServerName } from '../../config/mail-server-name.js';
import { NotificationsRepository, type Claim } from './notifications.repository.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';

/** Any fixed number: refusals are judged one after the other. */
const refusalLock = 7_201_993;

/** So many different recipients, and no mail taken between: nothing is wrong with the recipients. */
const recipientsInARow = 3;

/** A mail that was refused so often, though others were taken between, is refused for its own sake. */
const mostRestored = 20;

export interface Refusal {
  server: MailServerName;
  recipientHash: string;
  /** The mail server's words. */
  reason: string;
}

/** `lost`: the claim was not held any more. `restored`: it is owed again, for sending is paused. */
export type RefusalResult =
  { became: 'lost' } | { became: 'restored' } | { became: 'failed'; insteadId?: string };

/** Tells a mail that is refused from a mail server that refuses everything. */
@Injectable()
export class SendingRefusalsRepository {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly pauses: SendingPausesRepository,
  ) {}

  /** Gives a refused mail up, unless it is the server's trouble: then sending pauses, and nothing is given up. */
  async judge(manager: EntityManager, claim: Claim, refusal: Refusal): Promise<RefusalResult> {
    return manager.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [refusalLock]);
      if (await isPaused(transaction, refusal.server)) return this.putOff(transaction, claim, refusal);
      const { isHeld, insteadId } = await this.notifications.markFailed(transaction, claim, refusal.reason);
      if (!isHeld) return { became: 'lost' };
      await note(transaction, claim, refusal, insteadId);
      if ((await countRecipients(transaction, refusal.server)) < recipientsInARow)
        return { became: 'failed', insteadId };
      await this.pauses.begin({ ...refusal, cause: 'refusing' }, transaction);
      await restore(transaction, refusal.server);
      return { became: 'restored' };
    });
  }

  private async putOff(manager: EntityManager, claim: Claim, { reason }: Refusal): Promise<RefusalResult> {
    const change = { pauseMs: 0, lastError: reason, countsAsAttempt: false };
    const isHeld = await this.notifications.putOff(manager, claim, change);
    if (isHeld) await withdraw(manager, claim);
    return { became: isHeld ? 'restored' : 'lost' };
  }
}

async function isPaused(manager: EntityManager, server: MailServerName): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `SELECT FROM sending_pauses WHERE server = $1 AND cause <> 'away'`,
    [server],
  );
  return rows.length > 0;
}

async function note(
  manager: EntityManager,
  { id }: Claim,
  { server, recipientHash }: Refusal,
  insteadId: string | undefined,
): Promise<void> {
  await manager.query(
    `INSERT INTO sending_refusals (notification_id, server, recipient_hash, instead_id)
     SELECT id, $2, $3, $4 FROM notifications WHERE id = $1 AND restored < ${mostRestored}
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

/** Takes a mail to the fallback address back where nothing is given up any more that it stood in for. */
async function withdraw(manager: EntityManager, { id }: Claim): Promise<void> {
  await manager.query(
    `DELETE FROM notifications instead
     WHERE id = $1 AND recipient = 'fallback' AND kind <> 'late_reminder' AND NOT EXISTS (
       SELECT FROM notifications n
       WHERE n.status = 'failed' AND n.kind = instead.kind AND n.created_at = instead.created_at
         AND n.quote_id IS NOT DISTINCT FROM instead.quote_id
         AND n.contact_id IS NOT DISTINCT FROM instead.contact_id)`,
    [id],
  );
}

/** Owes again what was given up in the row, and takes back what was owed to the fallback address in its place. */
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
