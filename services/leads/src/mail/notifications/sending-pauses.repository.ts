import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import { serverNow } from './mail-routing.js';
import type { MailServerName } from '../../config/mail-server-name.js';
import { SendingPause, type PauseCause } from './sending-pause.entity.js';

export const probeEvery = `interval '1 minute'`;

export interface NewPause {
  server: MailServerName;
  cause: PauseCause;
  /** The mail server's words. */
  reason: string;
}

export interface SendingState {
  /** The server by which mail goes; null while sending is paused. */
  sendsBy: MailServerName | null;
  /** What is wrong with the main one, when mail does not go by it. */
  trouble: SendingPause | null;
}

/** The pauses of sending, which every worker heeds. */
@Injectable()
export class SendingPausesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LeadsConfig,
  ) {}

  /** How mail goes at the moment. */
  async state(): Promise<SendingState> {
    const [row]: Array<Pick<SendingState, 'sendsBy'>> = await this.dataSource.query(
      `SELECT ${serverNow('$1::boolean')} AS "sendsBy"`,
      [this.config.hasFallbackServer],
    );
    const sendsBy = row?.sendsBy ?? null;
    if (sendsBy === 'main') return { sendsBy, trouble: null };
    return {
      sendsBy,
      trouble: await this.dataSource.getRepository(SendingPause).findOneBy({ server: 'main' }),
    };
  }

  /** Keeps since when a server cannot be reached, until it takes a mail or lets us sign in. */
  async noteAway(server: MailServerName, reason: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO sending_pauses (server, cause, reason, next_probe_at)
       VALUES ($1, 'away', $2, now() + ${probeEvery}) ON CONFLICT DO NOTHING`,
      [server, reason],
    );
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
      `WITH pause AS (DELETE FROM sending_pauses WHERE server = $1 RETURNING since, cause)
       UPDATE notifications SET owed_since = owed_since + (now() - greatest(pause.since, owed_since))
       FROM pause WHERE status = 'owed' AND cause <> 'away'`,
      [server],
    );
  }
}
