import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import type { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { createProductionQueue, createTestQueue } from '@sandhill/testing/servers/test-servers.ts';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { ImageDecoder } from '../src/images/image-decoder.js';
import { maxRenditionAttempts } from '../src/images/image.entity.js';
import { ImagesService } from '../src/images/images.service.js';
import { ORIGINALS_STORE } from '../src/images/stores.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, startWorker, type RunningMedia } from './support/start-media.js';

interface Uploaded {
  id: string;
  srcset: { webp: string; avif: string | null };
}

const upload = async (media: RunningMedia, width: number): Promise<Uploaded> =>
  send(media, await aDataUrl({ width, height: 300 }));

const send = async (media: RunningMedia, imageUrl: string): Promise<Uploaded> => {
  const answer = await media
    .visitor()
    .post('/api/projects')
    .set(media.as('administrator'))
    .send({ title: 'Palms', imageUrl });
  return answer.body as Uploaded;
};

const find = async (media: RunningMedia, id: string): Promise<Uploaded | undefined> =>
  (await new MediaClient(media).listed()).find((project) => project.id === id);

const untilComplete = (media: RunningMedia, id: string) =>
  waitUntil('the AVIF sizes', async () => Boolean((await find(media, id))?.srcset.avif));

describe('renditions through the queue', () => {
  let media: RunningMedia;
  let worker: INestApplication;

  beforeAll(async () => {
    media = await startMedia({ QUEUE_URL: (await createProductionQueue()).url });
    worker = await startWorker(media.config);
  });

  afterAll(async () => {
    await worker.close();
    await media.stop();
  });

  it('adds the large and slow sizes after the upload', async () => {
    const { id } = await upload(media, 1700);

    await untilComplete(media, id);

    const { srcset } = (await find(media, id)) ?? {};
    expect(srcset?.webp.match(/\d+w/g)).toEqual(['400w', '800w', '1200w', '1600w']);
    expect(srcset?.avif?.match(/\d+w/g)).toEqual(['400w', '800w', '1200w', '1600w']);
    for (const path of `${srcset?.webp}, ${srcset?.avif}`.matchAll(/(\/media\S+) (\d+)w/g)) {
      const stored = await fetch(`${media.config.S3_URL}${path[1]}`);
      const { width } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
      expect(width).toBe(Number(path[2]));
    }
  });

  it('never enlarges a picture', async () => {
    const { id } = await upload(media, 300);

    await untilComplete(media, id);

    const { srcset } = (await find(media, id)) ?? {};
    expect(srcset?.webp.match(/\d+w/g)).toEqual(['300w']);
    expect(srcset?.avif?.match(/\d+w/g)).toEqual(['300w']);
  });
});

describe('renditions without a queue', () => {
  it('are made when the queue is available again', async () => {
    const away = await startMedia({ QUEUE_URL: 'redis://127.0.0.1:1' });
    const { id } = await upload(away, 900);
    const queue = await createTestQueue();

    const worker = await startWorker(Object.assign(Object.create(away.config), { QUEUE_URL: queue.url }));
    await untilComplete(away, id);

    expect((await find(away, id))?.srcset.avif).toContain('800w');
    expect(await worker.get(JobQueue).counts('renditions')).toMatchObject({ failed: 0 });
    await worker.close();
    await away.stop();
  });
});

describe('an upload without a store', () => {
  it('is refused with Retry-After, and nothing is listed', async () => {
    const media = await startMedia({ S3_URL: 'http://127.0.0.1:1' });

    const imageUrl = await aDataUrl();
    const answer = await media
      .visitor()
      .post('/api/projects')
      .set(media.as('administrator'))
      .send({ title: 'Palms', imageUrl });

    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      503,
      'store_unavailable',
      '5',
    ]);
    expect((await media.visitor().get('/api/projects')).body).toEqual({ projects: [], categories: [] });
    await eventually(async () =>
      expect((await media.visitor().get('/health/ready')).body).toMatchObject({
        status: 'degraded',
        dependencies: { store: 'down' },
      }),
    );
    await media.stop();
  });
});

describe('renditions of a picture that is uploaded twice at the same time', () => {
  it('stay when the slower upload ends after them', async () => {
    const media = await startMedia({ QUEUE_URL: 'redis://127.0.0.1:1' });
    const imageUrl = await aDataUrl({ width: 1300, height: 300 });
    const decoder = media.app.get(ImageDecoder);
    const make = decoder.make.bind(decoder);
    jest.spyOn(decoder, 'make').mockImplementationOnce(async (picture, sizes) => {
      await send(media, imageUrl);
      const [{ key }] = await media.app.get(DataSource).query<[{ key: string }]>('SELECT key FROM images');
      await media.app.get(ImagesService).completeRenditions(key);
      return make(picture, sizes);
    });

    const { id } = await send(media, imageUrl);

    expect((await find(media, id))?.srcset.webp.match(/\d+w/g)).toEqual(['400w', '800w', '1200w']);
    await media.stop();
  });
});

describe('renditions that fail until they are given up', () => {
  it('are listed with the reason, counted in the health answer, and made when staff try again', async () => {
    const media = await startMedia({ QUEUE_URL: 'redis://127.0.0.1:1' });
    const { id } = await upload(media, 900);
    const images = media.app.get(ImagesService);
    const database = media.app.get(DataSource);
    const rows: Array<{ key: string }> = await database.query('SELECT key FROM images');
    const { key = '' } = rows[0] ?? {};
    // Simulates a lost original, as after a restore of the store without it.
    await media.app.get<ObjectStore>(ORIGINALS_STORE).remove(key);
    await expect(images.completeRenditions(key)).rejects.toThrow('Pictures cannot be stored right now');
    await database.query('UPDATE images SET rendition_attempts = rendition_attempts + 14');
    const as = media.as('administrator');

    const { body } = await media.visitor().get('/api/projects/given-up').set(as);
    expect((body as { projects: object[] }).projects).toMatchObject([{ id, reason: 'store' }]);
    expect((await media.visitor().get('/health/ready')).body).toMatchObject({
      figures: { renditionsGivenUp: 1 },
    });

    expect((await media.visitor().post(`/api/projects/${id}/renditions`).set(as)).status).toBe(204);
    expect((await media.visitor().get('/api/projects/given-up').set(as)).body).toEqual({ projects: [] });
    await media.stop();
  });

  it('are none of those whose attempts fail while the store is unavailable', async () => {
    const media = await startMedia({ QUEUE_URL: 'redis://127.0.0.1:1' });
    await upload(media, 900);
    const [{ key }] = await media.app.get(DataSource).query<[{ key: string }]>('SELECT key FROM images');
    const { DATABASE_URL, QUEUE_URL } = media.config;
    const away = await startMedia({ DATABASE_URL, QUEUE_URL, S3_URL: 'http://127.0.0.1:1' });
    const attempt = () => away.app.get(ImagesService).completeRenditions(key);

    for (let left = maxRenditionAttempts; left > 0; left -= 1)
      await expect(attempt()).rejects.toThrow('Pictures cannot be stored right now');

    expect((await new MediaClient(media).call('get', '/given-up')).body).toEqual({ projects: [] });
    await away.stop();
    await media.stop();
  });

  it('are also those of further pictures, which are on the pages of stories', async () => {
    const media = await startMedia({ QUEUE_URL: 'redis://127.0.0.1:1' });
    const client = new MediaClient(media);
    const { id } = await client.upload();
    await client.call('post', `/${id}/pictures`, { imageUrl: await aDataUrl() }).expect(200);
    const database = media.app.get(DataSource);
    const key = 'SELECT image_key FROM project_pictures';
    await database.query(`UPDATE images SET rendition_attempts = 15 WHERE key = (${key})`);

    const listed = async () => (await client.call('get', '/given-up')).body as { projects: object[] };
    expect((await listed()).projects).toMatchObject([{ id, reason: 'other' }]);

    await client.call('post', `/${id}/renditions`).expect(204);
    expect(await database.query('SELECT rendition_attempts AS tried FROM images')).toEqual([
      { tried: 0 },
      { tried: 0 },
    ]);
    expect(await listed()).toEqual({ projects: [] });
    await media.stop();
  });
});
