import { buffer } from 'node:stream/consumers';
import type { ImapFlow, MessageStructureObject } from 'imapflow';
import type { MailPart } from './mail-parts.js';
import type { Folder } from './mailboxes.repository.js';

export interface FoundMail {
  uid: number;
  receivedAt: Date;
  header: Buffer;
}

interface ImapServer {
  url: string;
  /** Whether the password is only sent over an encrypted connection. */
  requireTls: boolean;
}

const maxHeaderLength = 64_000;

const headsAtOnce = 20;

/**
 * Limits for a server's response. A larger response is refused, and the connection ends. The limits suffice for a piece
 * of a file, and for the structure of a mail with a thousand parts. The structure of a mail with 10,000 parts would
 * take 80 MB.
 */
const limits = {
  maxLineLength: 1_000_000,
  maxLiteralSize: 1_000_000,
  maxResponseSize: 2_500_000,
  maxResponseTokens: 30_000,
};

const refusedCodes = ['LineTooLarge', 'LiteralTooLarge', 'ResponseTooLarge', 'TooManyTokens'];

/** Size of the pieces in which a picture arrives, in bytes. */
const pieceBytes = 512_000;

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 16_000, socketTimeout: 90_000 };

/** Time after the last command until IDLE begins, in milliseconds. During IDLE the server reports new mail. */
const idleAfterMs = 300;

/** Time, in milliseconds, after which IDLE is started again: some servers end it after half an hour. */
const idleMs = 4 * 60_000;

/** The office's mailbox, opened read-only: nothing in it is changed, moved or marked as read. */
export class ImapMailbox {
  /** Whether mail has arrived since {@link checkForNewMail} was last called; true before its first call. */
  private hasNews = true;

  /** Whether the connection ended because a response of the server was too large. */
  hasRefused = false;

  private constructor(private readonly client: ImapFlow) {
    client.on('exists', () => (this.hasNews = true));
    // Without this listener, an error would end the process. Calls that wait for a response are rejected anyway.
    client.on('error', ({ code = '' }: Error & { code?: string }) => {
      if (refusedCodes.includes(code)) this.hasRefused = true;
    });
  }

  /**
   * Connects and signs in.
   *
   * @throws if the server cannot be reached, lacks required TLS, or rejects the password
   */
  static async connect({ url, requireTls }: ImapServer): Promise<ImapMailbox> {
    const { hostname, port, protocol, username, password } = new URL(url);
    const secure = protocol === 'imaps:';
    // The library is loaded at first use, because it takes 5 MB of memory and most processes open no mailbox.
    const { ImapFlow: Client } = await import('imapflow');
    const client = new Client({
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port || (secure ? 993 : 143)),
      secure,
      ...(!secure && requireTls && { doSTARTTLS: true }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      clientInfo: { name: 'Sandhill Grounds' },
      logger: false,
      autoIdleDelay: idleAfterMs,
      maxIdleTime: idleMs,
      disableCompression: true,
      ...timeouts,
      ...limits,
    });
    const mailbox = new ImapMailbox(client);
    try {
      await client.connect();
      return mailbox;
    } catch (error) {
      client.close();
      throw error;
    }
  }

  get isUsable(): boolean {
    return this.client.usable;
  }

  /**
   * Returns whether the server has reported new mail since the last call; true for the first call. Between calls the
   * connection is in IDLE.
   */
  checkForNewMail(): boolean {
    const { hasNews } = this;
    this.hasNews = false;
    return hasNews;
  }

  /** Returns the folder of sent mail, if the server names it (RFC 6154). */
  async sentFolder(): Promise<string | undefined> {
    const folders = await this.client.list();
    return folders.find(({ specialUse }) => specialUse === '\\Sent')?.path;
  }

  /** Opens a folder. `uidNext` is absent if the server does not report it. */
  async open(path: string): Promise<Folder & { uidNext?: number }> {
    const { uidValidity, uidNext } = await this.client.mailboxOpen(path, { readOnly: true });
    return { path, uidValidity: String(uidValidity), uidNext: uidNext || undefined };
  }

  /** Returns the UIDs above `uid` of mails that arrived on the day of `since` or later, lowest first. */
  async uidsAfter(uid: number, since: Date): Promise<number[]> {
    const found = await this.client.search({ uid: `${uid + 1}:*`, since }, { uid: true });
    if (!found) throw new Error('the server refuses to search the folder');
    // `n:*` always includes the last mail, whatever its UID.
    return found.filter((one) => one > uid).toSorted((a, b) => a - b);
  }

  async *fetchHeaders(uids: readonly number[]): AsyncGenerator<FoundMail[]> {
    for (let from = 0; from < uids.length; from += headsAtOnce) {
      const mails = await this.client.fetchAll(
        uids.slice(from, from + headsAtOnce).join(','),
        {
          uid: true,
          internalDate: true,
          bodyParts: [{ key: 'HEADER', start: 0, maxLength: maxHeaderLength }],
        },
        { uid: true },
      );
      const found = mails.map(({ uid, internalDate, headers, bodyParts }) => ({
        uid,
        receivedAt: new Date(internalDate ?? Date.now()),
        header: headers ?? bodyParts?.get('header') ?? Buffer.alloc(0),
      }));
      yield found.toSorted((a, b) => a.uid - b.uid);
    }
  }

  /** Reads the structure of a mail. @returns undefined if the mail no longer exists */
  async structure(uid: number): Promise<MessageStructureObject | undefined> {
    const mail = await this.client.fetchOne(String(uid), { uid: true, bodyStructure: true }, { uid: true });
    return mail ? mail.bodyStructure : undefined;
  }

  /** Reads the first bytes of a part of a mail without decoding them. */
  async beginning(
    uid: number,
    { part = 'TEXT' }: Pick<MailPart, 'part'>,
    maxLength: number,
  ): Promise<Buffer> {
    const query = { uid: true, bodyParts: [{ key: part, start: 0, maxLength }] };
    const mail = await this.client.fetchOne(String(uid), query, { uid: true });
    return (mail && mail.bodyParts?.get(part.toLowerCase())) || Buffer.alloc(0);
  }

  /** Reads a part and undoes its transfer encoding. A longer part is cut to `maxBytes`. */
  async file(uid: number, { part = '1' }: MailPart, maxBytes: number): Promise<Buffer> {
    const { content } = await this.client.download(String(uid), part, {
      uid: true,
      maxBytes,
      chunkSize: pieceBytes,
      decodeText: false,
    });
    return content ? buffer(content) : Buffer.alloc(0);
  }

  close(): void {
    this.client.close();
  }
}
