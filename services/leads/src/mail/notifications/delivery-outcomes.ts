import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { OwedWork } from '../../outbox/owed-work.js';
import type { DeliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import { emailHash } from './email-hash.js';
import {
  NotificationsRepository,
  type ClaimedNotification,
  type Postponement,
} from './notifications.repository.js';
import { OutcomeWriter } from './outcome-writer.js';
import { retryPauseMs } from './retry-policy.js';
import { sendNotification, sendNotificationPayloads } from './send-notification.job.js';
import { unknownFatePauseMs } from './sending-limits.js';
import type { PauseCause } from './sending-pause.entity.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';
import { SendingRefusalsRepository } from './sending-refusals.repository.js';

/** A failed attempt; `to` is missing if the mail was not composed. */
export type FailedDelivery = DeliveryFailure & { to?: string };

/** The result of one attempt. `too_late`: not sent, because the claim could have ended before the server's answer. */
export type DeliveryOutcome = { kind: 'sent'; messageId: string } | { kind: 'too_late' } | FailedDelivery;

/** Failures that concern the server rather than the mail. */
const pauseCauses: Partial<Record<DeliveryFailure['kind'], PauseCause>> = {
  not_signed_in: 'sign_in',
  sender_refused: 'refusing',
  no_tls: 'tls',
};

/** Pause of a mail that a failed probe used, in milliseconds, so that the next probe uses another mail. */
const probeRetryMs = 60_000;

const countedOutcomes = ['sent', 'too_late', 'paused', 'given_up', 'unknown_fate', 'put_off'] as const;

/** Records the results of attempts to send. */
@Injectable()
export class DeliveryOutcomes {
  private readonly log = new Logger(DeliveryOutcomes.name);
  private readonly count: (outcome: (typeof countedOutcomes)[number]) => void;

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly pauses: SendingPausesRepository,
    private readonly refusals: SendingRefusalsRepository,
    private readonly owedWork: OwedWork,
    private readonly writer: OutcomeWriter,
    private readonly config: LeadsConfig,
    metrics: Metrics,
  ) {
    this.count = metrics.counter({
      name: 'mails_total',
      help: 'Attempts to send a mail',
      label: 'outcome',
      kinds: countedOutcomes,
    });
  }

  /** Resolves when the outcome is recorded, however long PostgreSQL is unavailable. */
  async write(claim: ClaimedNotification, outcome: DeliveryOutcome): Promise<void> {
    const isCurrent = await this.dispatch(claim, outcome);
    if (isCurrent) return;
    // The lead was erased, an earlier write was committed after all, or the process was suspended too long.
    this.log.warn(
      { notificationId: claim.id, outcome: outcome.kind },
      'outcome ignored: the claim has ended',
    );
  }

  private dispatch(claim: ClaimedNotification, outcome: DeliveryOutcome): Promise<boolean> {
    if (outcome.kind === 'sent') return this.recordSent(claim, outcome.messageId);
    if (outcome.kind === 'too_late') return this.release(claim);
    const cause = pauseCauses[outcome.kind];
    if (cause) return this.pause(claim, outcome, cause);
    if (outcome.kind === 'refused') return this.handleRejection(claim, outcome);
    if (claim.isOverdue) return this.giveUp(claim, outcome);
    if (outcome.kind === 'unknown') return this.handleNoAnswer(claim, outcome);
    return this.retryLater(claim, outcome);
  }

  private async recordSent(claim: ClaimedNotification, messageId: string): Promise<boolean> {
    this.count('sent');
    const isCurrent = await this.writer.write((manager) =>
      this.notifications.markSent(manager, claim, messageId),
    );
    if (claim.isProbe) {
      await this.writer.write((manager) => this.pauses.end(claim.server, manager));
      this.log.log({ server: claim.server }, 'sending resumes: the mail server accepts mail again');
    }
    return isCurrent;
  }

  private release(claim: ClaimedNotification): Promise<boolean> {
    this.count('too_late');
    this.log.warn({ notificationId: claim.id }, 'mail released unsent: composing it took too long');
    return this.postpone(claim, { pauseMs: 0, lastError: null, countsAsAttempt: false });
  }

  private async pause(
    claim: ClaimedNotification,
    { message, code }: DeliveryFailure,
    cause: PauseCause,
  ): Promise<boolean> {
    const { id, server, isProbe } = claim;
    this.count('paused');
    this.log.error({ notificationId: id, code, cause }, 'sending paused: the mail server rejects us');
    await this.writer.write((manager) => this.pauses.begin({ server, cause, reason: message }, manager));
    // With a second server, the mail is due at once.
    const pauseMs = isProbe && !this.config.hasFallbackServer ? probeRetryMs : 0;
    return this.postpone(claim, { pauseMs, lastError: message, countsAsAttempt: false });
  }

  private async handleRejection(claim: ClaimedNotification, failure: FailedDelivery): Promise<boolean> {
    const { message, hasReplyCode, to = '' } = failure;
    if (!hasReplyCode) return this.giveUp(claim, failure);
    if (claim.isProbe) return this.pause(claim, failure, 'refusing');
    const refusal = { server: claim.server, recipientHash: emailHash(to), reason: message };
    const result = await this.writer.write((manager) => this.refusals.record(manager, claim, refusal));
    if (result.outcome === 'failed') this.announceFailed(claim, failure, result.insteadId);
    if (result.outcome === 'restored') {
      this.count('paused');
      this.log.error(
        { notificationId: claim.id, code: failure.code },
        'sending paused: the mail server rejects every mail',
      );
    }
    return result.outcome !== 'lost';
  }

  private async giveUp(claim: ClaimedNotification, failure: DeliveryFailure): Promise<boolean> {
    const { isCurrent, insteadId } = await this.writer.write((manager) =>
      this.notifications.markFailed(manager, claim, failure.message),
    );
    if (isCurrent) this.announceFailed(claim, failure, insteadId);
    return isCurrent;
  }

  private announceFailed({ id }: ClaimedNotification, { code }: DeliveryFailure, insteadId?: string): void {
    this.count('given_up');
    this.log.error({ notificationId: id, code }, 'mail failed permanently');
    if (insteadId) this.owedWork.announce(sendNotification, sendNotificationPayloads([insteadId]));
  }

  /** The server may have accepted the mail: an early retry could send it twice, no retry could lose it. */
  private handleNoAnswer(claim: ClaimedNotification, { message, code }: DeliveryFailure): Promise<boolean> {
    this.count('unknown_fate');
    this.log.warn({ notificationId: claim.id, code }, 'mail handed over, but the mail server did not answer');
    return this.postpone(claim, {
      pauseMs: unknownFatePauseMs,
      lastError: message,
      countsAsAttempt: true,
      openAt: claim.server,
    });
  }

  private async retryLater(
    claim: ClaimedNotification,
    { message, code, kind }: DeliveryFailure,
  ): Promise<boolean> {
    this.count('put_off');
    if (kind === 'away')
      await this.writer.write((manager) => this.pauses.recordOutage(claim.server, message, manager));
    const pauseMs = retryPauseMs(kind === 'away' ? 'away' : 'temporary', claim.attempts);
    this.log.warn({ notificationId: claim.id, code, kind, pauseMs }, 'mail postponed');
    return this.postpone(claim, { pauseMs, lastError: message, countsAsAttempt: !claim.isProbe });
  }

  private postpone(claim: ClaimedNotification, change: Postponement): Promise<boolean> {
    return this.writer.write((manager) => this.notifications.postpone(manager, claim, change));
  }
}
