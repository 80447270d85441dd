import sharp from 'sharp';
import { MailPhotosBuilder } from '../src/mail/notifications/mail-photos.js';
import { LeadPhotos } from './support/lead-photos.js';
import {
  aCutPhonePicture,
  aPhonePicture,
  aPhoto,
  aPicture,
  dataUrl,
  phoneMetadataIn,
} from './support/pictures.js';
import { Leads } from './support/start-leads.js';

describe('photos', () => {
  let leads: Leads;
  let photos: LeadPhotos;

  beforeAll(async () => {
    leads = await Leads.start();
    photos = new LeadPhotos(leads);
  });

  afterEach(() => photos.clear());

  afterAll(() => leads.stopAll());

  it('never show metadata, neither pending nor stored', async () => {
    const picture = await aPhonePicture();
    expect(phoneMetadataIn(picture)).toEqual(['Exif', 'Pocketphone', 'Garden 12']);
    const id = await photos.aLeadPhoto(dataUrl(picture));
    const shown = async () => {
      const byLink = await photos.show(photos.linkTo(id));
      const toStaff = await photos.show(`/api/leads/photos/${id}`, leads.signedInAs('user'));
      return Promise.all(
        [byLink, toStaff].map(async (response) => Buffer.from(await response.arrayBuffer())),
      );
    };

    const whilePending = await shown();
    expect((await photos.find(id)).state).toBe('pending');
    const worker = await leads.startWorker();
    await photos.untilState(id, 'stored');
    const whenStored = await shown();
    const { attachments } = await worker
      .get(MailPhotosBuilder, { strict: false })
      .build(await photos.leadOf(id));

    const all = [...whilePending, ...whenStored, ...attachments.map(({ content }) => content)];
    expect(all).toHaveLength(5);
    expect(all.flatMap(phoneMetadataIn)).toEqual([]);
    const sizes = await Promise.all(all.map(async (each) => (await sharp(each).metadata()).width));
    expect(sizes).toEqual([640, 640, 640, 640, 320]);
    expect(phoneMetadataIn(await leads.objects(worker).get(`leads/${id}.jpg`))).toEqual([]);
  });

  it('answer 503 once a decoder has ended three times on them', async () => {
    const id = await photos.aLeadPhoto(dataUrl(await aPicture()));
    await leads.database.query('UPDATE lead_photos SET unanswered_attempts = 3 WHERE id = $1', [id]);

    const { status, headers } = await photos.show(photos.linkTo(id));

    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });

  it('answer 410 if they cannot be decoded', async () => {
    const cut = await aCutPhonePicture();
    const id = await photos.aLeadPhoto(dataUrl(cut));
    const lead = await photos.leadOf(id);
    const answers = async () => {
      const responses = await Promise.all([
        photos.show(photos.linkTo(id)),
        photos.show(`/api/leads/photos/${id}`, leads.signedInAs('user')),
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
    await photos.untilState(id, 'unreadable');

    expect(await answers()).toEqual(unreadable);
    expect(await worker.get(MailPhotosBuilder, { strict: false }).build(lead)).toEqual({
      photos: [{}],
      attachments: [],
    });
    const shown = await photos.show(`/api/leads/${lead}`, leads.signedInAs('user'));
    expect(await shown.json()).toMatchObject({ photoCount: 1, photos: [{ id, state: 'unreadable' }] });
  });

  it('are converted one at a time on request; excess requests get 503 with Retry-After', async () => {
    const id = await photos.aLeadPhoto(await aPhoto({ width: 2000, height: 1500 }));

    const responses = await Promise.all(Array.from({ length: 80 }, () => photos.show(photos.linkTo(id))));

    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(21);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBe(responses.filter(({ status }) => status !== 200).length);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '3'));
  });

  it('are served as uncacheable JPEG to a link, whatever their format', async () => {
    const picture = await aPicture({ format: 'png' });
    const id = await photos.aLeadPhoto(dataUrl(picture, 'image/png'));

    const response = await photos.show(photos.linkTo(id));

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
    const id = await photos.aLeadPhoto(await aPhoto());
    const path = `/api/leads/photos/${id}`;
    const expired = photos.linkTo(id, Date.now() - 31 * 24 * 3_600_000);

    const answers = await Promise.all(
      [path, `${path}?token=`, `${path}?token=wrong`, `${path}?token=a&token=b`, expired].map(
        async (each) => {
          const response = await photos.show(each);
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
    const path = `/api/leads/photos/${await photos.aLeadPhoto(await aPhoto())}`;

    const answer = await photos.show(path, leads.signedInAs('crew'));

    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'not_authenticated',
    ]);
  });

  it('are shown to signed-in staff', async () => {
    const id = await photos.aLeadPhoto(await aPhoto());
    const staff = leads.signedInAs('user');

    expect((await photos.show(`/api/leads/photos/${id}`, staff)).status).toBe(200);
    expect(
      (
        await photos.show(
          `/api/leads/photos/${id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`,
          staff,
        )
      ).status,
    ).toBe(404);
    expect((await photos.show('/api/leads/photos/no-uuid', staff)).status).toBe(404);
  });

  it('answer 404 if the bucket lost them and 503 while it is unavailable', async () => {
    const id = await photos.aLeadPhoto(await aPhoto());
    await leads.database.query(
      `UPDATE lead_photos SET state = 'stored', bytes = NULL, storage_key = 'leads/gone.jpg' WHERE id = $1`,
      [id],
    );
    const disconnected = await leads.startHttp({ environment: { S3_URL: 'http://127.0.0.1:1' } });

    const gone = await photos.show(photos.linkTo(id));
    const unreachable = await fetch(`${await disconnected.getUrl()}${photos.linkTo(id)}`);

    expect(gone.status).toBe(404);
    expect(unreachable.status).toBe(503);
    expect(unreachable.headers.get('retry-after')).toBe('10');
  });
});
