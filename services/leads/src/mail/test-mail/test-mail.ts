import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { profile } from '@sandhill/company/profile.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { createTransport } from 'nodemailer';
import { LeadsConfig } from '../../config/leads.config.js';
import { deliveryFailure } from '../notifications/delivery-failure.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { smtpServer } from '../notifications/smtp-server.js';
import type { TestMailOutcome, TestMailResponse } from './test-mail.response.js';

/** Below the gateway's own limit, so that a server which hangs is told of in words. */
const sendWithinMs = 20_000;
const patience = { connectMs: 5000, answerMs: 10_000 };

/** Sends one mail past every queue, and tells what the mail server said (decision L12). */
@Injectable()
export class TestMail {
  constructor(
    private readonly config: LeadsConfig,
    private readonly addresses: MailAddresses,
  ) {}

  /**
   * By each mail server that there is, to the office where nobody is named. Never throws: a refusal is what one wants to
   * know.
   */
  async send(to = this.addresses.ofRole('office') ?? ''): Promise<TestMailResponse> {
    const [main, fallback] = await Promise.all(
      this.config.mailServers.map(({ url }) => this.sendBy(url, to)),
    );
    if (!main) throw new Error('there is no mail server');
    return { ...main, fallback };
  }

  private async sendBy(url: string, to: string): Promise<TestMailOutcome> {
    const started = performance.now();
    const outcome = await this.trySending(url, to).catch((error: unknown) => ({
      isAccepted: false,
      serverAnswer: deliveryFailure(error).words,
    }));
    return { ...outcome, tookMs: Math.round(performance.now() - started) };
  }

  private async trySending(url: string, to: string): Promise<Omit<TestMailOutcome, 'tookMs'>> {
    const transport = createTransport({
      ...smtpServer(url, { ...patience, requireTls: this.config.requireTls }),
      dkim: this.config.dkim,
    });
    try {
      const { response } = await settleWithin(sendWithinMs, () =>
        transport.sendMail({
          messageId: `<${randomUUID()}@${this.addresses.domain}>`,
          from: this.addresses.sender,
          to: { name: '', address: to },
          subject: `Test mail of ${profile.name}`,
          text: 'This mail was sent by the site to see whether its mail arrives. You need not answer it.\n',
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        }),
      );
      return { isAccepted: true, serverAnswer: response };
    } finally {
      transport.close();
    }
  }
}
