import { connect } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { createTransport } from 'nodemailer';
import { LeadsConfig } from '../leads.config.js';
import { MailAddresses, type Mailbox } from './mail-addresses.js';
import { sendWithinMs } from './sending-limits.js';
import { smtpServer } from './smtp-server.js';
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

const patience = { connectMs: 10_000, answerMs: 30_000 };

/** The pooled connection to the mail server. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly options: ReturnType<typeof smtpServer>;
  private readonly transport;

  constructor(
    config: LeadsConfig,
    private readonly addresses: MailAddresses,
  ) {
    this.options = smtpServer(withPassword(config.SMTP_URL, config.SMTP_PASSWORD), patience);
    this.transport = createTransport({
      pool: true,
      ...this.options,
      maxConnections: config.MAIL_CONCURRENCY,
      maxMessages: 50,
      dkim: config.dkim,
    });
    // An idle connection that the server drops is nobody's failure; the next mail opens a new one.
    this.transport.on('error', () => undefined);
  }

  /**
   * @returns the `Message-ID`
   * @throws nodemailer's error, see delivery-failure.ts
   */
  async send(mail: Mail): Promise<string> {
    const messageId = `<${mail.notificationId}@${this.addresses.domain}>`;
    await settleWithin(sendWithinMs, () =>
      this.transport.sendMail({
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
      }),
    );
    return messageId;
  }

  /**
   * Resolves when the server takes us by our name and password.
   *
   * @throws nodemailer's error, see delivery-failure.ts
   */
  async signIn(): Promise<void> {
    const transport = createTransport(this.options);
    try {
      await settleWithin(signInWithinMs, () => transport.verify());
    } finally {
      transport.close();
    }
  }

  /** Resolves when the server takes a connection. */
  async ping(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const { host, port } = this.options;
      const socket = connect({ host, port, timeout: 1500 });
      socket.once('connect', resolve).once('error', reject);
      socket.once('timeout', () => reject(new Error('no answer')));
      socket.once('connect', () => socket.end());
      socket.once('timeout', () => socket.destroy());
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

function cleaned({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address: oneLine(address) };
}
