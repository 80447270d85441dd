import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SendingPause } from './sending-pause.entity.js';

const probeEvery = `interval '1 minute'`;

/** The pause of all sending, which every worker heeds. */
@Injectable()
export class SendingPausesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(): Promise<SendingPause | null> {
    return this.dataSource.getRepository(SendingPause).findOneBy({ id: 1 });
  }

  /** Begins a pause; one that is on gets the newer words. */
  async begin(manager: EntityManager, reason: string): Promise<void> {
    await manager.query(
      `INSERT INTO sending_pauses (reason, next_probe_at) VALUES ($1, now() + ${probeEvery})
       ON CONFLICT (id) DO UPDATE SET reason = excluded.reason`,
      [reason],
    );
  }

  /** Keeps the newest words of a server that still will not have us. */
  async note(reason: string): Promise<void> {
    await this.begin(this.dataSource.manager, reason);
  }

  /** Whether a probe is due, and this worker's to make. */
  async claimProbe(): Promise<boolean> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(SendingPause)
      .set({ nextProbeAt: () => `now() + ${probeEvery}` })
      .where('next_probe_at <= now()')
      .execute();
    return affected === 1;
  }

  /** Sending goes on. The pause uses up none of the 72 hours that a mail has. */
  async end(): Promise<void> {
    await this.dataSource.query(
      `WITH pause AS (DELETE FROM sending_pauses RETURNING since)
       UPDATE notifications SET owed_since = owed_since + (now() - greatest(pause.since, owed_since))
       FROM pause WHERE status = 'owed'`,
    );
  }
}
