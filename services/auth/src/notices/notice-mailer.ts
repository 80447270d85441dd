import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { markAttachment } from '@sandhill/platform/mail/mail-html.js';
import { oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { OutcomeUnknown, MailTransport } from '@sandhill/platform/mail/mail-transport.js';
import { senderOf } from '@sandhill/platform/mail/sender.js';
import { smtpServer } from '@sandhill/platform/mail/smtp-server.js';
import { AuthConfig } from '../auth.config.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

const timeouts = { connectMs: 10_000, answerMs: 30_000 };
const sendTimeoutMs = 60_000;

@Injectable()
export class NoticeMailer implements OnApplicationShutdown {
  private readonly transports: MailTransport[];

  constructor(
    private readonly config: AuthConfig,
    private readonly site: PublishedContent,
  ) {
    const { mailServers, requireTls, dkim } = config;
    this.transports = mailServers.map(
      ({ url }) =>
        new MailTransport(smtpServer(url, { ...timeouts, requireTls }), { maxConnections: 1, dkim }),
    );
  }

  /**
   * Sends a mail through the main server. If that fails and `mayUseFallback` is set, sends it through the fallback
   * server, unless the main server may have accepted the mail.
   *
   * @throws OutcomeUnknown, or nodemailer's error (see delivery-failure.ts)
   */
  async send(mail: MailText & { id: string; to: string }, mayUseFallback: boolean): Promise<void> {
    const [main, fallback] = this.transports;
    try {
      await this.sendBy(main, mail);
    } catch (error) {
      if (error instanceof OutcomeUnknown || !fallback || !mayUseFallback) throw error;
      await this.sendBy(fallback, mail);
    }
  }

  onApplicationShutdown(): void {
    for (const transport of this.transports) transport.close();
  }

  private async sendBy(
    transport: MailTransport | undefined,
    { id, to, subject, text, html }: MailText & { id: string; to: string },
  ): Promise<void> {
    const { profile } = this.site.current;
    const from = senderOf(this.config, profile);
    await transport?.send({
      signal: AbortSignal.timeout(sendTimeoutMs),
      messageId: `<${id}@${from.address.split('@')[1] ?? profile.domain}>`,
      from,
      to: { name: '', address: to },
      subject: oneLine(subject),
      text,
      html,
      attachments: [markAttachment(letterheadOf(this.site.current))],
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  }
}
