import { Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import type { MailServerName } from './mail-server-name.js';
import { SendingPause, type PauseCause } from './sending-pause.entity.js';

export const probeEvery = `interval '1 minute'`;

export interface NewPause {
  server: MailServerName;
  cause: PauseCause;
  /** The mail server's words. */
  reason: string;
}

/** The pauses of sending, which every worker heeds. */
@Injectable()
export class SendingPausesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What holds mail back, if anything does. */
  async find(): Promise<SendingPause | null> {
    return this.dataSource.getRepository(SendingPause).findOneBy({ server: 'main', cause: Not('away') });
  }

  /** Begins a pause; one that is on gets the newer cause and words. */
  async begin(
    { server, cause, reason }: NewPause,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO sending_pauses (server, cause, reason, next_probe_at) VALUES ($1, $2, $3, now() + ${probeEvery})
       ON CONFLICT (server) DO UPDATE SET cause = excluded.cause, reason = excluded.reason`,
      [server, cause, reason],
    );
  }

  /** The servers that are to be probed by signing in, by this worker. One that refuses mails is probed with a mail. */
  async claimSignIns(): Promise<MailServerName[]> {
    const [rows]: [Array<{ server: MailServerName }>, number] = await this.dataSource.query(
      `UPDATE sending_pauses SET next_probe_at = now() + ${probeEvery}
       WHERE next_probe_at <= now() AND cause <> 'refusing' RETURNING server`,
    );
    return rows.map(({ server }) => server);
  }

  /** Sending goes on. The pause uses up none of the 72 hours that a mail has. */
  async end(server: MailServerName, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.query(
      `WITH pause AS (DELETE FROM sending_pauses WHERE server = $1 RETURNING since)
       UPDATE notifications SET owed_since = owed_since + (now() - greatest(pause.since, owed_since))
       FROM pause WHERE status = 'owed'`,
      [server],
    );
  }
}
