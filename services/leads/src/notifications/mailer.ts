import { connect } from 'node:net';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { createTransport } from 'nodemailer';
import { LeadsConfig } from '../leads.config.js';
import { MailAddresses, type Mailbox } from './mail-addresses.js';
import { MailTransport } from './mail-transport.js';
import { sendWithinMs } from './sending-limits.js';
import { smtpServer, type SmtpServer } from './smtp-server.js';
import { oneLine, type MailText } from './templates/mail.js';

export interface Attachment {
  contentId: string;
  fileName: string;
  contentType: string;
  content: Buffer;
}

/** A mail that is ready to go. */
export interface Mail extends MailText {
  /** Makes the `Message-ID`: a mail that is sent twice by a crash shows as one. */
  notificationId: string;
  to: string;
  replyTo: Mailbox;
  attachments: Attachment[];
}

const signInWithinMs = 30_000;

/** Servers that look into a mail before they take it need long for their last answer. */
const patience = { connectMs: 10_000, answerMs: 60_000 };

/** How long the end of the process waits for mails that are under way, in milliseconds. */
const endWithinMs = 4_000;

/** The pooled connection to the mail server. */
@Injectable()
export class Mailer implements OnModuleDestroy, OnApplicationShutdown {
  private readonly server: SmtpServer;
  private readonly transport: MailTransport;
  private readonly ending = new AbortController();
  private endingTimer?: NodeJS.Timeout;

  constructor(
    config: LeadsConfig,
    private readonly addresses: MailAddresses,
  ) {
    this.server = smtpServer(withPassword(config.SMTP_URL, config.SMTP_PASSWORD), {
      ...patience,
      requireTls: config.requireTls,
    });
    this.transport = new MailTransport(this.server, {
      maxConnections: config.MAIL_CONCURRENCY,
      dkim: config.dkim,
    });
  }

  /**
   * @returns the `Message-ID`
   * @throws FateUnknown, or nodemailer's error, see delivery-failure.ts. After that nothing of the mail is sent any more
   */
  async send(mail: Mail): Promise<string> {
    const messageId = `<${mail.notificationId}@${this.addresses.domain}>`;
    const tooLong = AbortSignal.timeout(sendWithinMs);
    await this.transport.send({
      signal: AbortSignal.any([tooLong, this.ending.signal]),
      messageId,
      from: cleaned(this.addresses.sender),
      to: { name: '', address: mail.to },
      replyTo: cleaned(mail.replyTo),
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      // Keeps vacation notices from answering, and so from answering each other.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      attachments: mail.attachments.map(({ contentId, fileName, contentType, content }) => ({
        cid: contentId,
        filename: fileName,
        contentType,
        content,
        contentDisposition: 'inline' as const,
      })),
    });
    return messageId;
  }

  /**
   * Resolves when the server takes us by our name and password.
   *
   * @throws nodemailer's error, see delivery-failure.ts
   */
  async signIn(): Promise<void> {
    const transport = createTransport(this.server);
    try {
      await settleWithin(signInWithinMs, () => transport.verify());
    } finally {
      transport.close();
    }
  }

  /** Resolves when the server takes a connection. */
  async ping(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const { host, port } = this.server;
      const socket = connect({ host, port, timeout: 1500 });
      socket.once('connect', resolve).once('error', reject);
      socket.once('timeout', () => reject(new Error('no answer')));
      socket.once('connect', () => socket.end());
      socket.once('timeout', () => socket.destroy());
    });
  }

  /** What has not left by then is given back, so that its outcome is written while the process lives. */
  onModuleDestroy(): void {
    this.endingTimer = setTimeout(() => this.ending.abort(), endWithinMs);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.endingTimer);
    this.transport.close();
  }
}

function cleaned({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address: oneLine(address) };
}
