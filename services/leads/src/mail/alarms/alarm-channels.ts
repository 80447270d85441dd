import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { profile } from '@sandhill/company/profile.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { createTransport } from 'nodemailer';
import { LeadsConfig } from '../../config/leads.config.js';
import { deliveryFailure } from '../notifications/delivery-failure.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { smtpServer } from '../notifications/smtp-server.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import type { AlarmCause } from './alarm.entity.js';

/** What is told: numbers and times, nothing about a person. */
export interface AlarmMessage {
  cause: AlarmCause;
  /** One sentence for people. */
  text: string;
  /** Mails that are concerned; of a disk, how full it is in percent. */
  count: number;
  since: string | null;
}

const tellWithinMs = 15_000;
const webhookWithinMs = 10_000;
const patience = { connectMs: 5000, answerMs: 10_000 };

/** The ways around the mail server that is in trouble: a webhook, a second mail server, or both. */
@Injectable()
export class AlarmChannels {
  private readonly log = new Logger(AlarmChannels.name);

  constructor(
    private readonly config: LeadsConfig,
    private readonly addresses: MailAddresses,
    private readonly links: PhotoLinks,
  ) {}

  get areThere(): boolean {
    const { ALERT_WEBHOOK_URL, ALERT_SMTP_URL } = this.config;
    return ALERT_WEBHOOK_URL !== undefined || ALERT_SMTP_URL !== undefined;
  }

  /** @returns whether at least one of them took it, within 15 s */
  async tell(message: AlarmMessage): Promise<boolean> {
    const { ALERT_WEBHOOK_URL: webhook, ALERT_SMTP_URL: server, ALERT_EMAIL: to } = this.config;
    const told = await Promise.all([
      webhook !== undefined && this.attempt('webhook', () => this.post(webhook, message)),
      server !== undefined && to !== undefined && this.attempt('mail', () => this.mail(server, to, message)),
    ]);
    return told.some(Boolean);
  }

  private async attempt(channel: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await settleWithin(tellWithinMs, work);
      return true;
    } catch (error) {
      this.log.error({ channel, code: deliveryFailure(error).code }, 'an alarm could not be told');
      return false;
    }
  }

  private async post(url: string, message: AlarmMessage): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, site: this.links.site('/admin'), company: profile.name }),
      redirect: 'error',
      signal: AbortSignal.timeout(webhookWithinMs),
    });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error('the webhook refused'), { code: String(response.status) });
  }

  private async mail(server: string, to: string, { text, cause }: AlarmMessage): Promise<void> {
    const transport = createTransport(
      smtpServer(server, { ...patience, requireTls: this.config.requireTls }),
    );
    try {
      await transport.sendMail({
        messageId: `<${randomUUID()}@${this.addresses.domain}>`,
        from: this.addresses.sender,
        to: { name: '', address: to },
        subject: `Alarm of ${profile.name}: ${cause}`,
        text: `${text}\n\n${this.links.site('/admin')}\n`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    } finally {
      transport.close();
    }
  }
}
