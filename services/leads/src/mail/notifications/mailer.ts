import { connect } from 'node:net';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { createTransport } from 'nodemailer';
import { LeadsConfig } from '../../config/leads.config.js';
import { MailAddresses, type Mailbox } from './mail-addresses.js';
import type { MailServerName } from '../../config/mail-server-name.js';
import { MailTransport } from './mail-transport.js';
import { sendWithinMs } from './sending-limits.js';
import { smtpServer, type SmtpServer } from './smtp-server.js';
import { oneLine, type MailText } from '../templates/mail.js';

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

interface Connection {
  server: SmtpServer;
  transport: MailTransport;
}

/** The pooled connections to the mail servers. */
@Injectable()
export class Mailer implements OnModuleDestroy, OnApplicationShutdown {
  private readonly connections: ReadonlyMap<MailServerName, Connection>;
  private readonly ending = new AbortController();
  private endingTimer?: NodeJS.Timeout;

  constructor(
    { mailServers, requireTls, MAIL_CONCURRENCY: maxConnections, dkim }: LeadsConfig,
    private readonly addresses: MailAddresses,
  ) {
    this.connections = new Map(
      mailServers.map(({ name, url }) => {
        const server = smtpServer(url, { ...patience, requireTls });
        return [name, { server, transport: new MailTransport(server, { maxConnections, dkim }) }];
      }),
    );
  }

  /**
   * @returns the `Message-ID`
   * @throws FateUnknown, or nodemailer's error, see delivery-failure.ts. After that nothing of the mail is sent any more
   */
  async send(mail: Mail, by: MailServerName): Promise<string> {
    const messageId = `<${mail.notificationId}@${this.addresses.domain}>`;
    const tooLong = AbortSignal.timeout(sendWithinMs);
    await this.connectionTo(by).transport.send({
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
   * Resolves when a server takes us by our name and password.
   *
   * @throws nodemailer's error, see delivery-failure.ts
   */
  async signIn(to: MailServerName): Promise<void> {
    const transport = createTransport(this.connectionTo(to).server);
    try {
      await settleWithin(signInWithinMs, () => transport.verify());
    } finally {
      transport.close();
    }
  }

  /** Resolves when a server takes a connection. */
  async ping(to: MailServerName): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const { host, port } = this.connectionTo(to).server;
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
    for (const { transport } of this.connections.values()) transport.close();
  }

  /** Where the second server was taken out of the configuration, the first one does its work. */
  private connectionTo(name: MailServerName): Connection {
    const connection = this.connections.get(name) ?? this.connections.get('main');
    if (!connection) throw new Error('there is no mail server');
    return connection;
  }
}

function cleaned({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address: oneLine(address) };
}
