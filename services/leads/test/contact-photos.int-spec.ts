import { randomBytes } from 'node:crypto';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import sharp from 'sharp';
import { RetentionSweep } from '../src/inbox/retention/retention-sweep.js';
import { PhotoLinks } from '../src/photos/photo-links.js';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { Desk } from './support/desk.js';
import { aContact } from './support/lead.factory.js';
import { aCutPhonePicture, aPhonePicture, aPhoto, dataUrl, phoneMetadataIn } from './support/pictures.js';
import { post } from './support/send.js';
import { generalEmail, Leads } from './support/start-leads.js';

describe('the photos of a contact message', () => {
  let leads: Leads;
  let admin: Desk;

  beforeEach(async () => {
    leads = await Leads.start();
    admin = new Desk(leads, undefined, undefined, 'administrator');
  });

  afterEach(() => leads.stopAll());

  const photos = () => leads.database.getRepository(LeadPhoto);
  const send = async (projectImages: string[], { key, ...changes }: Record<string, unknown> = {}) =>
    post(
      `${leads.url}/api/contact`,
      aContact({ name: 'Ben', email: 'ben@visitor.test', ...changes, projectImages }),
      key ? { 'idempotency-key': String(key) } : {},
    );
  const show = (id: string) => admin.call('GET', `/photos/${id}`);
  const untilState = (state: LeadPhoto['state'], count = 1) =>
    waitUntil(`${count} photos ${state}`, async () => (await photos().countBy({ state })) === count);

  it('move to the store without metadata and show on the page of the lead, in the list and in the export', async () => {
    const { status, body } = await send([dataUrl(await aPhonePicture()), await aPhoto({ format: 'png' })]);
    expect([status, body.photosKept]).toEqual([201, undefined]);
    const worker = await leads.startWorker();
    await untilState('stored', 2);

    const lead = await admin.read(body.id);

    expect(lead).toMatchObject({ kind: 'contact', photoCount: 2, photosNotKept: 0 });
    const [first] = await photos().find({ where: { leadId: body.id }, order: { position: 'ASC' } });
    expect(lead.photos.map(({ state }) => state)).toEqual(['stored', 'stored']);
    expect([first?.id, first?.storageKey]).toEqual([lead.photos[0]?.id, `leads/${first?.id}.jpg`]);
    const stored = await leads.objects(worker).get(first?.storageKey ?? '');
    expect(phoneMetadataIn(stored)).toEqual([]);
    const shown = Buffer.from(await (await show(first?.id ?? '')).arrayBuffer());
    expect((await sharp(shown).metadata()).format).toBe('jpeg');
    expect((await admin.list()).leads).toMatchObject([{ id: body.id, photoCount: 2 }]);
    const sheet = await (await admin.call('GET', '/export.csv')).text();
    expect(sheet).toMatch(new RegExp(`${body.reference},.*,2,(sent|owed)\r\n$`));
  });

  it("are linked in the office's mail, with the thumbnails that are made", async () => {
    await send([await aPhoto({ width: 900, height: 600 }), await aPhoto()]);
    await leads.startWorkerMovingPhotosFirst(2);

    const [mail] = await leads.mailbox.untilMailTo(generalEmail);

    const links = [...(mail?.text ?? '').matchAll(/http:\/\/localhost:8080(\/api\/leads\/photos\/\S+)/g)];
    const answers = await Promise.all(links.map(([, path]) => fetch(`${leads.url}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'image/png',
      'image/jpeg',
      'image/jpeg',
    ]);
  });

  it('are hidden in the bin, come back with the lead, and are erased with it', async () => {
    const { id } = (await send([await aPhoto()])).body;
    const worker = await leads.startWorker();
    await untilState('stored');
    const [photo] = await photos().find();
    const link = new URL(leads.app.get(PhotoLinks, { strict: false }).to(photo?.id ?? ''));
    const byLink = () => fetch(`${leads.url}${link.pathname}${link.search}`);
    expect((await byLink()).status).toBe(200);

    await admin.call('DELETE', `/${id}`);
    expect([(await show(photo?.id ?? '')).status, (await byLink()).status]).toEqual([404, 404]);
    await admin.call('POST', `/${id}/restore`);
    expect((await show(photo?.id ?? '')).status).toBe(200);
    expect((await admin.call('POST', `/${id}/erase`)).status).toBe(204);

    expect(await photos().count()).toBe(0);
    expect(await leads.objects(worker).has(photo?.storageKey ?? '')).toBe(false);
    expect((await byLink()).status).toBe(404);
    expect(await leads.database.query('SELECT FROM photo_erasures')).toEqual([]);
  });

  it('are erased by the retention', async () => {
    await send([await aPhoto()]);
    const worker = await leads.startWorker();
    await untilState('stored');
    const [photo] = await photos().find();
    await leads.database.query(`UPDATE leads SET created_at = now() - interval '13 months'`);
    await new Desk(leads, 'ada', undefined, 'owner').ask('PUT', '/retention', {
      lostAndSpamMonths: null,
      allMonths: 12,
    });

    await worker.get(RetentionSweep, { strict: false }).run();

    expect(await photos().count()).toBe(0);
    expect(await leads.objects(worker).has(photo?.storageKey ?? '')).toBe(false);
  });

  it('say so if they cannot be decoded', async () => {
    const { id } = (await send([dataUrl(await aCutPhonePicture())])).body;
    await leads.startWorker();
    await untilState('unreadable');

    const lead = await admin.read(id);

    expect(lead.photos).toMatchObject([{ state: 'unreadable' }]);
    expect((await show(lead.photos[0]?.id ?? '')).status).toBe(410);
  });

  it('belong to what is sent: another photo under the same key is refused, and without a key is another lead', async () => {
    const [one, other] = [await aPhoto({ width: 40 }), await aPhoto({ width: 50 })];
    const first = await send([one], { key: 'k' });

    expect((await send([one], { key: 'k', tookMs: 9000, guide: ['ixora'] })).body).toEqual(first.body);
    expect((await send([other], { key: 'k' })).status).toBe(422);
    expect((await send([], { key: 'k' })).status).toBe(422);
    const [plain, again, another] = [await send([one]), await send([one]), await send([other])];
    expect(again.body).toEqual(plain.body);
    expect(another.body.id).not.toBe(plain.body.id);
  });
});

describe('a contact message without room for its photos', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start({ environment: { PHOTOS_WAITING_BYTES: '1000' } });
  });

  afterAll(() => leads.stopAll());

  it('is accepted without them, and visitor and office are informed', async () => {
    const raw = { width: 60, height: 60, channels: 3 } as const;
    const noise = await sharp(randomBytes(60 * 60 * 3), { raw })
      .png()
      .toBuffer();
    const sent = aContact({ projectImages: [dataUrl(noise, 'image/png')] });

    const first = await post(`${leads.url}/api/contact`, sent, { 'idempotency-key': 'full' });
    const again = await post(`${leads.url}/api/contact`, sent, { 'idempotency-key': 'full' });

    expect([first.status, first.body.photosKept]).toEqual([201, false]);
    expect(again.body).toEqual(first.body);
    expect(await new Desk(leads).read(first.body.id)).toMatchObject({ photos: [], photosNotKept: 1 });
    await leads.startWorker();
    const [mail] = await leads.mailbox.untilMailTo(generalEmail);
    expect(mail?.text).toContain('Photos: 1 photo could not be kept');
  });
});
