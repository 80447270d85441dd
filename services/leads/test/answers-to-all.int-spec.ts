import type { INestApplication } from '@nestjs/common';
import { Dovecot } from '@sandhill/testing/servers/dovecot.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { MailboxWatch } from '../src/returned-mail/mailbox-watch.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aMail } from './support/mails.js';
import { post } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';

describe('an answer from a mail program that went to all', () => {
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

  it.each([[['INBOX', 'Sent']], [['Sent', 'INBOX']], [['Sent', 'Sent']]])(
    'is one answer, whichever of %j has it first',
    async (folders) => {
      const email = `${folders.join('.')}@visitor.test`.toLowerCase();
      const { id } = (await post(`${leads.url}/api/quotes`, aQuote({ email }))).body;
      await ruth.call('POST', `/${id}/messages`, { text: 'Shall we come on Tuesday?', language: 'en' });
      const mails = await leads.mailbox.untilMailTo(email, 2);
      const replyTo = mails.find(({ inReplyTo }) => inReplyTo)?.replyTo?.[0]?.address ?? '';
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
});
