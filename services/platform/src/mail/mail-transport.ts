import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpServer } from './smtp-server.js';

/** Thrown if the server received the whole mail but did not answer. The server may have accepted the mail. */
export class OutcomeUnknown extends Error {
  constructor(reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason), { cause: reason });
  }
}

interface PoolOptions {
  maxConnections: number;
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
}

/**
 * A connection pool to one mail server. The type of its errors shows whether the server may have accepted a failed
 * mail.
 */
export class MailTransport {
  private readonly pool;
  /** The source streams of mails being sent, by `Message-ID`. */
  private readonly sources = new Map<string, Readable[]>();

  constructor(server: SmtpServer, options: PoolOptions) {
    this.pool = createTransport({ pool: true, ...server, ...options, maxMessages: 50 });
    // A dropped idle connection is harmless: the next mail opens a new one.
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

  /** @throws OutcomeUnknown, or nodemailer's error */
  async send(mail: SendMailOptions & { messageId: string }): Promise<void> {
    const sources: Readable[] = [];
    this.sources.set(mail.messageId, sources);
    try {
      await this.pool.sendMail(mail);
    } catch (error) {
      throw isOutcomeUnknown(sources, error) ? new OutcomeUnknown(error) : error;
    } finally {
      this.sources.delete(mail.messageId);
    }
  }

  close(): void {
    this.pool.close();
  }
}

/**
 * Returns whether the server may have accepted a failed mail: the stream was read to the end, so the final dot was
 * sent, but no answer came.
 */
function isOutcomeUnknown(sources: readonly Readable[], error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: string; responseCode?: number };
  const isAnswered = command === 'DATA' && typeof responseCode === 'number';
  return !isAnswered && sources.some(({ readableEnded }) => readableEnded);
}
