import { connect } from 'node:net';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { markAttachment } from '@sandhill/platform/mail/mail-html.js';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { createTransport } from 'nodemailer';
import { LeadsConfig } from '../../config/leads.config.js';
import type { Mailbox } from '@sandhill/platform/mail/sender.js';
import { MailAddresses } from './mail-addresses.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { MailTransport } from '@sandhill/platform/mail/mail-transport.js';
import { shutdownLimitsMs, sendTimeoutMs } from './sending-limits.js';
import { smtpServer, type SmtpServer } from '@sandhill/platform/mail/smtp-server.js';
import { oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

export interface Attachment {
  /** `Content-ID` of a picture that the HTML shows. Attachments without this id are listed below the text. */
  contentId?: string;
  fileName: string;
  contentType: string;
  content: Buffer;
}

/** An invitation or a cancellation for calendars (RFC 5546). */
export interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Mail extends MailText {
  /**
   * Id of the delivery. The `Message-ID` is derived from it: if a mail is sent twice after a crash, mail programs show
   * it once.
   */
  deliveryId: string;
  to: string;
  replyTo: Mailbox;
  attachments: Attachment[];
  /** The earlier mails of the conversation; absent for automatic mails. */
  thread?: Thread;
  calendar?: CalendarEntry;
}

/** The `Message-ID`s of a conversation, oldest first. */
export type Thread = readonly string[];

const signInTimeoutMs = 30_000;

/** Timeouts that suit servers that scan mail: they are slow to answer after the data. */
const timeouts = { connectMs: 10_000, answerMs: 60_000 };

interface Connection {
  server: SmtpServer;
  transport: MailTransport;
}

@Injectable()
export class Mailer implements OnModuleDestroy, OnApplicationShutdown {
  private readonly connections: ReadonlyMap<MailServerName, Connection>;
  private readonly ending = new AbortController();
  private endingTimer?: NodeJS.Timeout;

  constructor(
    { mailServers, requireTls, MAIL_CONCURRENCY: maxConnections, dkim }: LeadsConfig,
    private readonly addresses: MailAddresses,
    private readonly site: PublishedContent,
  ) {
    this.connections = new Map(
      mailServers.map(({ name, url }) => {
        const server = smtpServer(url, { ...timeouts, requireTls });
        return [name, { server, transport: new MailTransport(server, { maxConnections, dkim }) }];
      }),
    );
  }

  /**
   * Sends a mail.
   *
   * @returns the `Message-ID`
   * @throws OutcomeUnknown if the server received the whole mail but did not answer
   * @throws nodemailer's error otherwise (see `deliveryFailure`); no data of the mail is sent afterwards
   */
  async send(mail: Mail, by: MailServerName): Promise<string> {
    const messageId = this.addresses.messageIdOf(mail.deliveryId);
    const tooLong = AbortSignal.timeout(sendTimeoutMs);
    await this.connectionTo(by).transport.send({
      signal: AbortSignal.any([tooLong, this.ending.signal]),
      messageId,
      from: cleaned(this.addresses.sender),
      to: { name: '', address: mail.to },
      replyTo: cleaned(mail.replyTo),
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      ...(mail.thread
        ? { inReplyTo: mail.thread.at(-1), references: [...mail.thread] }
        : // Stops automatic replies and mail loops.
          { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }),
      ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'invite.ics' } }),
      attachments: [
        markAttachment(letterheadOf(this.site.current)),
        ...mail.attachments.map(({ contentId, fileName, contentType, content }) => ({
          cid: contentId,
          filename: fileName,
          contentType,
          content,
          contentDisposition: contentId === undefined ? ('attachment' as const) : ('inline' as const),
        })),
      ],
    });
    return messageId;
  }

  /**
   * Resolves if the server accepts our user name and password.
   *
   * @throws nodemailer's error (see `deliveryFailure`)
   */
  async signIn(to: MailServerName): Promise<void> {
    const transport = createTransport(this.connectionTo(to).server);
    try {
      await withTimeout(signInTimeoutMs, () => transport.verify());
    } finally {
      transport.close();
    }
  }

  /** Resolves if the server accepts a TCP connection. */
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

  /** Aborts sending after a time limit, so that the outcomes are recorded before the process ends. */
  onModuleDestroy(): void {
    this.endingTimer = setTimeout(() => this.ending.abort(), shutdownLimitsMs.mails);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.endingTimer);
    for (const { transport } of this.connections.values()) transport.close();
  }

  /** Returns the connection to a server, or to the main server if the second server is not configured. */
  private connectionTo(name: MailServerName): Connection {
    const connection = this.connections.get(name) ?? this.connections.get('main');
    if (!connection) throw new Error('no mail server is configured');
    return connection;
  }
}

/**
 * Makes a mailbox safe for a header. Mail programs decode an encoded word (RFC 2047) even between quotes, and it may
 * hold a line break. With a zero-width space in `=?`, a name that looks like an encoded word is shown as it was typed.
 */
function cleaned({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name).replaceAll('=?', '=\u200B?'), address: oneLine(address) };
}
