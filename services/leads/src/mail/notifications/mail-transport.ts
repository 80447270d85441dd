import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpServer } from './smtp-server.js';

/** The mail was handed over whole and the server's answer never came: it may have been taken. */
export class FateUnknown extends Error {
  constructor(reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason), { cause: reason });
  }
}

interface PoolOptions {
  maxConnections: number;
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
}

/** A pool of connections to one mail server that tells whether a mail that failed may have been taken. */
export class MailTransport {
  private readonly pool;
  /** By `Message-ID`: the streams that a mail under way is sent from. */
  private readonly sources = new Map<string, Readable[]>();

  constructor(server: SmtpServer, options: PoolOptions) {
    this.pool = createTransport({ pool: true, ...server, ...options, maxMessages: 50 });
    // An idle connection that the server drops is nobody's failure; the next mail opens a new one.
    this.pool.on('error', () => undefined);
    this.pool.use('stream', ({ data, message }, done) => {
      const read = message.createReadStream.bind(message);
      message.createReadStream = (...parameters) => {
        const source = read(...parameters);
        this.sources.get(data.messageId ?? '')?.push(source);
        return source;
      };
      done();
    });
  }

  /**
   * @throws FateUnknown, or nodemailer's error
   */
  async send(mail: SendMailOptions & { messageId: string }): Promise<void> {
    const sources: Readable[] = [];
    this.sources.set(mail.messageId, sources);
    try {
      await this.pool.sendMail(mail);
    } catch (error) {
      throw isOpen(sources, error) ? new FateUnknown(error) : error;
    } finally {
      this.sources.delete(mail.messageId);
    }
  }

  close(): void {
    this.pool.close();
  }
}

/** Who has read a mail to its end sends the final dot; after that only the server's answer settles its fate. */
function isOpen(sources: readonly Readable[], error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: string; responseCode?: number };
  const isAnswered = command === 'DATA' && typeof responseCode === 'number';
  return !isAnswered && sources.some(({ readableEnded }) => readableEnded);
}
