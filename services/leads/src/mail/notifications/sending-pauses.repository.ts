import { Injectable } from '@nestjs/common';
import { SharedCall } from '@sandhill/platform/process/shared-call.js';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import { isProbeDue, isProbeTime, probeEvery, serverFor, serverNow } from './mail-routing.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { SendingPause } from './sending-pause.entity.js';

type NewPause = Pick<SendingPause, 'server' | 'cause' | 'reason'>;

interface Route {
  server: MailServerName | null;
  isProbe: boolean;
  /** Whether a server that is not paused sends the mail if the probe fails. */
  isSentAnyway: boolean;
}

interface SendingState {
  /** The server that sends mail; null while sending is paused. */
  sendsBy: MailServerName | null;
  /** Record of the main server's failure; null while the main server sends. */
  mainPause: SendingPause | null;
}

@Injectable()
export class SendingPausesRepository {
  private readonly pauses = new SharedCall(() => this.dataSource.getRepository(SendingPause).exists());

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LeadsConfig,
  ) {}

  async state(): Promise<SendingState> {
    const [row]: Array<Pick<SendingState, 'sendsBy'>> = await this.dataSource.query(
      `SELECT ${serverNow('$1::boolean')} AS "sendsBy"`,
      [this.config.hasFallbackServer],
    );
    const sendsBy = row?.sendsBy ?? null;
    if (sendsBy === 'main') return { sendsBy, mainPause: null };
    return {
      sendsBy,
      mainPause: await this.dataSource.getRepository(SendingPause).findOneBy({ server: 'main' }),
    };
  }

  /**
   * Returns the server that sends one mail; null while sending is paused. A mail that a server may already have
   * accepted stays with that server. About once a minute, a server that rejects mail gets one mail as a probe.
   */
  async route(openAt: MailServerName | null): Promise<Route> {
    // Mails that are sent at the same time share this read.
    if (!(await this.pauses.next()))
      return { server: this.withoutPauses(openAt), isProbe: false, isSentAnyway: true };
    const [row]: Route[] = await this.dataSource.query(
      `WITH probe AS (
         UPDATE sending_pauses SET next_probe_at = now() + ${probeEvery}
         WHERE ${isProbeTime('next_probe_at')} AND server = (
           SELECT p.server FROM sending_pauses p WHERE ${isProbeDue('$1::text')} ORDER BY p.server DESC LIMIT 1)
         RETURNING server)
       SELECT coalesce((SELECT server FROM probe), ${serverFor('$1::text', '$2::boolean')}) AS server,
              EXISTS (SELECT FROM probe) AS "isProbe",
              ${serverFor('$1::text', '$2::boolean')} IS NOT NULL AS "isSentAnyway"`,
      [openAt, this.config.hasFallbackServer],
    );
    return row ?? { server: null, isProbe: false, isSentAnyway: false };
  }

  /**
   * Records that a server is unreachable, unless the server already has a record. The record is deleted when the server
   * accepts a mail or our login.
   */
  async recordOutage(server: MailServerName, reason: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO sending_pauses (server, cause, reason, next_probe_at)
       VALUES ($1, 'away', $2, now() + ${probeEvery}) ON CONFLICT DO NOTHING`,
      [server, reason],
    );
  }

  /** Begins a pause. If the server already has a record, only its cause and reason change. */
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

  /**
   * Returns the servers that are due to be probed with a sign-in, and claims them for this worker. They include
   * unreachable servers, for which sending is not paused. Servers that reject mail are probed with a mail instead.
   */
  async claimSignIns(): Promise<MailServerName[]> {
    const [rows]: [Array<{ server: MailServerName }>, number] = await this.dataSource.query(
      `UPDATE sending_pauses SET next_probe_at = now() + ${probeEvery}
       WHERE ${isProbeTime('next_probe_at')} AND cause <> 'refusing' RETURNING server`,
    );
    return rows.map(({ server }) => server);
  }

  /**
   * Deletes the record of a server. If the record was a pause, its length is added to the 72 hours for which `owed`
   * mails are retried; the length of an outage (`away`) is not added. The 72 hours of a planned answer begin at its
   * planned time.
   */
  async end(server: MailServerName, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.query(
      `WITH pause AS (DELETE FROM sending_pauses WHERE server = $1 RETURNING since, cause)
       UPDATE deliveries SET owed_since = owed_since + (now() - least(now(), greatest(pause.since, owed_since)))
       FROM pause WHERE channel = 'mail' AND state = 'owed' AND owed_since <= now() AND cause <> 'away'`,
      [server],
    );
  }

  private withoutPauses(openAt: MailServerName | null): MailServerName {
    return openAt === 'fallback' && this.config.hasFallbackServer ? 'fallback' : 'main';
  }
}
