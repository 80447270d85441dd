import type { INestApplication } from '@nestjs/common';
import sharp from 'sharp';
import { waitUntil } from '../../../infra/servers/wait-until.ts';
import { MailPhotosMaker } from '../src/notifications/mail-photos.js';
import { MovePhotoProcessor } from '../src/photos/move-photo.processor.js';
import { PhotoLinks } from '../src/photos/photo-links.js';
import { PhotosService } from '../src/photos/photos.service.js';
import { QuotePhoto } from '../src/photos/quote-photo.entity.js';
import { aQuote } from './support/lead.factory.js';
import { aPhoto, aPicture, dataUrl } from './support/pictures.js';
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

  const find = (id: string) => leads.database.getRepository(QuotePhoto).findOneByOrFail({ id });
  const bytesOf = async (id: string) => {
    const [row] = await leads.database.query('SELECT bytes FROM quote_photos WHERE id = $1', [id]);
    return (row as { bytes: Buffer | null }).bytes;
  };
  const show = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${leads.url}${path}`, { headers });
  const linkTo = (id: string, now?: number) => {
    const url = new URL(leads.app.get(PhotoLinks, { strict: false }).to(id, now));
    return `${url.pathname}${url.search}`;
  };

  async function aQuotePhoto(photo: string): Promise<string> {
    const { body } = await post(`${leads.url}/api/quotes`, aQuote({ projectImages: [photo] }));
    return (await leads.database.getRepository(QuotePhoto).findOneByOrFail({ quoteId: body.id })).id;
  }

  const untilState = (id: string, state: string) =>
    waitUntil(`the state ${state}`, async () => (await find(id)).state === state);

  it('move to the bucket upright and without metadata, and only then leave the database', async () => {
    const id = await aQuotePhoto(await aPhoto({ width: 400, height: 300, orientation: 6 }));
    const worker = await leads.startWorker();
    await untilState(id, 'stored');

    const photo = await find(id);
    const { bytes, type } = await worker.get(PhotosService, { strict: false }).read(id);

    expect(await bytesOf(id)).toBeNull();
    expect(photo).toMatchObject({
      type: 'image/jpeg',
      width: 300,
      height: 400,
      storageKey: `quotes/${id}.jpg`,
    });
    expect(type).toBe('image/jpeg');
    const metadata = await sharp(bytes).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([300, 400, undefined]);
  });

  it('are moved once, however often the job runs', async () => {
    const id = await aQuotePhoto(await aPhoto({ format: 'png' }));
    const worker = await leads.startWorker();
    await untilState(id, 'stored');

    await expect(handle(worker, id)).resolves.toBeUndefined();
    expect((await find(id)).attempts).toBe(1);
  });

  it('stay in the database when they cannot be decoded', async () => {
    const whole = await aPicture({ width: 1200, height: 900 });
    const cut = whole.subarray(0, Math.floor(whole.length / 2));
    const id = await aQuotePhoto(dataUrl(cut));
    await leads.startWorker();

    await untilState(id, 'unreadable');

    expect((await bytesOf(id))?.equals(cut)).toBe(true);
    expect((await show(linkTo(id))).status).toBe(200);
  });

  it('stay in the database, and are tried again, while the bucket is away', async () => {
    const id = await aQuotePhoto(await aPhoto());
    const worker = await leads.startWorker({ S3_URL: 'http://127.0.0.1:1' });
    await waitUntil('a try', async () => (await find(id)).attempts === 1);
    await leads.stop(worker);
    expect(await find(id)).toMatchObject({ state: 'pending', storageKey: null, unansweredAttempts: 0 });

    await leads.database.query('UPDATE quote_photos SET next_attempt_at = now()');
    await leads.startWorker();

    await untilState(id, 'stored');
  });

  it('are not opened again when workers keep dying of them, and stay as they came', async () => {
    const id = await aQuotePhoto(await aPhoto());
    // As eight workers leave it that are killed while they have it in their hands.
    await leads.database.query('UPDATE quote_photos SET attempts = 8, unanswered_attempts = 8');
    await leads.startWorker();

    await untilState(id, 'unreadable');

    expect(await bytesOf(id)).not.toBeNull();
    expect((await show(linkTo(id))).status).toBe(200);
  });

  it('are moved all the same after a few deaths, and their count begins anew', async () => {
    const id = await aQuotePhoto(await aPhoto());
    await leads.database.query('UPDATE quote_photos SET attempts = 7, unanswered_attempts = 7');
    await leads.startWorker();

    await untilState(id, 'stored');

    expect((await find(id)).unansweredAttempts).toBe(0);
  });

  it('of which workers died are links in a mail, and no thumbnails', async () => {
    const { quoteId } = await find(await aQuotePhoto(await aPhoto()));
    await leads.database.query(`UPDATE quote_photos SET next_attempt_at = now() + interval '1 hour'`);
    const worker = await leads.startWorker();
    const made = () => worker.get(MailPhotosMaker, { strict: false }).of(quoteId);
    await leads.database.query('UPDATE quote_photos SET unanswered_attempts = 2');
    expect((await made()).attachments).toHaveLength(1);

    await leads.database.query('UPDATE quote_photos SET unanswered_attempts = 3');
    const { photos, attachments } = await made();

    expect([photos.length, attachments.length]).toEqual([1, 0]);
  });

  it('are shown by their link, as what they are and for nobody else to keep', async () => {
    const picture = await aPicture({ format: 'png' });
    const id = await aQuotePhoto(dataUrl(picture, 'image/png'));

    const response = await show(linkTo(id));

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
  });

  it('are shown to nobody without link or session', async () => {
    const id = await aQuotePhoto(await aPhoto());
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

  it('are shown to signed-in staff', async () => {
    const id = await aQuotePhoto(await aPhoto());
    const staff = leads.signedInAs('user');

    expect((await show(`/api/leads/photos/${id}`, staff)).status).toBe(200);
    expect(
      (await show(`/api/leads/photos/${id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`, staff))
        .status,
    ).toBe(404);
    expect((await show('/api/leads/photos/no-uuid', staff)).status).toBe(404);
  });

  it('answer 404 when the bucket lost them, and 503 while it is away', async () => {
    const id = await aQuotePhoto(await aPhoto());
    await leads.database.query(
      `UPDATE quote_photos SET state = 'stored', bytes = NULL, storage_key = 'quotes/gone.jpg' WHERE id = $1`,
      [id],
    );
    const away = await leads.startHttp({ environment: { S3_URL: 'http://127.0.0.1:1' } });

    const gone = await show(linkTo(id));
    const unreachable = await fetch(`${await away.getUrl()}${linkTo(id)}`);

    expect(gone.status).toBe(404);
    expect(unreachable.status).toBe(503);
    expect(unreachable.headers.get('retry-after')).toBe('10');
  });
});
