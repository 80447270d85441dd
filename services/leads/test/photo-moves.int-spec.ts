import type { INestApplication } from '@nestjs/common';
import sharp from 'sharp';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { MailPhotosBuilder } from '../src/mail/notifications/mail-photos.js';
import { MovePhotoProcessor } from '../src/photos/move-photo.processor.js';
import { PhotosService } from '../src/photos/photos.service.js';
import { UnreadablePhotosSweep } from '../src/photos/unreadable-photos-sweep.js';
import { LeadPhotos } from './support/lead-photos.js';
import { aCutPhonePicture, aPhoto, dataUrl } from './support/pictures.js';
import { Leads } from './support/start-leads.js';

const handle = (worker: INestApplication, photoId: string) =>
  worker.get(MovePhotoProcessor, { strict: false }).handle({ photoId });

describe('photos', () => {
  let leads: Leads;
  let photos: LeadPhotos;

  beforeAll(async () => {
    leads = await Leads.start();
    photos = new LeadPhotos(leads);
  });

  afterEach(() => photos.clear());

  afterAll(() => leads.stopAll());

  it('move to the bucket upright and without metadata, then leave the database', async () => {
    const id = await photos.aLeadPhoto(await aPhoto({ width: 400, height: 300, orientation: 6 }));
    const worker = await leads.startWorker();
    await photos.untilState(id, 'stored');

    const photo = await photos.find(id);
    const bytes = await worker.get(PhotosService, { strict: false }).read(id);

    expect(await photos.bytesOf(id)).toBeNull();
    expect(photo).toMatchObject({
      type: 'image/jpeg',
      width: 300,
      height: 400,
      storageKey: `leads/${id}.jpg`,
    });
    const metadata = await sharp(bytes).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([300, 400, undefined]);
  });

  it('move once, however often the job runs', async () => {
    const id = await photos.aLeadPhoto(await aPhoto({ format: 'png' }));
    const worker = await leads.startWorker();
    await photos.untilState(id, 'stored');

    await expect(handle(worker, id)).resolves.toBeUndefined();
    expect((await photos.find(id)).attempts).toBe(1);
  });

  it('lose their bytes after 7 days if they cannot be decoded, but keep their row', async () => {
    const cut = await aCutPhonePicture();
    const [old, young] = [await photos.aLeadPhoto(dataUrl(cut)), await photos.aLeadPhoto(dataUrl(cut))];
    const waiting = await photos.aLeadPhoto(await aPhoto());
    const worker = await leads.startWorker({ S3_URL: 'http://127.0.0.1:1' });
    await photos.untilState(old, 'unreadable');
    await photos.untilState(young, 'unreadable');
    const age = `UPDATE lead_photos SET created_at = now() - $2::interval WHERE id = $1`;
    await leads.database.query(age, [old, '7 days 1 minute']);
    await leads.database.query(age, [waiting, '7 days 1 minute']);
    await leads.database.query(age, [young, '6 days 23 hours']);

    await worker.get(UnreadablePhotosSweep, { strict: false }).run();

    expect(await photos.bytesOf(old)).toBeNull();
    expect((await photos.bytesOf(young))?.equals(cut)).toBe(true);
    expect(await photos.bytesOf(waiting)).not.toBeNull();
    expect((await photos.find(old)).state).toBe('unreadable');
    expect((await photos.show(photos.linkTo(old))).status).toBe(410);
  });

  it('stay in the database and are retried while the bucket is unavailable', async () => {
    const id = await photos.aLeadPhoto(await aPhoto());
    const worker = await leads.startWorker({ S3_URL: 'http://127.0.0.1:1' });
    await waitUntil('the first attempt', async () => (await photos.find(id)).attempts === 1);
    await leads.stop(worker);
    expect(await photos.find(id)).toMatchObject({
      state: 'pending',
      storageKey: null,
      unansweredAttempts: 0,
    });

    await leads.database.query('UPDATE lead_photos SET next_attempt_at = now()');
    await leads.startWorker();

    await photos.untilState(id, 'stored');
  });

  it('are not decoded again, by worker or HTTP process, after eight worker deaths', async () => {
    const id = await photos.aLeadPhoto(await aPhoto());
    // The state that eight killed workers leave behind.
    await leads.database.query('UPDATE lead_photos SET attempts = 8, unanswered_attempts = 8');
    const before = await photos.show(photos.linkTo(id));
    await leads.startWorker();

    await photos.untilState(id, 'unreadable');

    expect([before.status, before.headers.get('retry-after')]).toEqual([503, '60']);
    expect(((await before.json()) as { code: string }).code).toBe('photo_being_prepared');
    expect((await photos.show(photos.linkTo(id))).status).toBe(410);
  });

  it('still move after seven worker deaths, which resets the count', async () => {
    const id = await photos.aLeadPhoto(await aPhoto());
    await leads.database.query('UPDATE lead_photos SET attempts = 7, unanswered_attempts = 7');
    await leads.startWorker();

    await photos.untilState(id, 'stored');

    expect((await photos.find(id)).unansweredAttempts).toBe(0);
  });

  it('have a thumbnail in the mail once they are moved, for seven days; until then a link', async () => {
    const id = await photos.aLeadPhoto(await aPhoto({ width: 900, height: 600 }));
    const lead = await photos.leadOf(id);
    const worker = await leads.startWorker({ S3_URL: 'http://127.0.0.1:1' });
    const made = async (by = worker) => {
      const { photos, attachments } = await by.get(MailPhotosBuilder, { strict: false }).build(lead);
      return [photos.map(({ link }) => typeof link), attachments.length];
    };
    await waitUntil('the first attempt', async () => (await photos.find(id)).attempts === 1);
    expect(await made()).toEqual([['string'], 0]);
    await leads.stop(worker);
    await leads.database.query('UPDATE lead_photos SET next_attempt_at = now()');
    const moving = await leads.startWorker();
    await photos.untilState(id, 'stored');
    expect(await made(moving)).toEqual([['string'], 1]);

    await leads.database.query(`UPDATE lead_photos SET created_at = now() - interval '6 days 23 hours'`);
    await moving.get(UnreadablePhotosSweep, { strict: false }).run();
    expect(await made(moving)).toEqual([['string'], 1]);
    await leads.database.query(`UPDATE lead_photos SET created_at = now() - interval '7 days 1 minute'`);
    await moving.get(UnreadablePhotosSweep, { strict: false }).run();
    expect(await made(moving)).toEqual([['string'], 0]);
  });
});
