import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { DataSource } from 'typeorm';
import { MEDIA_STORE } from '../src/images/stores.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, type RunningMedia } from './support/start-media.js';
import { sweep } from './support/sweep.js';

describe('an unused picture', () => {
  let media: RunningMedia;
  let client: MediaClient;
  let database: DataSource;

  beforeEach(async () => {
    media = await startMedia();
    client = new MediaClient(media);
    database = media.app.get(DataSource);
  });

  afterEach(() => media.stop());

  const has = async (path: string) => (await fetch(`${media.config.S3_URL}${path}`)).status === 200;

  const usedAgo = (age: string) =>
    database.query('UPDATE images SET used_at = now() - $1::interval, renditions_owed = false', [age]);

  it('stays for an hour after it was replaced, for open pages', async () => {
    const { id, imageUrl } = await client.upload();
    // The hour begins when the picture is replaced, however long it was shown before.
    await usedAgo('10 days');
    await client.change(id, { imageUrl: await aDataUrl() });

    await sweep(media);
    expect(await has(imageUrl)).toBe(true);
    await usedAgo('59 minutes');
    await sweep(media);
    expect(await has(imageUrl)).toBe(true);
    await usedAgo('61 minutes');
    await database.query('UPDATE images SET renditions_owed = true');
    await sweep(media);
    // A worker may still be storing sizes of the picture.
    expect(await has(imageUrl)).toBe(true);
    await database.query('UPDATE image_erasures SET due_at = now()');
    await sweep(media);

    expect(await has(imageUrl)).toBe(false);
    const [current] = await client.listed();
    expect(await has(current?.imageUrl ?? '')).toBe(true);
  });

  it('is complete when it is uploaded again before its erasure', async () => {
    const picture = await aDataUrl();
    const { id, imageUrl } = await client.upload({ imageUrl: picture });
    await client.change(id, { imageUrl: await aDataUrl() });
    const key = imageUrl.split('/')[2];
    await database.query('DELETE FROM images WHERE key = $1', [key]);
    await database.query('INSERT INTO image_erasures (key) VALUES ($1)', [key]);

    const again = await client.upload({ imageUrl: picture });
    await sweep(media);

    expect(again.imageUrl).toBe(imageUrl);
    expect(await has(imageUrl)).toBe(true);
  });

  it('stays when it was uploaded again while its erasure was due', async () => {
    const { imageUrl } = await client.upload();
    const key = imageUrl.split('/')[2];
    await database.query(
      `INSERT INTO image_erasures (key, due_at) VALUES ($1, now() - interval '1 minute')
       ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at`,
      [key],
    );

    await sweep(media);

    expect(await has(imageUrl)).toBe(true);
    expect(await database.query('SELECT FROM image_erasures')).toEqual([]);
  });

  it('that cannot be erased holds up no other', async () => {
    const store = media.app.get<ObjectStore>(MEDIA_STORE, { strict: false });
    const list = store.list.bind(store);
    store.list = async (prefix, max) => {
      if (prefix.startsWith('stuck')) throw new Error('no');
      return list(prefix, max);
    };
    await database.query(
      `INSERT INTO image_erasures (key, due_at) VALUES ('stuck', now() - interval '2 minutes'),
         ('other', now() - interval '1 minute')`,
    );

    await expect(sweep(media)).rejects.toThrow('no');
    await sweep(media);

    expect(await database.query('SELECT key FROM image_erasures')).toEqual([{ key: 'stuck' }]);
  });

  it('is erased when its upload failed', async () => {
    const store = media.app.get<ObjectStore>(MEDIA_STORE, { strict: false });
    const put = store.put.bind(store);
    store.put = async (...object) => {
      await put(...object);
      throw new Error('the process dies');
    };

    const imageUrl = await aDataUrl();
    const upload = async () => (await client.call('post', '', { title: 'Palms', imageUrl })).status;

    expect(await upload()).toBe(503);
    const [erasure] = await database.query<Array<{ key: string }>>('SELECT key FROM image_erasures');
    const objects = () => store.list(`${erasure?.key}/`, 10);
    expect((await objects()).length).toBeGreaterThan(0);
    await sweep(media);
    expect((await objects()).length).toBeGreaterThan(0);
    await database.query('UPDATE image_erasures SET due_at = now()');
    // Another upload of the picture postpones the erasure, so that the objects that it has just stored stay.
    expect(await upload()).toBe(503);
    await sweep(media);
    expect((await objects()).length).toBeGreaterThan(0);
    await database.query('UPDATE image_erasures SET due_at = now()');
    await sweep(media);
    expect(await objects()).toEqual([]);
  });
});
