import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { deliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import { LeadDeliveries } from '../../deliveries/lead-deliveries.js';
import { Mailer } from './mailer.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { MailChannel } from './mail.channel.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';
import { shutdownLimitsMs } from './sending-limits.js';

/**
 * Resumes sending when a paused or unreachable mail server works again. Probes the server about once a minute: by
 * signing in or, if the server rejected mail, with one mail.
 */
@Injectable()
export class PauseProbe extends PeriodicWork {
  private readonly log = new Logger(PauseProbe.name);

  constructor(
    private readonly pauses: SendingPausesRepository,
    private readonly deliveries: LeadDeliveries,
    private readonly channel: MailChannel,
    private readonly mailer: Mailer,
  ) {
    // A probe sends a mail, so shutdown waits for it as long as for the jobs that send mail.
    super({ name: 'pause-probe', everyMs: 10_000, endWithinMs: shutdownLimitsMs.jobs });
  }

  async run(): Promise<void> {
    for (const server of await this.pauses.claimSignIns()) await this.trySigningIn(server);
    await this.deliveries.deliverOne(this.channel.probing());
  }

  private async trySigningIn(server: MailServerName): Promise<void> {
    try {
      await this.mailer.signIn(server);
    } catch (error) {
      const { kind, message, code } = deliveryFailure(error);
      this.log.warn({ server, code }, 'sending stays paused: probe failed');
      if (kind === 'not_signed_in') await this.pauses.begin({ server, cause: 'sign_in', reason: message });
      if (kind === 'no_tls') await this.pauses.begin({ server, cause: 'tls', reason: message });
      return;
    }
    await this.pauses.end(server);
    this.log.log({ server }, 'sending resumes: the mail server accepts our login');
  }
}
