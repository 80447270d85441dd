import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import type { Channel, ClaimedDelivery, Outcome } from '@sandhill/platform/delivery/channel.js';
import { retryDelayMs } from '@sandhill/platform/delivery/retry-delay.js';
import { deliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import { linkPurposes, type LinkPurpose } from '../links/account-link.entity.js';
import { AccountLinks } from '../links/account-links.js';
import { User } from '../users/user.entity.js';
import type { Delivery } from './delivery.entity.js';
import { linkText } from './link-text.js';
import { NoticeMailer } from './notice-mailer.js';
import { noticeText, type NoticeKind } from './notice-text.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const fallbackAfterMs = 10 * minuteMs;

/** Pause after an unknown result: the server may have accepted the mail, so an early retry could send it twice. */
const unknownOutcomePauseMs = 10 * minuteMs;

@Injectable()
export class NoticeChannel implements Channel<Delivery> {
  readonly name = 'mail';
  readonly metric = {
    name: 'notices_total',
    help: 'Attempts to mail users what happened to their account',
    outcomes: ['sent', 'put_off', 'given_up'],
  };
  readonly lifetimeMs = 30 * dayMs;
  readonly leaseBeats = 30;
  readonly keptMs = 31 * dayMs;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: NoticeMailer,
    private readonly config: AuthConfig,
    private readonly clock: Clock,
    private readonly site: PublishedContent,
    private readonly links: AccountLinks,
  ) {}

  async send(claim: ClaimedDelivery<Delivery>): Promise<Outcome<Delivery>> {
    const { id, kind, userId, recipient, happenedAt, attempts } = claim;
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user) return { result: 'void' };
    const { publicUrl } = this.config;
    const facts = { user, happenedAt, publicUrl, site: this.site.current };
    const text = isLinkPurpose(kind)
      ? await this.linkText(kind, user)
      : noticeText(kind as NoticeKind, facts);
    if (!text) return { result: 'failed', error: 'the link has ended', code: 'link_ended' };
    const mail = { ...text, id, to: recipient ?? user.email };
    const age = this.clock.now().getTime() - happenedAt.getTime();
    try {
      await this.mailer.send(mail, age >= fallbackAfterMs);
      return { result: 'sent' };
    } catch (error) {
      const { code, kind: failure, message } = deliveryFailure(error);
      const pauseMs =
        failure === 'unknown'
          ? unknownOutcomePauseMs
          : retryDelayMs(failure === 'away' ? 'away' : 'temporary', attempts);
      return { result: 'later', pauseMs, error: message, code };
    }
  }

  /** Returns the mail with the account's link; undefined if the link was used, replaced or revoked, or has expired. */
  private async linkText(purpose: LinkPurpose, { id, language }: User): Promise<MailText | undefined> {
    const token = await this.links.tokenFor(id, purpose);
    if (token === undefined) return undefined;
    // Browsers do not send the part after the #, so the token reaches no server and no log.
    const link = new URL(`/admin/link#${token}`, this.config.publicUrl).href;
    return linkText(purpose, { language, link, site: this.site.current });
  }
}

const isLinkPurpose = (kind: string): kind is LinkPurpose => linkPurposes.includes(kind as LinkPurpose);
