import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { createTransport } from 'nodemailer';
import { LeadsConfig } from '../../config/leads.config.js';
import { deliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { smtpServer } from '@sandhill/platform/mail/smtp-server.js';
import type { TestMailOutcome, TestMailResponse } from './test-mail.response.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

/** Time limit in milliseconds. It is below the gateway's timeout, so that a server that hangs is reported as such. */
const sendTimeoutMs = 20_000;
const timeouts = { connectMs: 5000, answerMs: 10_000 };

export interface PlainMail {
  subject: string;
  text: string;
}

type Message = PlainMail & { messageId: string };

/** Sends one mail without the queue and returns the mail server's answer. */
@Injectable()
export class TestMail {
  constructor(
    private readonly config: LeadsConfig,
    private readonly addresses: MailAddresses,
    private readonly site: PublishedContent,
  ) {}

  /**
   * Sends a mail through each configured mail server, with one `Message-ID`, so that mail programs show it once. A
   * rejection or a network failure is part of the result, not an error.
   *
   * @param to the recipient; the office if absent
   * @param mail the mail; if absent, one that says that it is a test
   */
  async send(to = this.addresses.ofRole('office') ?? '', mail = this.testMail): Promise<TestMailResponse> {
    const message = { ...mail, messageId: `<${randomUUID()}@${this.addresses.domain}>` };
    const [main, fallback] = await Promise.all(
      this.config.mailServers.map(({ url }) => this.sendBy(url, to, message)),
    );
    if (!main) throw new Error('no mail server is configured');
    return { ...main, fallback };
  }

  private get testMail(): PlainMail {
    return {
      subject: `Test email from ${this.site.current.profile.name}`,
      text: 'The site sent this email to see whether its mail arrives. You do not have to answer.\n',
    };
  }

  private async sendBy(url: string, to: string, message: Message): Promise<TestMailOutcome> {
    const started = performance.now();
    const outcome = await this.trySending(url, to, message).catch((error: unknown) => ({
      isAccepted: false,
      serverAnswer: deliveryFailure(error).message,
    }));
    return { ...outcome, tookMs: Math.round(performance.now() - started) };
  }

  private async trySending(
    url: string,
    to: string,
    message: Message,
  ): Promise<Omit<TestMailOutcome, 'tookMs'>> {
    const transport = createTransport({
      ...smtpServer(url, { ...timeouts, requireTls: this.config.requireTls }),
      dkim: this.config.dkim,
    });
    try {
      const { response } = await withTimeout(sendTimeoutMs, () =>
        transport.sendMail({
          ...message,
          from: this.addresses.sender,
          to: { name: '', address: to },
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        }),
      );
      return { isAccepted: true, serverAnswer: response };
    } finally {
      transport.close();
    }
  }
}
