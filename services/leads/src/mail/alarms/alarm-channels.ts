import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { createTransport } from 'nodemailer';
import { LeadsConfig } from '../../config/leads.config.js';
import { deliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { smtpServer } from '@sandhill/platform/mail/smtp-server.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import type { AlarmCause } from './alarm.entity.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

/** The content of an alarm: counts and times, no personal data. */
export interface AlarmMessage {
  cause: AlarmCause;
  text: string;
  /**
   * Number of mails, leads or web hooks concerned; for disks and the photo budget, the use in percent; for an
   * unreachable mailbox, the minutes; for the certificate, 1.
   */
  count: number;
  since: string | null;
}

const channelTimeoutMs = 15_000;
const webhookTimeoutMs = 10_000;
const timeouts = { connectMs: 5000, answerMs: 10_000 };

/** Channels for alarms that do not need the main mail server: a webhook, a separate mail server, or both. */
@Injectable()
export class AlarmChannels {
  private readonly log = new Logger(AlarmChannels.name);

  constructor(
    private readonly config: LeadsConfig,
    private readonly addresses: MailAddresses,
    private readonly links: PhotoLinks,
    private readonly site: PublishedContent,
  ) {}

  get areConfigured(): boolean {
    const { ALERT_WEBHOOK_URL, ALERT_SMTP_URL } = this.config;
    return ALERT_WEBHOOK_URL !== undefined || ALERT_SMTP_URL !== undefined;
  }

  /**
   * Sends an alarm through all channels.
   *
   * @returns whether at least one accepted it within 15 s
   */
  async send(message: AlarmMessage): Promise<boolean> {
    const { ALERT_WEBHOOK_URL: webhook, ALERT_SMTP_URL: server, ALERT_EMAIL: to } = this.config;
    const accepted = await Promise.all([
      webhook !== undefined && this.attempt('webhook', () => this.post(webhook, message)),
      server !== undefined && to !== undefined && this.attempt('mail', () => this.mail(server, to, message)),
    ]);
    return accepted.some(Boolean);
  }

  private async attempt(channel: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await withTimeout(channelTimeoutMs, work);
      return true;
    } catch (error) {
      this.log.error({ channel, code: deliveryFailure(error).code }, 'alarm not delivered');
      return false;
    }
  }

  private async post(url: string, message: AlarmMessage): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...message,
        site: this.links.siteUrl('/admin'),
        company: this.site.current.profile.name,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(webhookTimeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error('the webhook rejected the alarm'), { code: String(response.status) });
  }

  private async mail(server: string, to: string, { text, cause }: AlarmMessage): Promise<void> {
    const transport = createTransport(
      smtpServer(server, { ...timeouts, requireTls: this.config.requireTls }),
    );
    try {
      await transport.sendMail({
        messageId: `<${randomUUID()}@${this.addresses.domain}>`,
        from: this.addresses.sender,
        to: { name: '', address: to },
        subject: `Alarm from ${this.site.current.profile.name}: ${cause}`,
        text: `${text}\n\n${this.links.siteUrl('/admin')}\n`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    } finally {
      transport.close();
    }
  }
}
