import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { NoticeSweep } from '../../src/notices/notice-sweep.js';
import { Owner } from './owner.js';
import { TestAuth } from './start-auth.js';

/** Email address of the invited person. */
export const invited = 'dana@people.example';

export const newPassword = 'pelican-harbor-42';

/** Auth with a mail server. Requests links, and reads the links in the mails. */
export class PasswordLinks {
  owner: Owner;

  private constructor(
    readonly auth: TestAuth,
    readonly mailbox: Mailbox,
  ) {}

  static async start(): Promise<PasswordLinks> {
    const mailbox = await Mailbox.start();
    const auth = await TestAuth.start({ SMTP_URL: mailbox.url });
    await onlyByHand(auth.app, NoticeSweep);
    return new PasswordLinks(auth, mailbox);
  }

  /** Resets auth: the first owner is the only account and is signed in, and the mailbox is empty. */
  async begin(): Promise<void> {
    await this.auth.begin();
    this.mailbox.empty();
    this.owner = await Owner.signedIn(this.auth);
  }

  async stop(): Promise<void> {
    await this.auth.stop();
    await this.mailbox.close();
  }

  post(path: string, body: object, address = '203.0.113.60') {
    return this.auth.http.post(`/api/${path}`).set('X-Forwarded-For', address).send(body);
  }

  ask(username: string, address?: string) {
    return this.post('user/password-reset', { username }, address);
  }

  invite(body: object = {}) {
    return this.auth.http
      .post('/api/accounts/invitations')
      .set(this.owner.header)
      .send({ email: invited, role: 'user', language: 'en', ...body });
  }

  sendMails(): Promise<void> {
    return this.auth.app.get(NoticeSweep, { strict: false }).run();
  }

  /** Sends the pending mails, and returns the tokens in the mails to an email address, oldest first. */
  async tokensTo(address: string): Promise<string[]> {
    await this.sendMails();
    const mails = this.mailbox.mails.filter(({ recipient }) => recipient === address);
    return mails.flatMap(({ text }) => /\/admin\/link#([\w-]+)/.exec(text ?? '')?.[1] ?? []);
  }

  async accountOf(address: string) {
    const { body } = await this.auth.http.get('/api/accounts').set(this.owner.header);
    return (
      body as { accounts: Array<{ id: string; email: string; invitedUntil: string | null }> }
    ).accounts.find(({ email: known }) => known === address);
  }
}
