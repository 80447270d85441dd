import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A message to a device is of no use after it. */
export const lifetimeMs = 3_600_000;

/** How far each reading goes back: longer than a transaction that adds leads lasts. */
const overlap = `interval '5 minutes'`;

/** What devices are owed. */
@Injectable()
export class OwedPushesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Forgets the devices of accounts that may not see leads any more. */
  async forgetDevices(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM push_devices d USING staff_members s
       WHERE s.id = d.user_id AND (NOT s.is_active OR s.role = 'crew')`,
    );
  }

  /** Owes each device a message about new leads of the last hour, once each. */
  async derive(): Promise<void> {
    await this.dataSource.query(
      `WITH added AS (
         INSERT INTO deliveries (channel, device_id, kind, lead_id)
         SELECT 'push', d.id, 'new_lead', lead.id
         FROM push_devices d JOIN leads lead ON lead.created_at >
           greatest(d.derived_until - ${overlap}, d.created_at, now() - interval '${lifetimeMs} milliseconds')
         WHERE lead.status = 'new' AND lead.source = 'site' AND lead.deleted_at IS NULL AND lead.claimed_at IS NULL
         ON CONFLICT DO NOTHING)
       UPDATE push_devices SET derived_until = now()`,
    );
  }

  /** Tells the owners' devices that no one has a lead. */
  async tellOwners(manager: EntityManager, leadId: string): Promise<void> {
    await manager.query(
      `INSERT INTO deliveries (channel, device_id, kind, lead_id)
       SELECT 'push', d.id, 'unclaimed', $1 FROM push_devices d JOIN staff_members s ON s.id = d.user_id
       WHERE s.role = 'owner' AND s.is_active ON CONFLICT DO NOTHING`,
      [leadId],
    );
  }
}
