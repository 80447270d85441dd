import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PushDevice } from './push-device.entity.js';
import type { Push } from './push.entity.js';

/** A claimed message, with its device. */
export type ClaimedPush = Pick<Push, 'id' | 'kind' | 'leadId' | 'attempts' | 'claimNumber'> &
  Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth' | 'language'> & { deviceId: string };

const lifetime = `interval '1 hour'`;
/** Longer than sending takes. */
const claimFor = `interval '2 minutes'`;
/** How far each reading goes back: longer than a transaction that adds leads lasts. */
const overlap = `interval '5 minutes'`;
const keptFor = `interval '7 days'`;

const currentClaim = `id = $1 AND claim_number = $2 AND state = 'sending'`;

const newLeads = `
  SELECT d.id, 'new_lead', lead.id
  FROM push_devices d JOIN leads lead
    ON lead.created_at > greatest(d.derived_until - ${overlap}, d.created_at, now() - ${lifetime})
  WHERE lead.status = 'new' AND lead.source = 'site' AND lead.deleted_at IS NULL AND lead.claimed_at IS NULL`;

/** What devices are told, and what became of it. Each change is a conditional update, so of two workers one succeeds. */
@Injectable()
export class PushesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Forgets the devices of accounts that may not see leads any more. */
  async forgetDevices(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM push_devices d USING staff_members s
       WHERE s.id = d.user_id AND (NOT s.is_active OR s.role = 'crew')`,
    );
  }

  /** Notes new leads of the last hour as owed to each device, once each. */
  async derive(): Promise<void> {
    await this.dataSource.query(
      `WITH added AS (
         INSERT INTO pushes (device_id, kind, lead_id) ${newLeads}
         ON CONFLICT DO NOTHING)
       UPDATE push_devices SET derived_until = now()`,
    );
  }

  /** Tells the owners' devices that no one has a lead. */
  async tellOwners(manager: EntityManager, leadId: string): Promise<void> {
    await manager.query(
      `INSERT INTO pushes (device_id, kind, lead_id)
       SELECT d.id, 'unclaimed', $1 FROM push_devices d JOIN staff_members s ON s.id = d.user_id
       WHERE s.role = 'owner' AND s.is_active ON CONFLICT DO NOTHING`,
      [leadId],
    );
  }

  /** @returns undefined if it is not due, too old or claimed by another worker */
  async claim(id: string): Promise<ClaimedPush | undefined> {
    const [rows]: [ClaimedPush[], number] = await this.dataSource.query(
      `UPDATE pushes p
       SET state = 'sending', next_attempt_at = now() + ${claimFor}, claim_number = claim_number + 1
       FROM push_devices d
       WHERE p.id = $1 AND d.id = p.device_id AND p.state IN ('owed', 'sending') AND p.next_attempt_at <= now()
         AND p.owed_since > now() - ${lifetime}
       RETURNING p.id, p.kind, p.lead_id AS "leadId", p.attempts,
                 p.claim_number AS "claimNumber", d.id AS "deviceId", d.endpoint, d.p256dh, d.auth, d.language`,
      [id],
    );
    return rows[0];
  }

  async markSent(manager: EntityManager, { id, claimNumber }: ClaimedPush): Promise<void> {
    await manager.query(
      `WITH sent AS (
         UPDATE pushes SET state = 'sent', attempts = attempts + 1 WHERE ${currentClaim} RETURNING device_id)
       UPDATE push_devices SET last_sent_at = now() WHERE id IN (SELECT device_id FROM sent)`,
      [id, claimNumber],
    );
  }

  /** `pauseMs` is undefined if trying again is of no use. */
  async markTried(
    manager: EntityManager,
    { id, claimNumber }: ClaimedPush,
    pauseMs: number | undefined,
  ): Promise<void> {
    await manager.query(
      `UPDATE pushes SET state = $3, attempts = attempts + 1,
         next_attempt_at = now() + $4::integer * interval '1 millisecond' WHERE ${currentClaim}`,
      [id, claimNumber, pauseMs === undefined ? 'failed' : 'owed', Math.round(pauseMs ?? 0)],
    );
  }

  /** What is due, and what workers that died were sending. */
  async listDue(limit: number): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT id FROM pushes
       WHERE state IN ('owed', 'sending') AND next_attempt_at <= now() AND owed_since > now() - ${lifetime}
       ORDER BY next_attempt_at LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Gives up what came too late, and removes what is old. */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      `UPDATE pushes SET state = 'failed'
       WHERE state IN ('owed', 'sending') AND next_attempt_at <= now() AND owed_since <= now() - ${lifetime}`,
    );
    await this.dataSource.query(`DELETE FROM pushes WHERE created_at < now() - ${keptFor}`);
  }
}
