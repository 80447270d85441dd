import { LeadsConfig } from '../src/config/leads.config.js';
import { deliveryFailure } from '../src/mail/notifications/delivery-failure.js';
import { MailAddresses } from '../src/mail/notifications/mail-addresses.js';
import { Mailer } from '../src/mail/notifications/mailer.js';
import { Mailbox } from './support/mailbox.js';
import { startMuteServer } from './support/mute-server.js';

const mail = {
  notificationId: 'one',
  to: 'ann@visitor.test',
  replyTo: { name: 'Ben', address: 'ben@visitor.test' },
  subject: 'Lawn',
  text: 'It is dry.',
  html: '<p>It is dry.</p>',
  attachments: [],
};

/** What sending through that server comes to. */
async function outcomeAt(url: string): Promise<string> {
  const config = Object.assign(new LeadsConfig(), { SMTP_URL: url });
  const mailer = new Mailer(config, new MailAddresses(config));
  try {
    await mailer.send(mail, 'main');
    return 'sent';
  } catch (error) {
    return deliveryFailure(error).kind;
  } finally {
    mailer.onApplicationShutdown();
  }
}

describe('the answers of a mail server', () => {
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await Mailbox.start({ needsSignIn: true });
  });

  afterAll(() => mailbox.close());

  it.each([
    [421, 'temporary'],
    [450, 'temporary'],
    [451, 'temporary'],
    [452, 'temporary'],
    [550, 'refused'],
    [552, 'refused'],
    [554, 'refused'],
  ])('to a recipient: %i is %s', async (code, kind) => {
    mailbox.rule = () => code;

    expect(await outcomeAt(mailbox.url)).toBe(kind);
  });

  it('to a wrong password: 535 is not_signed_in', async () => {
    expect(await outcomeAt(mailbox.url.replace('right', 'wrong'))).toBe('not_signed_in');
  });

  it('to nobody: a refused connection is away', async () => {
    expect(await outcomeAt('smtp://127.0.0.1:1')).toBe('away');
  });

  it('to a wish for TLS that it does not speak are away', async () => {
    expect(await outcomeAt(mailbox.url.replace('smtp:', 'smtps:'))).toBe('away');
  });

  it('that never come are away, after ten seconds', async () => {
    const mute = await startMuteServer();
    const started = Date.now();

    expect(await outcomeAt(`smtp://127.0.0.1:${mute.port}`)).toBe('away');

    expect(Date.now() - started).toBeLessThan(30_000);
    await mute.stop();
  });

  it('that are yes mean sent', async () => {
    mailbox.rule = () => undefined;

    expect(await outcomeAt(mailbox.url)).toBe('sent');
  });
});
