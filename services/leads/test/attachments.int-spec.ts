import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { DecoderLost } from '@sandhill/platform/pictures/decoder-process.js';
import { untilFree } from '@sandhill/testing/until-free.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { AttachmentResponse } from '../src/conversation/attachments/attachments.dto.js';
import { UnsentAttachmentsSweep } from '../src/conversation/attachments/unsent-attachments-sweep.js';
import type { LeadMessageResponse } from '../src/conversation/message.response.js';
import { MessageAttachment } from '../src/model/message-attachment.entity.js';
import { PhotoDecoder } from '../src/photos/photo-decoder.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aPhonePicture, dataUrl, phoneMetadataIn } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

interface Refused {
  code: string;
  fields?: Record<string, { code: string }>;
}

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000, 'x')]);
const pdfUrl = (bytes = pdf) => dataUrl(bytes, 'application/pdf');

let leads: Leads;
let worker: INestApplication;
let ruth: Desk;
let ben: Desk;

beforeAll(async () => {
  leads = await Leads.start();
  worker = await leads.startWorker();
  ruth = new Desk(leads);
  ben = new Desk(leads, 'ben', '019aa000-0000-7000-8000-0000000000b1');
});

afterAll(() => leads.stopAll());

const quote = async (email: string) => (await post(`${leads.url}/api/quotes`, aQuote({ email }))).body.id;
const add = (desk: Desk, leadId: string, name: string, data: string) =>
  untilFree(() =>
    desk.ask<AttachmentResponse & Refused>('POST', `/api/lead-attachments/${leadId}`, { name, data }),
  );
const write = (desk: Desk, leadId: string, body: object, headers = {}) =>
  desk.ask<LeadMessageResponse & Refused>(
    'POST',
    `/${leadId}/messages`,
    { text: 'Here is the plan.', language: 'en', ...body },
    headers,
  );

describe('the files of an answer', () => {
  it('go with its mail, pictures without their place and camera, also when it is tried again', async () => {
    const email = 'files@visitor.test';
    const leadId = await quote(email);
    await leads.mailbox.untilMailTo(email);
    const picture = await add(ruth, leadId, 'C:\\yard\\before.PNG', dataUrl(await aPhonePicture()));
    const plan = await add(ruth, leadId, 'Plan für \nAna.pdf', pdfUrl());
    await leads.mailbox.close();
    leads.mailbox.dropConnections();

    const attachments = [picture.body.id, plan.body.id];
    const sent = await write(ruth, leadId, { attachments });

    expect([picture.status, picture.body.name, picture.body.type]).toEqual([201, 'before.jpg', 'image/jpeg']);
    expect([plan.status, plan.body]).toMatchObject([201, { name: 'Plan für Ana.pdf', size: pdf.length }]);
    expect(sent.body.attachments).toEqual([picture.body, plan.body]);
    await waitUntil('an attempt without a mail server', async () => {
      const [message] = (await ruth.read(leadId)).messages;
      return message?.state === 'owed' && message.lastError !== null;
    });
    await leads.mailbox.open();
    await leads.database.query('UPDATE deliveries SET next_attempt_at = now()');
    await worker.get(OwedSweep, { strict: false }).run();
    const [, mail] = await leads.mailbox.untilMailTo(email, 2);
    const files = (mail?.attachments ?? []).filter(({ disposition }) => disposition === 'attachment');
    expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['before.jpg', 'image/jpeg'],
      ['Plan für Ana.pdf', 'application/pdf'],
    ]);
    const [photo, document] = files.map(({ content }) => Buffer.from(content as ArrayBuffer));
    expect(phoneMetadataIn(photo ?? Buffer.alloc(0))).toEqual([]);
    expect(document?.equals(pdf)).toBe(true);
    expect((await ruth.read(leadId)).messages[0]?.attachments).toEqual([picture.body, plan.body]);
  });

  it('are sent once: a repeat with the same key gets the first answer, other files need another key', async () => {
    const leadId = await quote('once@visitor.test');
    const { id } = (await add(ruth, leadId, 'plan.pdf', pdfUrl())).body;
    const other = (await add(ruth, leadId, 'plan.pdf', pdfUrl())).body.id;
    const key = { 'idempotency-key': 'one' };

    const first = await write(ruth, leadId, { attachments: [id] }, key);
    const again = await write(ruth, leadId, { attachments: [id] }, key);
    const changed = await write(ruth, leadId, { attachments: [other] }, key);
    const used = await write(ruth, leadId, { text: 'Again.', attachments: [id] });

    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect([used.status, used.body.fields?.['attachments']?.code]).toEqual([400, 'unreadable']);
    expect((await ruth.read(leadId)).messages).toHaveLength(1);
  });

  it.each([
    ['Plan v1.2', 'Plan v1.2.pdf'],
    ['..', 'file.pdf'],
    ['before.JPEG', 'before.pdf'],
  ])('keep the name that they had, with the extension of their content: %s', async (name, kept) => {
    const leadId = await quote('named@visitor.test');

    expect((await add(ben, leadId, name, pdfUrl())).body.name).toBe(kept);
  });

  it('are the author’s and the lead’s alone', async () => {
    const [leadId, elsewhere] = [await quote('mine@visitor.test'), await quote('other@visitor.test')];
    const { id } = (await add(ruth, leadId, 'plan.pdf', pdfUrl())).body;

    for (const answer of [
      await write(ben, leadId, { attachments: [id] }),
      await write(ruth, elsewhere, { attachments: [id] }),
      await write(ruth, leadId, { attachments: [id, '019aa000-0000-7000-8000-0000000000ff'] }),
      await write(ruth, leadId, { attachments: ['x'] }),
    ])
      expect(answer.status).toBe(400);
    expect((await write(ruth, leadId, { attachments: [id] })).status).toBe(201);
  });

  it.each<[string, () => string | Promise<string>, string]>([
    ['no file', () => 'data:text/html;base64,PGI+', 'unknown_type'],
    ['a page that says it is a PDF', () => dataUrl(Buffer.from('<html>'), 'application/pdf'), 'unknown_type'],
    ['a picture that is cut', async () => dataUrl((await aPhonePicture()).subarray(0, 900)), 'unreadable'],
    [
      'more than 10 MB',
      () => pdfUrl(Buffer.concat([pdf, Buffer.alloc(10_000_000)])),
      'attachments_too_large',
    ],
  ])('are refused with the reason: %s', async (_what, data, code) => {
    const leadId = await quote('refused@visitor.test');

    const { status, body } = await add(ruth, leadId, 'a.pdf', await data());

    expect([status, body.fields?.['attachments']?.code]).toEqual([400, code]);
  });

  it('have at most 10 MB together', async () => {
    const leadId = await quote('large@visitor.test');
    const half = pdfUrl(Buffer.concat([pdf, Buffer.alloc(4_990_000)]));
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push((await add(ruth, leadId, `${name}.pdf`, half)).body.id);

    const all = await write(ruth, leadId, { attachments: ids });
    const two = await write(ruth, leadId, { attachments: ids.slice(1) });

    expect([all.status, all.body.fields?.['attachments']?.code]).toEqual([400, 'attachments_too_large']);
    expect(two.status).toBe(201);
  });

  it('are asked for again when the process that decodes them is killed', async () => {
    const leadId = await quote('killed@visitor.test');
    const data = dataUrl(await aPhonePicture());
    const decoder = jest.spyOn(leads.app.get(PhotoDecoder, { strict: false }), 'make');
    decoder.mockRejectedValueOnce(new DecoderLost('SIGKILL'));

    const cut = await ruth.ask<Refused>('POST', `/api/lead-attachments/${leadId}`, { name: 'a.jpg', data });
    decoder.mockRestore();

    expect(cut).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect((await add(ruth, leadId, 'a.jpg', data)).status).toBe(201);
  });

  it('of one person wait for their answers up to thirty, also when they come at once; one that is removed makes room, never another’s', async () => {
    const leadId = await quote('many@visitor.test');
    const cleo = new Desk(leads, 'cleo', '019aa000-0000-7000-8000-0000000000d1');
    const ids = [];
    for (let at = 0; at < 28; at += 1) {
      const { status, body } = await add(cleo, leadId, `${at}.pdf`, pdfUrl());
      expect(status).toBe(201);
      ids.push(body.id);
    }

    const picture = dataUrl(await aPhonePicture());
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
    const atOnce = await Promise.all(names.map((name) => add(cleo, leadId, name, picture)));
    expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(2);

    const more = await add(cleo, leadId, 'more.pdf', pdfUrl());
    const byBen = await ben.call('DELETE', `/api/lead-attachments/${ids[0]}`);
    const removed = await cleo.call('DELETE', `/api/lead-attachments/${ids[0]}`);
    const again = await cleo.call('DELETE', `/api/lead-attachments/${ids[0]}`);

    expect([more.status, more.body.fields?.['attachments']?.code]).toEqual([400, 'too_many_attachments']);
    expect([byBen.status, removed.status, again.status]).toEqual([404, 204, 404]);
    expect((await add(cleo, leadId, 'more.pdf', pdfUrl())).status).toBe(201);
    await write(cleo, leadId, { attachments: [ids[1]] });
    expect((await cleo.call('DELETE', `/api/lead-attachments/${ids[1]}`)).status).toBe(404);
  });

  it('are deleted a day later if their answer was not sent, and with their lead', async () => {
    const leadId = await quote('gone@visitor.test');
    const unsent = (await add(ruth, leadId, 'unsent.pdf', pdfUrl())).body.id;
    const sent = (await add(ruth, leadId, 'sent.pdf', pdfUrl())).body.id;
    await write(ruth, leadId, { attachments: [sent] });
    const sweep = worker.get(UnsentAttachmentsSweep, { strict: false });
    const files = leads.database.getRepository(MessageAttachment);
    const kept = async () => (await files.findBy({ leadId })).map(({ id }) => id);

    await sweep.run(new Date(Date.now() + 23.9 * 3_600_000));
    expect(await kept()).toEqual([unsent, sent]);
    await sweep.run(new Date(Date.now() + 24.1 * 3_600_000));
    expect(await kept()).toEqual([sent]);
    await leads.database.query('DELETE FROM leads WHERE id = $1', [leadId]);
    expect(await kept()).toEqual([]);
  });

  it('need a lead that exists and somebody who may answer', async () => {
    const missing = '019aa000-0000-7000-8000-0000000000ff';
    expect((await add(ruth, missing, 'a.pdf', pdfUrl())).status).toBe(404);
    const crew = new Desk(leads, 'cam', '019aa000-0000-7000-8000-0000000000c1', 'crew');
    expect((await add(crew, missing, 'a.pdf', pdfUrl())).status).toBe(403);
  });
});
