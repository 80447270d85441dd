import type { INestApplication } from '@nestjs/common';
import sharp from 'sharp';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { MailPhotosBuilder } from '../src/mail/notifications/mail-photos.js';
import { MovePhotoProcessor } from '../src/photos/move-photo.processor.js';
import { PhotoLinks } from '../src/photos/photo-links.js';
import { PhotosService } from '../src/photos/photos.service.js';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { UnreadablePhotosSweep } from '../src/photos/unreadable-photos-sweep.js';
import { aQuote } from './support/lead.factory.js';
import {
  aCutPhonePicture,
  aPhonePicture,
  aPhoto,
  aPicture,
  dataUrl,
  phoneMetadataIn,
} from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const handle = (worker: INestApplication, photoId: string) =>
  worker.get(MovePhotoProcessor, { strict: false }).handle({ photoId });

describe('photos', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start();
  });

  afterEach(() => leads.stopAll());

  const find = (id: string) => leads.database.getRepository(LeadPhoto).findOneByOrFail({ id });
  const leadOf = async (id: string) => (await find(id)).leadId;
  const bytesOf = async (id: string) => {
    const [row] = await leads.database.query('SELECT bytes FROM lead_photos WHERE id = $1', [id]);
    return (row as { bytes: Buffer | null }).bytes;
  };
  const show = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${leads.url}${path}`, { headers });
  const linkTo = (id: string, now?: number) => {
    const url = new URL(leads.app.get(PhotoLinks, { strict: false }).to(id, now));
    return `${url.pathname}${url.search}`;
  };

  async function aLeadPhoto(photo: string): Promise<string> {
    const { body } = await post(`${leads.url}/api/quotes`, aQuote({ projectImages: [photo] }));
    return (await leads.database.getRepository(LeadPhoto).findOneByOrFail({ leadId: body.id })).id;
  }

  const untilState = (id: string, state: string) =>
    waitUntil(`the state ${state}`, async () => (await find(id)).state === state);

  it('move to the bucket upright and without metadata, then leave the database', async () => {
    const id = await aLeadPhoto(await aPhoto({ width: 400, height: 300, orientation: 6 }));
    const worker = await leads.startWorker();
    await untilState(id, 'stored');

    const photo = await find(id);
    const bytes = await worker.get(PhotosService, { strict: false }).read(id);

    expect(await bytesOf(id)).toBeNull();
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
    const id = await aLeadPhoto(await aPhoto({ format: 'png' }));
    const worker = await leads.startWorker();
    await untilState(id, 'stored');

    await expect(handle(worker, id)).resolves.toBeUndefined();
    expect((await find(id)).attempts).toBe(1);
  });

  it('never show metadata, neither pending nor stored', async () => {
    const picture = await aPhonePicture();
    expect(phoneMetadataIn(picture)).toEqual(['Exif', 'Pocketphone', 'Garden 12']);
    const id = await aLeadPhoto(dataUrl(picture));
    const shown = async () => {
      const byLink = await show(linkTo(id));
      const toStaff = await show(`/api/leads/photos/${id}`, leads.signedInAs('user'));
      return Promise.all(
        [byLink, toStaff].map(async (response) => Buffer.from(await response.arrayBuffer())),
      );
    };

    const whilePending = await shown();
    expect((await find(id)).state).toBe('pending');
    const worker = await leads.startWorker();
    await untilState(id, 'stored');
    const whenStored = await shown();
    const { attachments } = await worker.get(MailPhotosBuilder, { strict: false }).build(await leadOf(id));

    const all = [...whilePending, ...whenStored, ...attachments.map(({ content }) => content)];
    expect(all).toHaveLength(5);
    expect(all.flatMap(phoneMetadataIn)).toEqual([]);
    const sizes = await Promise.all(all.map(async (each) => (await sharp(each).metadata()).width));
    expect(sizes).toEqual([640, 640, 640, 640, 320]);
    expect(phoneMetadataIn(await leads.objects(worker).get(`leads/${id}.jpg`))).toEqual([]);
  });

  it('answer 410 if they cannot be decoded', async () => {
    const cut = await aCutPhonePicture();
    const id = await aLeadPhoto(dataUrl(cut));
    const lead = await leadOf(id);
    const answers = async () => {
      const responses = await Promise.all([
        show(linkTo(id)),
        show(`/api/leads/photos/${id}`, leads.signedInAs('user')),
      ]);
      return Promise.all(
        responses.map(async (response) => [
          response.status,
          ((await response.json()) as { code: string }).code,
        ]),
      );
    };
    const unreadable = [
      [410, 'photo_unreadable'],
      [410, 'photo_unreadable'],
    ];

    expect(await answers()).toEqual(unreadable);
    const worker = await leads.startWorker();
    await untilState(id, 'unreadable');

    expect(await answers()).toEqual(unreadable);
    expect(await worker.get(MailPhotosBuilder, { strict: false }).build(lead)).toEqual({
      photos: [{}],
      attachments: [],
    });
    const shown = await show(`/api/leads/${lead}`, leads.signedInAs('user'));
    expect(await shown.json()).toMatchObject({ photoCount: 1, photos: [{ id, state: 'unreadable' }] });
  });

  it('lose their bytes after 7 days if they cannot be decoded, but keep their row', async () => {
    const cut = await aCutPhonePicture();
    const [old, young] = [await aLeadPhoto(dataUrl(cut)), await aLeadPhoto(dataUrl(cut))];
    const waiting = await aLeadPhoto(await aPhoto());
    const worker = await leads.startWorker({ S3_URL: 'http://127.0.0.1:1' });
    await untilState(old, 'unreadable');
    await untilState(young, 'unreadable');
    const age = `UPDATE lead_photos SET created_at = now() - $2::interval WHERE id = $1`;
    await leads.database.query(age, [old, '7 days 1 minute']);
    await leads.database.query(age, [waiting, '7 days 1 minute']);
    await leads.database.query(age, [young, '6 days 23 hours']);

    await worker.get(UnreadablePhotosSweep, { strict: false }).run();

    expect(await bytesOf(old)).toBeNull();
    expect((await bytesOf(young))?.equals(cut)).toBe(true);
    expect(await bytesOf(waiting)).not.toBeNull();
    expect((await find(old)).state).toBe('unreadable');
    expect((await show(linkTo(old))).status).toBe(410);
  });

  it('are converted one at a time on request; excess requests get 503 with Retry-After', async () => {
    const id = await aLeadPhoto(await aPhoto({ width: 4000, height: 3000 }));

    const responses = await Promise.all(Array.from({ length: 80 }, () => show(linkTo(id))));

    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(21);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBe(responses.filter(({ status }) => status !== 200).length);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '3'));
  });

  it('stay in the database and are retried while the bucket is unavailable', async () => {
    const id = await aLeadPhoto(await aPhoto());
    const worker = await leads.startWorker({ S3_URL: 'http://127.0.0.1:1' });
    await waitUntil('the first attempt', async () => (await find(id)).attempts === 1);
    await leads.stop(worker);
    expect(await find(id)).toMatchObject({ state: 'pending', storageKey: null, unansweredAttempts: 0 });

    await leads.database.query('UPDATE lead_photos SET next_attempt_at = now()');
    await leads.startWorker();

    await untilState(id, 'stored');
  });

  it('are not decoded again, by worker or HTTP process, after eight worker deaths', async () => {
    const id = await aLeadPhoto(await aPhoto());
    // The state that eight killed workers leave behind.
    await leads.database.query('UPDATE lead_photos SET attempts = 8, unanswered_attempts = 8');
    const before = await show(linkTo(id));
    await leads.startWorker();

    await untilState(id, 'unreadable');

    expect([before.status, before.headers.get('retry-after')]).toEqual([503, '60']);
    expect(((await before.json()) as { code: string }).code).toBe('photo_being_prepared');
    expect((await show(linkTo(id))).status).toBe(410);
  });

  it('still move after seven worker deaths, which resets the count', async () => {
    const id = await aLeadPhoto(await aPhoto());
    await leads.database.query('UPDATE lead_photos SET attempts = 7, unanswered_attempts = 7');
    await leads.startWorker();

    await untilState(id, 'stored');

    expect((await find(id)).unansweredAttempts).toBe(0);
  });

  it('have a thumbnail in the mail once they are moved, for seven days; until then a link', async () => {
    const id = await aLeadPhoto(await aPhoto({ width: 900, height: 600 }));
    const lead = await leadOf(id);
    const worker = await leads.startWorker({ S3_URL: 'http://127.0.0.1:1' });
    const made = async (by = worker) => {
      const { photos, attachments } = await by.get(MailPhotosBuilder, { strict: false }).build(lead);
      return [photos.map(({ link }) => typeof link), attachments.length];
    };
    await waitUntil('the first attempt', async () => (await find(id)).attempts === 1);
    expect(await made()).toEqual([['string'], 0]);
    await leads.stop(worker);
    await leads.database.query('UPDATE lead_photos SET next_attempt_at = now()');
    const moving = await leads.startWorker();
    await untilState(id, 'stored');
    expect(await made(moving)).toEqual([['string'], 1]);

    await leads.database.query(`UPDATE lead_photos SET created_at = now() - interval '6 days 23 hours'`);
    await moving.get(UnreadablePhotosSweep, { strict: false }).run();
    expect(await made(moving)).toEqual([['string'], 1]);
    await leads.database.query(`UPDATE lead_photos SET created_at = now() - interval '7 days 1 minute'`);
    await moving.get(UnreadablePhotosSweep, { strict: false }).run();
    expect(await made(moving)).toEqual([['string'], 0]);
  });

  it('are served as uncacheable JPEG to a link, whatever their format', async () => {
    const picture = await aPicture({ format: 'png' });
    const id = await aLeadPhoto(dataUrl(picture, 'image/png'));

    const response = await show(linkTo(id));

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([shown.format, shown.width, shown.height]).toEqual(['jpeg', 640, 480]);
  });

  it('are not shown without a valid link or a session', async () => {
    const id = await aLeadPhoto(await aPhoto());
    const path = `/api/leads/photos/${id}`;
    const expired = linkTo(id, Date.now() - 31 * 24 * 3_600_000);

    const answers = await Promise.all(
      [path, `${path}?token=`, `${path}?token=wrong`, `${path}?token=a&token=b`, expired].map(
        async (each) => {
          const response = await show(each);
          return [response.status, ((await response.json()) as { code: string }).code];
        },
      ),
    );

    expect(answers).toEqual([
      [401, 'not_authenticated'],
      [403, 'link_invalid'],
      [403, 'link_invalid'],
      [403, 'link_invalid'],
      [403, 'link_expired'],
    ]);
  });

  it('are hidden from crew, who work with pictures of projects alone', async () => {
    const path = `/api/leads/photos/${await aLeadPhoto(await aPhoto())}`;

    const answer = await show(path, leads.signedInAs('crew'));

    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'not_authenticated',
    ]);
  });

  it('are shown to signed-in staff', async () => {
    const id = await aLeadPhoto(await aPhoto());
    const staff = leads.signedInAs('user');

    expect((await show(`/api/leads/photos/${id}`, staff)).status).toBe(200);
    expect(
      (await show(`/api/leads/photos/${id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`, staff))
        .status,
    ).toBe(404);
    expect((await show('/api/leads/photos/no-uuid', staff)).status).toBe(404);
  });

  it('answer 404 if the bucket lost them and 503 while it is unavailable', async () => {
    const id = await aLeadPhoto(await aPhoto());
    await leads.database.query(
      `UPDATE lead_photos SET state = 'stored', bytes = NULL, storage_key = 'leads/gone.jpg' WHERE id = $1`,
      [id],
    );
    const disconnected = await leads.startHttp({ environment: { S3_URL: 'http://127.0.0.1:1' } });

    const gone = await show(linkTo(id));
    const unreachable = await fetch(`${await disconnected.getUrl()}${linkTo(id)}`);

    expect(gone.status).toBe(404);
    expect(unreachable.status).toBe(503);
    expect(unreachable.headers.get('retry-after')).toBe('10');
  });
});
