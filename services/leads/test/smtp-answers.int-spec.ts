import { firstSite } from '@sandhill/company/content/first-site.js';
import { LeadsConfig } from '../src/config/leads.config.js';
import { deliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import { noMailSettings } from '../src/mail/addresses/current-mail-settings.js';
import { MailAddresses } from '../src/mail/notifications/mail-addresses.js';
import { Mailer } from '../src/mail/notifications/mailer.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { startSilentServer } from './support/silent-server.js';

const mail = {
  deliveryId: 'one',
  to: 'ann@visitor.test',
  replyTo: { name: 'Ben', address: 'ben@visitor.test' },
  subject: 'Lawn',
  text: 'It is dry.',
  html: '<p>It is dry.</p>',
  attachments: [],
};

/** Returns how sending a mail through a server ends. */
async function outcomeAt(url: string): Promise<string> {
  const config = Object.assign(new LeadsConfig(), { SMTP_URL: url });
  const site = { current: firstSite, guide: [] };
  const mailer = new Mailer(config, new MailAddresses(config, site, noMailSettings), site);
  try {
    await mailer.send(mail, 'main');
    return 'sent';
  } catch (error) {
    return deliveryFailure(error).kind;
  } finally {
    mailer.onApplicationShutdown();
  }
}

describe('sending a mail', () => {
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await Mailbox.start({ needsSignIn: true });
  });

  afterAll(() => mailbox.close());

  it.each([
    ['temporary', 421],
    ['temporary', 450],
    ['temporary', 451],
    ['temporary', 452],
    ['refused', 550],
    ['refused', 552],
    ['refused', 554],
  ])('fails as "%s" on the reply %i to the recipient', async (kind, code) => {
    mailbox.rule = () => code;

    expect(await outcomeAt(mailbox.url)).toBe(kind);
  });

  it('fails as "not_signed_in" on a wrong password', async () => {
    expect(await outcomeAt(mailbox.url.replace('right', 'wrong'))).toBe('not_signed_in');
  });

  it('fails as "away" when the connection is refused', async () => {
    expect(await outcomeAt('smtp://127.0.0.1:1')).toBe('away');
  });

  it('fails as "away" over smtps to a server without TLS', async () => {
    expect(await outcomeAt(mailbox.url.replace('smtp:', 'smtps:'))).toBe('away');
  });

  it('fails as "away" after ten seconds without an answer', async () => {
    const silent = await startSilentServer();
    const started = Date.now();

    expect(await outcomeAt(`smtp://127.0.0.1:${silent.port}`)).toBe('away');

    expect(Date.now() - started).toBeLessThan(30_000);
    await silent.stop();
  });

  it('succeeds when the server accepts the mail', async () => {
    mailbox.rule = () => undefined;

    expect(await outcomeAt(mailbox.url)).toBe('sent');
  });
});
