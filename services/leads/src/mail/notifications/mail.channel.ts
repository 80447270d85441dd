import { Injectable } from '@nestjs/common';
import type { Channel, ClaimedDelivery, Outcome, Settle } from '@sandhill/platform/delivery/channel.js';
import { retryDelayMs } from '@sandhill/platform/delivery/retry-delay.js';
import { deliveryFailure, type DeliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { Delivery } from '../../deliveries/delivery.entity.js';
import { mailKinds } from '../kinds/all.js';
import { DueKinds } from '../kinds/due-kinds.js';
import { isAutomatic } from './automatic-mail.js';
import { emailHash } from './email-hash.js';
import { MailComposer } from './mail-composer.js';
import { isProbeDue, serverFor } from './mail-routing.js';
import { Mailer, type Mail } from './mailer.js';
import { isTooLate, MailOutcomesRepository } from './mail-outcomes.repository.js';
import { isReceiptsTurn } from './receipt-pace.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { composeTimeoutMs, leaseBeats, maxClaimAgeMs, unknownOutcomePauseMs } from './sending-limits.js';
import type { PauseCause } from './sending-pause.entity.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';
import { SendingRefusalsRepository } from './sending-refusals.repository.js';

const giveUpAfterHours = 72;

/** Pause, in milliseconds, of a mail with which a probe has failed, so that the next probe uses another mail. */
const probeRetryMs = 60_000;

const kindsFromBin = mailKinds.filter(({ isDueFromBin }) => isDueFromBin).map(({ name }) => `'${name}'`);

/**
 * SQL: whether the state of a mail's lead allows sending. Mails about leads in the bin wait, except the daily test's
 * mail and mails with `isDueFromBin`. Automatic mails to the visitors of spam leads wait too.
 */
const isOutOfBin = (mail: string) =>
  `(${mail}.kind IN (${kindsFromBin.join(', ')}) OR NOT EXISTS (SELECT FROM leads WHERE leads.id = ${mail}.lead_id AND (deleted_at IS NOT NULL AND NOT is_proof OR status = 'spam' AND ${isAutomatic(mail)})))`;

/** Causes of a pause, by kind of failure, for failures that concern the server rather than the mail. */
const pauseCauses: Partial<Record<DeliveryFailure['kind'], PauseCause>> = {
  not_signed_in: 'sign_in',
  sender_refused: 'refusing',
  no_tls: 'tls',
};

interface Attempt {
  server: MailServerName;
  /** Whether the server is paused because it rejects mail, and this mail tests whether it accepts mail again. */
  isProbe: boolean;
  /** Whether a server that is not paused sends the mail if the probe fails. */
  isSentAnyway: boolean;
  failure?: DeliveryFailure;
  to?: string;
}

type MailOutcome = Outcome<Delivery>;

@Injectable()
export class MailChannel implements Channel<Delivery> {
  readonly name = 'mail';
  readonly metric = {
    name: 'mails_total',
    help: 'Attempts to send a mail',
    outcomes: ['sent', 'too_late', 'paused', 'given_up', 'unknown_fate', 'put_off'],
  };
  readonly lifetimeMs = giveUpAfterHours * 3_600_000;
  readonly leaseBeats = leaseBeats;
  readonly isDue: string;

  constructor(
    private readonly composer: MailComposer,
    private readonly mailer: Mailer,
    private readonly pauses: SendingPausesRepository,
    private readonly refusals: SendingRefusalsRepository,
    private readonly outcomes: MailOutcomesRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly kinds: DueKinds,
    config: LeadsConfig,
  ) {
    const isSendable = (mail: string) =>
      `${isOutOfBin(mail)} AND ${serverFor(`${mail}.open_at`, String(config.hasFallbackServer))} IS NOT NULL`;
    this.isDue = `NOT ${isTooLate('d')} AND ${isSendable('d')} AND ${isReceiptsTurn(config.RECEIPTS_PER_HOUR, isSendable)}`;
  }

  async prepare(): Promise<void> {
    await this.kinds.addDue();
    await this.receipts.purge();
    await this.outcomes.giveUpTooLate();
  }

  async send(claim: ClaimedDelivery<Delivery>): Promise<MailOutcome> {
    const { server, ...route } = await this.pauses.route(claim.openAt);
    // There is no server if sending was paused after the mail was claimed.
    return server ? this.sendBy(claim, { server, ...route }) : released('paused');
  }

  /** Returns the channel that sends probes through servers that are paused because they reject mail. */
  probing(): Channel<Delivery> {
    const { name, metric, lifetimeMs } = this;
    return {
      name,
      metric,
      lifetimeMs,
      leaseBeats,
      isDue: `NOT ${isTooLate('d')} AND ${isOutOfBin('d')} AND EXISTS (SELECT FROM sending_pauses p WHERE ${isProbeDue('d.open_at')})`,
      send: (claim) => this.send(claim),
      record: (...attempt) => this.record(...attempt),
    };
  }

  /**
   * Returns whether an outcome may be recorded in one transaction with other outcomes: only if the mail was sent and is
   * not an answer. Recording a planned answer also locks its lead, and a lead must be locked before any mail. In a
   * shared transaction, other mails may already be locked.
   */
  mayShareTransaction({ answerId }: ClaimedDelivery<Delivery>, { result }: MailOutcome): boolean {
    return result === 'sent' && answerId === null;
  }

  async record(
    manager: EntityManager,
    claim: ClaimedDelivery<Delivery>,
    outcome: MailOutcome,
    settle: Settle<Delivery>,
  ): Promise<MailOutcome | undefined> {
    if (!outcome.note) return (await settle(manager, outcome)) ? outcome : undefined;
    // The lead is locked before the mail, as everywhere: another order could cause a deadlock.
    const answered =
      outcome.result === 'sent' ? await this.outcomes.planned.leadOf(manager, claim) : undefined;
    const { server, isProbe, failure, to = '' } = outcome.note as Attempt;
    const cause = failure && pauseCauses[failure.kind];
    if (failure && cause) await this.pauses.begin({ server, cause, reason: failure.message }, manager);
    if (failure?.kind === 'away') await this.pauses.recordOutage(server, failure.message, manager);
    if (failure?.kind === 'refused' && failure.hasReplyCode && !isProbe)
      return this.refusals.record(
        manager,
        { claim, server, recipientHash: emailHash(to), reason: failure.message },
        settle,
      );
    if (outcome.result === 'sent') await this.outcomes.noteAccepted(manager, server);
    if (outcome.result === 'sent' && isProbe) await this.pauses.end(server, manager);
    if (!(await settle(manager, outcome))) return undefined;
    if (answered) await this.outcomes.planned.noteSent(manager, answered, claim);
    if (outcome.result === 'failed') await this.outcomes.addInstead(manager, claim.id);
    return outcome;
  }

  private async sendBy(claim: ClaimedDelivery<Delivery>, attempt: Attempt): Promise<MailOutcome> {
    // This clock is monotonic: jumps of the system's clock do not count.
    const startedAt = performance.now();
    let mail: Mail | undefined;
    try {
      mail = await withTimeout(composeTimeoutMs, () => this.composer.compose(claim));
      if (performance.now() - startedAt > maxClaimAgeMs) return released('too_late');
      const messageId = await this.mailer.send(mail, attempt.server);
      return { result: 'sent', columns: { messageId, openAt: null }, note: attempt };
    } catch (error) {
      const failure = deliveryFailure(error);
      return this.outcomeOf(claim, { ...attempt, failure, to: mail?.to });
    }
  }

  private outcomeOf(
    claim: ClaimedDelivery<Delivery>,
    attempt: Attempt & { failure: DeliveryFailure },
  ): MailOutcome {
    const { server, isProbe, isSentAnyway, failure } = attempt;
    const { kind, message: error, code } = failure;
    const facts = { error, code, note: attempt };
    if (pauseCauses[kind] || (kind === 'refused' && isProbe && failure.hasReplyCode)) {
      const pauseMs = isProbe && !isSentAnyway ? probeRetryMs : 0;
      return { result: 'later', pauseMs, isAttempt: false, label: 'paused', ...facts };
    }
    if (kind === 'refused') return { result: 'failed', ...facts };
    // The server may have accepted the mail: an early retry could send it twice, and without a retry it could be lost.
    if (kind === 'unknown') {
      const columns = { openAt: server, openFates: claim.openFates + 1 };
      return { result: 'later', pauseMs: unknownOutcomePauseMs, label: 'unknown_fate', columns, ...facts };
    }
    const pauseMs = retryDelayMs(kind === 'away' ? 'away' : 'temporary', claim.attempts);
    return { result: 'later', pauseMs, isAttempt: !isProbe, ...facts };
  }
}

const released = (label: string): MailOutcome => ({
  result: 'later',
  pauseMs: 0,
  error: null,
  isAttempt: false,
  label,
});
