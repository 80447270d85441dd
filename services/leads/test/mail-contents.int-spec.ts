import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Dovecot } from '@sandhill/testing/servers/dovecot.ts';
import type { INestApplication } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { readPhoto } from '../src/photos/photo-intake.js';
import { ImapMailbox } from '../src/returned-mail/imap-mailbox.js';
import { MailImporter } from '../src/returned-mail/mail-importer.js';
import { parseHeaders } from '../src/returned-mail/mail-headers.js';
import { MailboxesRepository } from '../src/returned-mail/mailboxes.repository.js';
import { readAnswer } from '../src/returned-mail/read-mail.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aMail, filePart, textPart } from './support/mails.js';
import { aPhonePicture } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const html = (text: string) => `Content-Type: text/html; charset=utf-8\r\n\r\n<p>${text}</p>`;
const withPicture = (text: string) => {
  const picture = `<img src="data:image/png;base64,${'A'.repeat(300_000)}">`;
  const lines =
    Buffer.from(`${picture}<p>${text}</p>`)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines.join('\r\n')}`;
};
/** Returns a multipart part that holds other parts. */
const holding = (type: string, ...parts: string[]) =>
  [
    `Content-Type: ${type}; boundary="=in="\r\n`,
    ...parts.map((part) => `--=in=\r\n${part}`),
    '--=in=--',
  ].join('\r\n');
const alternative = 'multipart/alternative';
const received = async (receivedAt: Date, uid: number) => ({
  folder: { path: 'INBOX', uidValidity: '1' },
  uid,
  receivedAt,
  head: await parseHeaders(Buffer.from(aMail({ messageId: `<${uid}@visitor.test>` }))),
});
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('an answer', () => {
  let dovecot: Dovecot;
  let mailbox: ImapMailbox;

  beforeAll(async () => {
    dovecot = await Dovecot.start();
  });

  afterAll(async () => {
    mailbox.close();
    await dovecot.stop();
  });

  const read = async (raw: string) => {
    await dovecot.deliver({ raw });
    mailbox?.close();
    mailbox = await ImapMailbox.connect({ url: dovecot.url, requireTls: false });
    await mailbox.open('INBOX');
    return readAnswer(mailbox, (await dovecot.list()).at(-1)?.uid ?? 0);
  };

  it.each([
    [
      'as plain text where it is in both forms',
      [holding(alternative, textPart('Yes.'), html('<b>Yes.</b>'))],
      'Yes.',
    ],
    [
      'as HTML where the plain text is empty',
      [holding(alternative, textPart(' '), html('Come on Friday.'))],
      'Come on Friday.',
    ],
    [
      'as HTML above a footer in plain text',
      [html('Come on Friday.'), textPart('Checked for viruses.')],
      'Come on Friday.\n\nChecked for viruses.',
    ],
    [
      'as HTML around a file',
      [html('One.'), filePart('a.pdf', 'application/pdf', Buffer.from('a')), html('Two.')],
      'One.\n\nTwo.',
    ],
    ['as HTML alone', [holding(alternative, html('Yes.'))], 'Yes.'],
    ['as HTML below a large picture', [withPicture('Sí, el viernes.')], 'Sí, el viernes.'],
  ])('is read %s', async (_how, parts, text) => {
    const answer = await read(aMail({ parts }));

    expect(answer.text.replaceAll(/\n+/g, '\n\n')).toBe(text);
  });

  it('has a picture that no type names, and says that it has more files than are named', async () => {
    const untyped = 'application/octet-stream';
    const files = Array.from({ length: 25 }, (_, index) =>
      filePart(`${index}.heic`, untyped, Buffer.from('a')),
    );
    const answer = await read(
      aMail({ parts: [textPart('Here.'), filePart('YARD.JPG', untyped, await aPhonePicture()), ...files] }),
    );

    expect(answer.photos).toHaveLength(1);
    expect(answer.files).toHaveLength(21);
    expect(answer.files.at(-1)).toBe('…');
  });

  it.each([
    ['no text of its own where Google’s calendar wrote it', '', ''],
    ['its text where a person added a note', 'COMMENT:Please ring the bell.\r\n', 'Ann has accepted.'],
  ])('to an invitation has %s', async (_what, comment, text) => {
    const calendar = `BEGIN:VCALENDAR\r\nPRODID:-//Google Inc//Google Calendar 70.9054//EN\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\n${comment}ATTENDEE;PARTSTAT=ACCEPTED:mailto:ann@visitor.test\r\nEND:VEVENT\r\nEND:VCALENDAR`;
    const part = `Content-Type: text/calendar; charset=utf-8; method=REPLY\r\n\r\n${calendar}`;

    const answer = await read(
      aMail({ parts: [holding(alternative, textPart('Ann has accepted.'), html('Accepted'), part)] }),
    );

    expect(answer).toMatchObject({ text, calendarReply: 'accepted' });
  });
});

describe('an answer that is read', () => {
  let leads: Leads;

  let worker: INestApplication;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
  });

  afterAll(() => leads.stopAll());

  const importer = () => worker.get(MailImporter, { strict: false });
  const answer = { text: 'Please come.', photos: [], files: [] };

  it('hours after the firm’s, which is read with it, makes the lead wait from its own time', async () => {
    const { id } = (await post(`${leads.url}/api/quotes`, aQuote())).body;
    await leads.database.query(`UPDATE leads SET waiting_since = now() - interval '4 hours' WHERE id = $1`, [
      id,
    ]);
    const [sent, reply] = [await received(hoursAgo(3), 11), await received(hoursAgo(2), 12)];
    await worker.get(MailboxesRepository, { strict: false }).lastUid(sent.folder);

    await importer().addSentMail(sent, id, { ...answer, text: 'We come on Friday.' });
    await importer().addAnswer(reply, id, answer, false);

    expect(await new Desk(leads).read(id)).toMatchObject({
      status: 'contacted',
      waitingSince: reply.receivedAt.toISOString(),
    });
  });

  it('that is older than the decision to bin its lead leaves it in the bin', async () => {
    const { id } = (await post(`${leads.url}/api/quotes`, aQuote())).body;
    const old = await received(hoursAgo(2), 21);
    await worker.get(MailboxesRepository, { strict: false }).lastUid(old.folder);
    await new Desk(leads, 'olga', randomUUID(), 'administrator').call('DELETE', `/${id}`);

    await importer().addAnswer(old, id, answer, false);
    expect((await new Desk(leads).call('GET', `/${id}`)).status).toBe(404);
    await importer().addAnswer(await received(new Date(Date.now() + 1_000), 22), id, answer, false);
    expect((await new Desk(leads).call('GET', `/${id}`)).status).toBe(200);
  });

  it('has its pictures kept once until the lead has sixty, and names the others', async () => {
    const { id } = (await post(`${leads.url}/api/quotes`, aQuote())).body;
    await leads.database.query(
      `INSERT INTO lead_photos (lead_id, position, type, width, height, state)
       VALUES ($1, 58, 'image/jpeg', 1, 1, 'unreadable')`,
      [id],
    );
    const { photo } = await readPhoto(await aPhonePicture());
    const mail = await received(new Date(), 31);
    const mailboxes = worker.get(MailboxesRepository, { strict: false });
    await mailboxes.lastUid(mail.folder);
    // PostgreSQL rolls the first transaction back, so that the work runs again.
    const conflict = Object.assign(new Error(), { code: '40001' });
    jest.spyOn(mailboxes, 'lastAnswerAt').mockRejectedValueOnce(new QueryFailedError('', [], conflict));

    await importer().addAnswer(
      mail,
      id,
      { text: '', photos: photo ? [photo, photo] : [], files: ['a.pdf'] },
      false,
    );

    expect((await new Desk(leads).read(id)).messages).toMatchObject([
      { photoCount: 1, files: ['a.pdf', '…'] },
    ]);
  });
});
