import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { Dovecot } from '@sandhill/testing/servers/dovecot.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { MailImporter } from '../src/returned-mail/mail-importer.js';
import { MailboxWatch } from '../src/returned-mail/mailbox-watch.js';
import { ReturnedMail } from '../src/returned-mail/returned-mail.entity.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aMail, aReport, filePart, textPart } from './support/mails.js';
import { aPhonePicture } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';

/** Lets the worker that reads connect again and read all folders. */
function lookNow(worker: INestApplication): void {
  worker.get(MailboxWatch, { strict: false }).disconnect();
}

describe('the office’s mailbox', () => {
  let leads: Leads;
  let dovecot: Dovecot;
  let workers: INestApplication[];
  let ruth: Desk;

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    leads = await Leads.start({ environment: { IMAP_URL: dovecot.url } });
    workers = await Promise.all([leads.startWorker(), leads.startWorker()]);
    ruth = new Desk(leads);
  });

  afterAll(async () => {
    await leads.stopAll();
    await dovecot.stop();
  });

  let visitors = 0;
  /** Returns a lead that Ruth has answered, with the mail that its visitor got. */
  const answered = async () => {
    visitors += 1;
    const email = `visitor${visitors}@visitor.test`;
    const { id, reference } = (await post(`${leads.url}/api/quotes`, aQuote({ email }))).body;
    await ruth.call('POST', `/${id}/messages`, { text: 'Shall we come on Tuesday?', language: 'en' });
    const mails = await leads.mailbox.untilMailTo(email, 2);
    const mail = mails.find(({ inReplyTo }) => inReplyTo);
    const to = mail?.replyTo?.[0]?.address ?? '';
    return { id, reference, email, to, messageId: mail?.messageId ?? '' };
  };
  /** Waits until all mails in a folder are read. */
  const untilRead = async (folder = 'INBOX') => {
    const last = (await dovecot.list(folder)).at(-1)?.uid ?? 0;
    await waitUntil(`${folder} read`, async () => {
      const [row] = await leads.database.query('SELECT last_uid FROM mail_folders WHERE path = $1', [folder]);
      return Number(row?.last_uid ?? 0) >= last;
    });
  };
  const deliver = async (...mails: string[]) => {
    await dovecot.deliver(...mails.map((raw) => ({ raw })));
    await untilRead();
  };
  const texts = async (id: string) => (await ruth.read(id)).messages.map(({ text }) => text);

  it('gives an answer to its lead by the token, which then waits; no other mail is touched', async () => {
    const lead = await answered();
    expect(lead.to).toMatch(/^reply\+[a-z2-7]{42}@firm\.test$/);
    expect((await ruth.read(lead.id)).waitingSince).toBeNull();

    await deliver(
      aMail({
        from: `Ann <${lead.email}>`,
        to: lead.to.toUpperCase(),
        parts: [
          textPart(
            'Tuesday is fine.\r\n\r\nOn Tue, Nov 24, 2026 at 9:02 AM Sandhill Grounds <reply@firm.test> wrote:\r\n> Shall we come on Tuesday?',
          ),
          filePart('garden.jpg', 'image/jpeg', await aPhonePicture()),
          filePart('plan.pdf', 'application/pdf', Buffer.from('%PDF-1.4')),
        ],
      }),
      aMail({ subject: `Re: Your quote request ${lead.reference}` }),
    );

    const read = await ruth.read(lead.id);
    expect(read).toMatchObject({ status: 'contacted', waitingSince: expect.any(String), photoCount: 1 });
    expect(read.messages.at(-1)).toMatchObject({
      direction: 'in',
      author: 'Ann',
      sender: lead.email,
      text: 'Tuesday is fine.',
      files: ['plan.pdf'],
      photoCount: 1,
      state: null,
    });
    expect(read.messages).toHaveLength(2);
    await waitUntil('the mail to Ruth', async () =>
      leads.mailbox
        .to(officeEmail)
        .some(({ text }) => text?.match(`${lead.reference} is waiting[^]*Message:\nTuesday is fine.`)),
    );
    await waitUntil('the picture', async () => (await ruth.read(lead.id)).photos[0]?.state === 'stored');
    expect(
      (await dovecot.list()).flatMap(({ flags }) => flags).filter((flag) => flag !== '\\Recent'),
    ).toEqual([]);
  });

  it('gives it by In-Reply-To or References, the sender’s own lead first; a forged address alone is no one’s', async () => {
    const [one, two] = [await answered(), await answered()];
    await deliver(
      aMail({ from: one.email, text: 'By reply.', inReplyTo: one.messageId, references: one.messageId }),
      aMail({
        from: one.email,
        text: 'By references.',
        references: `<x@y> ${two.messageId} ${one.messageId}`,
      }),
      aMail({ from: two.email, text: 'Forged.', subject: `Re: ${one.reference}` }),
      aMail({ from: 'stranger@other.test', text: 'From another address.', inReplyTo: two.messageId }),
      aMail({ from: two.email, text: 'Guessed.', to: `reply+${'a'.repeat(42)}@firm.test` }),
    );

    expect((await texts(one.id)).slice(1)).toEqual(['By reply.', 'By references.']);
    expect((await ruth.read(two.id)).messages.slice(1)).toMatchObject([
      { text: 'From another address.', sender: 'stranger@other.test' },
    ]);
  });

  it('opens a closed lead again, and waits from when the mail came', async () => {
    const lead = await answered();
    await ruth.change(lead.id, { status: 'lost', lostReason: 'price' });
    await deliver(aMail({ from: lead.email, to: lead.to, text: 'We changed our mind.' }));

    expect(await ruth.read(lead.id)).toMatchObject({
      status: 'contacted',
      lostReason: null,
      waitingSince: expect.any(String),
    });
  });

  it('takes a lead out of the bin again, but neither for staff nor for spam', async () => {
    const [lead, spam, ofStaff] = [await answered(), await answered(), await answered()];
    await ruth.change(spam.id, { status: 'spam' });
    const administrator = new Desk(leads, 'olga', '019aa000-0000-7000-8000-0000000000d9', 'administrator');
    for (const { id } of [lead, spam, ofStaff]) await administrator.call('DELETE', `/${id}`);
    await deliver(
      aMail({ from: officeEmail, to: ofStaff.to }),
      aMail({ from: spam.email, to: spam.to }),
      aMail({ from: lead.email, to: lead.to, text: 'Did you forget me?' }),
    );

    expect(await ruth.read(lead.id)).toMatchObject({ status: 'contacted', waitingSince: expect.any(String) });
    expect((await ruth.read(lead.id)).history.map(({ kind }) => kind)).toContain('restored');
    for (const { id } of [spam, ofStaff]) expect((await ruth.call('GET', `/${id}`)).status).toBe(404);
  });

  it('sees an answer from a mail program in the folder of sent mail, and believes no such answer elsewhere', async () => {
    const lead = await answered();
    const question = '<question@visitor.test>';
    await deliver(aMail({ from: lead.email, to: lead.to, text: 'What does it cost?', messageId: question }));
    await deliver(aMail({ from: officeEmail, inReplyTo: lead.messageId, text: 'Pretended.' }));
    expect((await ruth.read(lead.id)).waitingSince).not.toBeNull();
    await leads.database.query(
      `UPDATE leads SET urgency = 'tree', urgent_since = now() - interval '1 minute' WHERE id = $1`,
      [lead.id],
    );

    const raw = aMail({
      from: `Office <${officeEmail}>`,
      to: lead.email,
      inReplyTo: question,
      text: '$400.',
    });
    await dovecot.deliver({ raw, folder: 'Sent' });
    for (const worker of workers) lookNow(worker);
    await untilRead('Sent');
    expect((await ruth.read(lead.id)).messages.at(-1)).toMatchObject({
      direction: 'out',
      author: 'Office',
      text: '$400.',
    });
    expect(await ruth.read(lead.id)).toMatchObject({ waitingSince: null, isUrgent: false });
  });

  it('shows an answer of the admin area once, where the mail server puts it into the folder of sent mail too', async () => {
    const lead = await answered();
    const { raw = '' } =
      leads.mailbox.to(lead.email).find(({ messageId }) => messageId === lead.messageId) ?? {};
    await dovecot.deliver({ raw, folder: 'Sent' });
    for (const worker of workers) lookNow(worker);
    await untilRead('Sent');

    const { messages, history } = await ruth.read(lead.id);
    expect(messages.map(({ text }) => text)).toEqual(['Shall we come on Tuesday?']);
    expect(history.map(({ kind }) => kind)).not.toContain('answered_elsewhere');
  });

  it('notes that an invitation was accepted, and shows what a subject alone says', async () => {
    const [accepting, declining] = [await answered(), await answered()];
    const reply = ({ email, messageId }: typeof accepting, partstat: string) =>
      aMail({
        from: email,
        inReplyTo: messageId,
        subject: `${partstat}: Visit`,
        type: 'multipart/alternative',
        parts: [
          textPart(' '),
          `Content-Type: text/calendar; charset="utf-8"; method=REPLY\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
            `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nATTENDEE;PARTSTAT=${partstat.toUpperCase()}:mailto:${email}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
          ).toString('base64')}`,
        ],
      });
    const words = aMail({ to: declining.to, subject: 'Please call me', text: '' });
    await deliver(reply(accepting, 'Accepted'), reply(declining, 'Declined'), words);

    const accepted = await ruth.read(accepting.id);
    expect(accepted).toMatchObject({ waitingSince: null, messages: [{ direction: 'out' }] });
    expect(accepted.history.find(({ kind }) => kind === 'auto_replied')?.details).toEqual({
      subject: 'Accepted: Visit',
    });
    expect((await ruth.read(declining.id)).waitingSince).not.toBeNull();
    expect((await texts(declining.id)).slice(1)).toEqual(['Declined: Visit', 'Please call me']);
  });

  it('notes automatic replies, a few a day, and marks a mail that came back', async () => {
    const lead = await answered();
    const auto = () =>
      aMail({
        from: lead.email,
        to: lead.to,
        subject: 'Out of office',
        headers: { 'Auto-Submitted': 'auto-replied' },
      });
    await deliver(
      ...Array.from({ length: 20 }, auto),
      aReport(lead.messageId, { action: 'delayed', status: '4.4.1' }),
    );
    expect(await ruth.read(lead.id)).toMatchObject({ waitingSince: null, messages: [{ state: 'sent' }] });
    const notes = (await ruth.read(lead.id)).history.filter(({ kind }) => kind === 'auto_replied');
    expect(notes).toHaveLength(3);
    expect(notes[0]?.details).toEqual({ subject: 'Out of office' });

    await deliver(aReport(lead.messageId), aReport(lead.messageId));
    expect((await ruth.read(lead.id)).messages).toMatchObject([
      { state: 'failed', lastError: expect.stringContaining('5.1.1') },
    ]);
    expect((await ruth.read(lead.id)).history.filter(({ kind }) => kind === 'mail_bounced')).toHaveLength(1);
  });

  it('forgets a lead’s mails with it, also where the mailbox still has them and numbers them again', async () => {
    const [lead, other] = [await answered(), await answered()];
    await deliver(
      aMail({ from: lead.email, to: lead.to, text: 'Yes.' }),
      aMail({ from: other.email, to: other.to, text: 'Yes.' }),
    );
    const administrator = new Desk(leads, 'olga', '019aa000-0000-7000-8000-0000000000d9', 'administrator');
    expect(
      (await administrator.call('POST', `/${lead.id}/erase`, { reference: lead.reference })).status,
    ).toBeLessThan(300);
    const repository = leads.database.getRepository(ReturnedMail);
    expect(await repository.countBy({ leadId: lead.id })).toBe(0);
    const before = await leads.database.query('SELECT count(*)::integer FROM lead_messages');

    await dovecot.renumber();
    for (const worker of workers) lookNow(worker);
    await deliver(aMail({ from: other.email, to: other.to, text: 'One more.' }));
    const [folder] = await leads.database.query(`SELECT uid_validity FROM mail_folders WHERE path = 'INBOX'`);
    expect(folder).toEqual({ uid_validity: '4242' });
    expect((await texts(other.id)).slice(1)).toEqual(['Yes.', 'One more.']);
    const [after] = await leads.database.query('SELECT count(*)::integer FROM lead_messages');
    expect(after.count).toBe(before[0].count + 1);
  });

  it('is not held up by a mail that cannot be stored', async () => {
    const lead = await answered();
    for (const worker of workers) {
      const importer = worker.get(MailImporter, { strict: false });
      const answer = importer.addAnswer.bind(importer);
      jest.spyOn(importer, 'addAnswer').mockImplementation(async (mail, ...more) => {
        if (mail.head.subject !== 'Lost') return answer(mail, ...more);
        lookNow(worker);
        throw new TypeError('A fault of ours');
      });
    }
    const mail = { from: lead.email, to: lead.to };
    await deliver(
      aMail({ ...mail, subject: 'Lost' }),
      aMail({
        from: '=?utf-8?Q?a=00nn?=@visitor.test',
        to: lead.to,
        subject: `=?utf-8?B?${Buffer.from(`${'a'.repeat(199)}🌴`).toString('base64')}?=`,
        headers: { 'Auto-Submitted': 'auto-replied' },
      }),
      aMail({ ...mail, text: 'Tuesday is fine.' }),
    );

    expect(await texts(lead.id)).toContain('Tuesday is fine.');
    expect((await ruth.read(lead.id)).history.filter(({ kind }) => kind === 'auto_replied')).toMatchObject([
      { details: { subject: 'a'.repeat(199) } },
    ]);
  });
});
