import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { OwedWork } from '../owed/owed-work.js';
import type { DeliveryFailure } from './delivery-failure.js';
import {
  NotificationsRepository,
  type ClaimedNotification,
  type PutOff,
} from './notifications.repository.js';
import { OutcomeWriter } from './outcome-writer.js';
import { retryPauseMs } from './retry-policy.js';
import { openFatePauseMs } from './sending-limits.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';

/** What became of one try to send a mail. `too_late`: the worker was so slow that its claim could have ended. */
export type DeliveryOutcome = { kind: 'sent'; messageId: string } | { kind: 'too_late' } | DeliveryFailure;

/** Writes down what became of tries to send a mail. */
@Injectable()
export class DeliveryOutcomes {
  private readonly log = new Logger(DeliveryOutcomes.name);
  private readonly count: (outcome: string) => void;

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly pauses: SendingPausesRepository,
    private readonly owedWork: OwedWork,
    private readonly writer: OutcomeWriter,
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
    if (outcome.kind === 'not_signed_in') return this.pause(claim, outcome);
    if (outcome.kind === 'refused' || claim.isOverdue) return this.giveUp(claim, outcome);
    if (outcome.kind === 'unknown') return this.leaveOpen(claim, outcome);
    return this.tryAgain(claim, outcome, outcome.kind);
  }

  private noteSent(claim: ClaimedNotification, messageId: string): Promise<boolean> {
    this.count('sent');
    return this.writer.write((manager) => this.notifications.markSent(manager, claim, messageId));
  }

  private giveBack(claim: ClaimedNotification): Promise<boolean> {
    this.count('too_late');
    this.log.warn({ notificationId: claim.id }, 'a mail is given back: this machine is too slow');
    return this.putOff(claim, { pauseMs: 0, lastError: null, countsAsAttempt: false });
  }

  private async pause(claim: ClaimedNotification, { words, code }: DeliveryFailure): Promise<boolean> {
    this.count('paused');
    this.log.error({ notificationId: claim.id, code }, 'the mail server refuses us: sending is paused');
    await this.writer.write((manager) => this.pauses.begin(manager, words));
    return this.putOff(claim, { pauseMs: 0, lastError: words, countsAsAttempt: false });
  }

  private async giveUp(claim: ClaimedNotification, { words, code }: DeliveryFailure): Promise<boolean> {
    this.count('given_up');
    this.log.error({ notificationId: claim.id, code }, 'a mail is given up');
    const { isHeld, insteadId } = await this.writer.write((manager) =>
      this.notifications.markFailed(manager, claim, words),
    );
    if (insteadId) this.owedWork.announce({ notificationIds: [insteadId], photoIds: [] });
    return isHeld;
  }

  /** Sent again too soon it might be there twice; never sent again it might be lost. */
  private leaveOpen(claim: ClaimedNotification, { words, code }: DeliveryFailure): Promise<boolean> {
    this.count('unknown_fate');
    this.log.warn({ notificationId: claim.id, code }, 'the mail server took a mail without an answer');
    return this.putOff(claim, {
      pauseMs: openFatePauseMs,
      lastError: words,
      countsAsAttempt: true,
      openAt: 'main',
    });
  }

  private tryAgain(
    claim: ClaimedNotification,
    { words, code }: DeliveryFailure,
    kind: 'away' | 'temporary',
  ): Promise<boolean> {
    this.count('put_off');
    const pauseMs = retryPauseMs(kind, claim.attempts);
    this.log.warn({ notificationId: claim.id, code, kind, pauseMs }, 'a mail is put off');
    return this.putOff(claim, { pauseMs, lastError: words, countsAsAttempt: true });
  }

  private putOff(claim: ClaimedNotification, change: PutOff): Promise<boolean> {
    return this.writer.write((manager) => this.notifications.putOff(manager, claim, change));
  }
}
