import { buffer } from 'node:stream/consumers';
import { ImapFlow, type MessageStructureObject } from 'imapflow';
import type { MailPart } from './mail-parts.js';

/** A mail of the open folder, of which the header is read. */
export interface FoundMail {
  uid: number;
  receivedAt: Date;
  header: Buffer;
}

interface ImapServer {
  url: string;
  /** Sends no password over an unencrypted connection. */
  requireTls: boolean;
}

/** The beginning of a header that is read, in bytes. */
const longestHeader = 64_000;

/** Mails whose headers are read at once. */
const headsAtOnce = 20;

/**
 * A server's answer is refused beyond these, and the connection ends. A piece of a file, and the structure of a thousand parts, are
 * within them; that of 10,000 would take 80 MB.
 */
const limits = {
  maxLineLength: 1_000_000,
  maxLiteralSize: 1_000_000,
  maxResponseSize: 2_500_000,
  maxResponseTokens: 30_000,
};

const refusedCodes = ['LineTooLarge', 'LiteralTooLarge', 'ResponseTooLarge', 'TooManyTokens'];

/** A picture arrives in pieces. */
const pieceBytes = 512_000;

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 16_000, socketTimeout: 90_000 };

/** The server reports new mail from so long after the last command on, in milliseconds. */
const idleAfterMs = 300;

/** Some servers end an IDLE after half an hour. */
const idleMs = 4 * 60_000;

/** The office's mailbox, opened to read alone: nothing in it is changed, moved or marked as read. */
export class ImapMailbox {
  /** Mail has come since {@link takeNews} was last called. */
  private hasNews = true;

  /** It ended because an answer was too large. */
  hasRefused = false;

  private constructor(private readonly client: ImapFlow) {
    client.on('exists', () => (this.hasNews = true));
    // An error that no one hears would end the process; calls that wait for an answer are rejected anyway.
    client.on('error', ({ code = '' }: Error & { code?: string }) => {
      if (refusedCodes.includes(code)) this.hasRefused = true;
    });
  }

  /** @throws if the server cannot be reached, has no TLS where it must, or rejects the password */
  static async connect({ url, requireTls }: ImapServer): Promise<ImapMailbox> {
    const { hostname, port, protocol, username, password } = new URL(url);
    const secure = protocol === 'imaps:';
    const client = new ImapFlow({
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

  /** Whether the server has reported new mail since the last call. The connection waits by IDLE meanwhile. */
  takeNews(): boolean {
    const { hasNews } = this;
    this.hasNews = false;
    return hasNews;
  }

  /** The folder of sent mail, if the server says which it is (RFC 6154). */
  async sentFolder(): Promise<string | undefined> {
    const folders = await this.client.list();
    return folders.find(({ specialUse }) => specialUse === '\\Sent')?.path;
  }

  /** @returns the folder's UIDVALIDITY */
  async open(path: string): Promise<string> {
    const { uidValidity } = await this.client.mailboxOpen(path, { readOnly: true });
    return String(uidValidity);
  }

  /** UIDs above one, of mails that arrived on a day or later, lowest first. */
  async uidsAfter(uid: number, since: Date): Promise<number[]> {
    const found = await this.client.search({ uid: `${uid + 1}:*`, since }, { uid: true });
    // `n:*` names the last mail, whatever its UID.
    return (found || []).filter((one) => one > uid).toSorted((a, b) => a - b);
  }

  /** The headers of mails, a few at a time. */
  async *heads(uids: readonly number[]): AsyncGenerator<FoundMail[]> {
    for (let from = 0; from < uids.length; from += headsAtOnce) {
      const mails = await this.client.fetchAll(
        uids.slice(from, from + headsAtOnce).join(','),
        { uid: true, internalDate: true, bodyParts: [{ key: 'HEADER', start: 0, maxLength: longestHeader }] },
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

  /** @returns undefined if the mail is gone */
  async structure(uid: number): Promise<MessageStructureObject | undefined> {
    const mail = await this.client.fetchOne(String(uid), { uid: true, bodyStructure: true }, { uid: true });
    return mail ? mail.bodyStructure : undefined;
  }

  /** The beginning of a part, as it was sent. */
  async beginning(
    uid: number,
    { part = 'TEXT' }: Pick<MailPart, 'part'>,
    maxLength: number,
  ): Promise<Buffer> {
    const query = { uid: true, bodyParts: [{ key: part, start: 0, maxLength }] };
    const mail = await this.client.fetchOne(String(uid), query, { uid: true });
    return (mail && mail.bodyParts?.get(part.toLowerCase())) || Buffer.alloc(0);
  }

  /** A file, decoded; longer ones are cut. */
  async file(uid: number, { part = '1' }: MailPart, maxBytes: number): Promise<Buffer> {
    const { content } = await this.client.download(String(uid), part, {
      uid: true,
      maxBytes,
      chunkSize: pieceBytes,
    });
    return content ? buffer(content) : Buffer.alloc(0);
  }

  close(): void {
    this.client.close();
  }
}
