import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { OwedWork } from '../../outbox/owed-work.js';
import type { DeliveryFailure } from './delivery-failure.js';
import { emailHash } from './email-hash.js';
import {
  NotificationsRepository,
  type ClaimedNotification,
  type PutOff,
} from './notifications.repository.js';
import { OutcomeWriter } from './outcome-writer.js';
import { retryPauseMs } from './retry-policy.js';
import { sending, sendNotification } from './send-notification.job.js';
import { openFatePauseMs } from './sending-limits.js';
import type { PauseCause } from './sending-pause.entity.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';
import { SendingRefusalsRepository } from './sending-refusals.repository.js';

/** A failure, and whose address it was, as far as it had come to that. */
export type FailedDelivery = DeliveryFailure & { to?: string };

/** What became of one try to send a mail. `too_late`: the worker was so slow that its claim could have ended. */
export type DeliveryOutcome = { kind: 'sent'; messageId: string } | { kind: 'too_late' } | FailedDelivery;

/** Trouble with the server, whatever the mail is. */
const pauseCauses: Partial<Record<DeliveryFailure['kind'], PauseCause>> = {
  not_signed_in: 'sign_in',
  sender_refused: 'refusing',
  no_tls: 'tls',
};

/** Before a mail that a refusing server was probed with is tried again, in milliseconds: the next probe takes another. */
const probedPauseMs = 60_000;

/** Writes down what became of tries to send a mail. */
@Injectable()
export class DeliveryOutcomes {
  private readonly log = new Logger(DeliveryOutcomes.name);
  private readonly count: (outcome: string) => void;

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly pauses: SendingPausesRepository,
    private readonly refusals: SendingRefusalsRepository,
    private readonly owedWork: OwedWork,
    private readonly writer: OutcomeWriter,
    private readonly config: LeadsConfig,
    metrics: Metrics,
  ) {
    this.count = metrics.counter('mails_total', 'What became of tries to send a mail', 'outcome');
  }

  /** Resolves when it is written, however long PostgreSQL is away. */
  async write(claim: ClaimedNotification, outcome: DeliveryOutcome): Promise<void> {
    const isHeld = await this.dispatch(claim, outcome);
    if (isHeld) return;
    // Its lead was erased meanwhile, an earlier try to write was committed after all, or the process stood still.
    this.log.warn({ notificationId: claim.id, outcome: outcome.kind }, 'a mail was no longer this worker’s');
  }

  private dispatch(claim: ClaimedNotification, outcome: DeliveryOutcome): Promise<boolean> {
    if (outcome.kind === 'sent') return this.noteSent(claim, outcome.messageId);
    if (outcome.kind === 'too_late') return this.giveBack(claim);
    const cause = pauseCauses[outcome.kind];
    if (cause) return this.pause(claim, outcome, cause);
    if (outcome.kind === 'refused') return this.refuse(claim, outcome);
    if (claim.isOverdue) return this.giveUp(claim, outcome);
    if (outcome.kind === 'unknown') return this.leaveOpen(claim, outcome);
    return this.tryAgain(claim, outcome);
  }

  private async noteSent(claim: ClaimedNotification, messageId: string): Promise<boolean> {
    this.count('sent');
    const isHeld = await this.writer.write((manager) =>
      this.notifications.markSent(manager, claim, messageId),
    );
    if (claim.isProbe) {
      await this.writer.write((manager) => this.pauses.end(claim.server, manager));
      this.log.log({ server: claim.server }, 'the mail server takes mails again: sending goes on');
    }
    return isHeld;
  }

  private giveBack(claim: ClaimedNotification): Promise<boolean> {
    this.count('too_late');
    this.log.warn({ notificationId: claim.id }, 'a mail is given back: this machine is too slow');
    return this.putOff(claim, { pauseMs: 0, lastError: null, countsAsAttempt: false });
  }

  private async pause(
    claim: ClaimedNotification,
    { words, code }: DeliveryFailure,
    cause: PauseCause,
  ): Promise<boolean> {
    const { id, server, isProbe } = claim;
    this.count('paused');
    this.log.error({ notificationId: id, code, cause }, 'the mail server refuses us: sending is paused');
    await this.writer.write((manager) => this.pauses.begin({ server, cause, reason: words }, manager));
    // Where there is another server it goes by that at once.
    const pauseMs = isProbe && !this.config.hasFallbackServer ? probedPauseMs : 0;
    return this.putOff(claim, { pauseMs, lastError: words, countsAsAttempt: false });
  }

  private async refuse(claim: ClaimedNotification, failure: FailedDelivery): Promise<boolean> {
    const { words, isAnswer, to = '' } = failure;
    if (!isAnswer) return this.giveUp(claim, failure);
    if (claim.isProbe) return this.pause(claim, failure, 'refusing');
    const refusal = { server: claim.server, recipientHash: emailHash(to), reason: words };
    const result = await this.writer.write((manager) => this.refusals.judge(manager, claim, refusal));
    if (result.became === 'failed') this.announceFailed(claim, failure, result.insteadId);
    if (result.became === 'restored') {
      this.count('paused');
      this.log.error({ notificationId: claim.id, code: failure.code }, 'sending is paused: all is refused');
    }
    return result.became !== 'lost';
  }

  private async giveUp(claim: ClaimedNotification, failure: DeliveryFailure): Promise<boolean> {
    const { isHeld, insteadId } = await this.writer.write((manager) =>
      this.notifications.markFailed(manager, claim, failure.words),
    );
    if (isHeld) this.announceFailed(claim, failure, insteadId);
    return isHeld;
  }

  private announceFailed({ id }: ClaimedNotification, { code }: DeliveryFailure, insteadId?: string): void {
    this.count('given_up');
    this.log.error({ notificationId: id, code }, 'a mail is given up');
    if (insteadId) this.owedWork.announce(sendNotification, sending([insteadId]));
  }

  /** Sent again too soon it might be there twice; never sent again it might be lost. */
  private leaveOpen(claim: ClaimedNotification, { words, code }: DeliveryFailure): Promise<boolean> {
    this.count('unknown_fate');
    this.log.warn({ notificationId: claim.id, code }, 'the mail server took a mail without an answer');
    return this.putOff(claim, {
      pauseMs: openFatePauseMs,
      lastError: words,
      countsAsAttempt: true,
      openAt: claim.server,
    });
  }

  private async tryAgain(
    claim: ClaimedNotification,
    { words, code, kind }: DeliveryFailure,
  ): Promise<boolean> {
    this.count('put_off');
    if (kind === 'away')
      await this.writer.write((manager) => this.pauses.noteAway(claim.server, words, manager));
    const pauseMs = retryPauseMs(kind === 'away' ? 'away' : 'temporary', claim.attempts);
    this.log.warn({ notificationId: claim.id, code, kind, pauseMs }, 'a mail is put off');
    return this.putOff(claim, { pauseMs, lastError: words, countsAsAttempt: !claim.isProbe });
  }

  private putOff(claim: ClaimedNotification, change: PutOff): Promise<boolean> {
    return this.writer.write((manager) => this.notifications.putOff(manager, claim, change));
  }
}
