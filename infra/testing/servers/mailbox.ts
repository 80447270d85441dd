import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { waitUntil } from '../wait-until.ts';

export interface ReceivedMail extends Email {
  /** Recipient in the envelope. */
  recipient: string;
  /** The raw message, for tests of content that the parser hides. */
  raw: string;
}

/** Returns the server's reply code for a recipient. With undefined, the server accepts the recipient. */
type RecipientRule = (address: string) => number | undefined;

export class Mailbox {
  readonly mails: ReceivedMail[] = [];
  rule: RecipientRule = () => undefined;
  /**
   * Reply codes of the server for the sender (`senderRule`) and for the data (`dataRule`). With undefined, the server
   * accepts.
   */
  senderRule: () => number | undefined = () => undefined;
  dataRule: () => number | undefined = () => undefined;
  password = 'right-password';
  /** The server accepts mails after this promise has resolved. */
  gate: Promise<unknown> = Promise.resolve();
  /** The server confirms accepted mails after this promise has resolved. */
  answer: Promise<unknown> = Promise.resolve();
  waiting = 0;
  signIns = 0;
  private server?: SMTPServer;
  private readonly sockets = new Set<Socket>();

  private readonly needsSignIn: boolean;
  private readonly hasTls: boolean;
  private port = 0;

  private constructor({ needsSignIn, hasTls }: { needsSignIn: boolean; hasTls: boolean }) {
    this.needsSignIn = needsSignIn;
    this.hasTls = hasTls;
  }

  /** Starts a mail server. If it has TLS, its certificate is self-signed. */
  static async start({ needsSignIn = false, hasTls = false } = {}): Promise<Mailbox> {
    const mailbox = new Mailbox({ needsSignIn, hasTls });
    await mailbox.open();
    return mailbox;
  }

  get url(): string {
    return `smtp://${this.needsSignIn ? 'leads:right-password@' : ''}127.0.0.1:${this.port}`;
  }

  /** Starts to listen; after `close`, on the same port as before. */
  async open(): Promise<void> {
    this.server = new SMTPServer(this.options());
    this.server.on('error', () => undefined);
    const listener = this.server.listen(this.port, '127.0.0.1');
    listener.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await once(listener, 'listening');
    this.port = (listener.address() as AddressInfo).port;
  }

  /** Closes the server, so that connections are refused until `open` is called. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  dropConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  empty(): void {
    this.mails.length = 0;
  }

  to(recipient: string): ReceivedMail[] {
    return this.mails.filter((mail) => mail.recipient === recipient);
  }

  async untilMailTo(recipient: string, count = 1): Promise<ReceivedMail[]> {
    await waitUntil(`${count} mail(s) to ${recipient}`, async () => this.to(recipient).length >= count);
    return this.to(recipient);
  }

  private async take(stream: Readable, recipients: string[]): Promise<void> {
    const raw = await buffer(stream);
    this.waiting += 1;
    await this.gate;
    this.waiting -= 1;
    const code = this.dataRule();
    if (code !== undefined) throw smtpError(code);
    const mail = await PostalMime.parse(raw);
    this.mails.push(...recipients.map((recipient) => ({ ...mail, recipient, raw: raw.toString('latin1') })));
    await this.answer;
  }

  private options(): SMTPServerOptions {
    return {
      authOptional: !this.needsSignIn,
      allowInsecureAuth: true,
      disabledCommands: this.hasTls ? [] : ['STARTTLS'],
      // Suppresses the warning about the library's self-signed certificate.
      logger: false,
      closeTimeout: 100,
      onAuth: ({ password }, _session, done) => {
        this.signIns += 1;
        if (password === this.password) done(null, { user: 'leads' });
        else done(smtpError(535));
      },
      onMailFrom: (_address, _session, done) => {
        const code = this.senderRule();
        done(code === undefined ? null : smtpError(code));
      },
      onRcptTo: ({ address }, _session, done) => {
        const code = this.rule(address);
        done(code === undefined ? null : smtpError(code));
      },
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        callbackify(() => this.take(stream, recipients))(done);
      },
    };
  }
}

function smtpError(responseCode: number): Error {
  return Object.assign(new Error(`no such thing here (${responseCode})`), { responseCode });
}
