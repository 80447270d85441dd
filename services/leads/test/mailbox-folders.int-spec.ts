import type { INestApplication } from '@nestjs/common';
import { Dovecot } from '@sandhill/testing/servers/dovecot.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { MailboxWatch } from '../src/returned-mail/mailbox-watch.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aMail } from './support/mails.js';
import { post } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';

describe('the folders of the office’s mailbox', () => {
  let leads: Leads;
  let dovecot: Dovecot;
  let worker: INestApplication;
  let ruth: Desk;

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    leads = await Leads.start({ environment: { IMAP_URL: dovecot.url } });
    worker = await leads.startWorker();
    ruth = new Desk(leads);
  });

  afterAll(async () => {
    await leads.stopAll();
    await dovecot.stop();
  });

  const untilIn = async (folder: string, raw: string) => {
    await dovecot.deliver({ raw, folder });
    const uid = (await dovecot.list(folder)).at(-1)?.uid;
    worker.get(MailboxWatch, { strict: false }).disconnect();
    await waitUntil(`${folder} read`, async () => {
      const [row] = await leads.database.query('SELECT last_uid FROM mail_folders WHERE path = $1', [folder]);
      return Number(row?.last_uid ?? 0) === uid;
    });
  };

  /** Returns a lead that Ruth has answered. */
  const answered = async (name: string) => {
    const email = `${name}@visitor.test`;
    const { id } = (await post(`${leads.url}/api/quotes`, aQuote({ email }))).body;
    await ruth.call('POST', `/${id}/messages`, { text: 'Shall we come on Tuesday?', language: 'en' });
    const mails = await leads.mailbox.untilMailTo(email, 2);
    return { id, email, replyTo: mails.find(({ inReplyTo }) => inReplyTo)?.replyTo?.[0]?.address ?? '' };
  };

  it.each([[['INBOX', 'Sent']], [['Sent', 'INBOX']], [['Sent', 'Sent']]])(
    'have an answer to all once, whichever of %j has it first',
    async (folders) => {
      const { id, email, replyTo } = await answered(folders.join('.').toLowerCase());
      const messageId = `<question-${folders.join('.')}@visitor.test>`;
      await untilIn('INBOX', aMail({ from: email, to: replyTo, text: 'What does it cost?', messageId }));
      expect((await ruth.read(id)).waitingSince).not.toBeNull();

      const answer = aMail({
        from: `Office <${officeEmail}>`,
        to: email,
        inReplyTo: messageId,
        text: '$400.',
        headers: { Cc: replyTo },
      });
      for (const folder of folders) await untilIn(folder, answer);

      const { waitingSince, messages } = await ruth.read(id);
      expect(waitingSince).toBeNull();
      expect(messages.map(({ direction, text }) => [direction, text])).toEqual([
        ['out', 'Shall we come on Tuesday?'],
        ['in', 'What does it cost?'],
        ['out', '$400.'],
      ]);
      const kinds = await leads.database.query(
        `SELECT kind FROM lead_history WHERE lead_id = $1 AND kind IN ('customer_wrote', 'answered_elsewhere') ORDER BY at`,
        [id],
      );
      expect(kinds).toEqual([{ kind: 'customer_wrote' }, { kind: 'answered_elsewhere' }]);
    },
  );

  it('are read from the beginning when those of another mailbox take their place, with the same UIDVALIDITY', async () => {
    const { id, email, replyTo } = await answered('moved');
    await untilIn('INBOX', aMail());
    await leads.database.query(`UPDATE mail_folders SET last_uid = 48000 WHERE path = 'INBOX'`);

    await untilIn('INBOX', aMail({ from: email, to: replyTo, text: 'Yes.' }));

    expect((await ruth.read(id)).messages.map(({ text }) => text)).toEqual([
      'Shall we come on Tuesday?',
      'Yes.',
    ]);
  });
});
