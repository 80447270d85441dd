import { DataSource } from 'typeorm';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import type { BinResponse } from '../src/bin/bin.responses.js';
import { ImageVisibility } from '../src/images/image-visibility.js';
import { MEDIA_STORE, ORIGINALS_STORE } from '../src/images/stores.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, startWorker, type RunningMedia } from './support/start-media.js';
import { sweep } from './support/sweep.js';

const unknownId = '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e';

const keyOf = (imageUrl: string) => imageUrl.split('/')[2] ?? '';

describe('the bin', () => {
  let media: RunningMedia;
  let client: MediaClient;
  let database: DataSource;

  beforeEach(async () => {
    media = await startMedia();
    client = new MediaClient(media);
    database = media.app.get(DataSource);
  });

  afterEach(() => media.stop());

  const bin = async (query = '') => (await client.call('get', `/bin${query}`)).body as BinResponse;
  const objectsOf = async (key: string) => {
    const [renditions, originals] = [MEDIA_STORE, ORIGINALS_STORE].map((store) =>
      media.app.get<ObjectStore>(store, { strict: false }),
    );
    const found = [
      renditions!.list(`${key}/`, 50),
      originals!.list(key, 50),
      originals!.list(`binned/${key}/`, 50),
    ];
    return (await Promise.all(found)).flat().length;
  };
  const binnedFor = (days: number) =>
    database.query(`UPDATE project_images SET deleted_at = now() - $1 * interval '1 day'`, [days]);
  const notUsedFor = (time: string) =>
    database.query('UPDATE images SET used_at = now() - $1::interval, renditions_owed = false', [time]);
  const countOf = async (table: string): Promise<number> => {
    const [row] = await database.query<Array<{ count: number }>>(
      `SELECT count(*)::int AS count FROM ${table}`,
    );
    return row?.count ?? -1;
  };

  it('takes many project images while the store hangs, and hides them later', async () => {
    const projects = await Promise.all(Array.from({ length: 6 }, () => client.upload()));
    const ids = projects.map(({ id }) => id);
    const store = media.app.get<ObjectStore>(MEDIA_STORE, { strict: false });
    const ends: Array<(error: Error) => void> = [];
    const list = store.list.bind(store);
    store.list = () => new Promise((_resolve, reject) => ends.push(reject));

    const { body } = await client.call('post', '/changes', { ids, move: 'bin' }).expect(200);

    expect(body).toMatchObject({ before: ids.map(() => ({})), failed: [] });
    store.list = list;
    for (const end of ends) end(new Error('the store has hung'));
    await media.app.get(ImageVisibility, { strict: false }).settle();
    for (const { imageUrl } of projects) expect(await store.list(`${keyOf(imageUrl)}/`, 1)).toEqual([]);
  });

  it('keeps many project images while the store hangs, and waits for a few of them alone', async () => {
    const projects = await Promise.all(Array.from({ length: 10 }, () => client.upload()));
    const ids = projects.map(({ id }) => id);
    await client.call('post', '/changes', { ids, move: 'bin' }).expect(200);
    const store = media.app.get<ObjectStore>(ORIGINALS_STORE, { strict: false });
    const ends: Array<(error: Error) => void> = [];
    const list = store.list.bind(store);
    store.list = () => new Promise((_resolve, reject) => ends.push(reject));

    const restoring = client.call('post', '/changes', { ids, move: 'back' }).then(({ body }) => body);
    await waitUntil('the first', async () => ends.length === 4);
    const now = performance.now.bind(performance);
    performance.now = () => now() + 15_000;
    for (const end of ends) end(new Error('no answer within 15000 ms'));
    const { before, failed } = await restoring;

    expect([before, failed.map(({ code }: { code: string }) => code)]).toEqual([
      [],
      ids.map(() => 'store_unavailable'),
    ]);
    expect(ends).toHaveLength(4);
    performance.now = now;
    store.list = list;
  });

  it('lists deleted projects, latest first, with their purge time', async () => {
    const [first, second, kept] = [await client.upload(), await client.upload(), await client.upload()];
    await client.call('delete', `/${first.id}`);
    await client.call('delete', `/${second.id}`);

    const { projects, nextCursor } = await bin();

    expect(projects.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(nextCursor).toBeNull();
    const [latest] = projects;
    expect(latest).toMatchObject({ title: second.title, placeholder: second.placeholder });
    const days = (Date.parse(latest?.purgeAt ?? '') - Date.parse(latest?.deletedAt ?? '')) / 86_400_000;
    expect(days).toBe(30);
    expect((await client.listed()).map(({ id }) => id)).toEqual([kept.id]);
  });

  it('pages through simultaneous deletions, each once', async () => {
    for (let round = 0; round < 5; round += 1) await client.upload();
    await binnedFor(1);

    const pages = [await bin('?limit=2')];
    while (pages.at(-1)?.nextCursor) pages.push(await bin(`?limit=2&cursor=${pages.at(-1)?.nextCursor}`));

    expect(pages.map(({ projects }) => projects.length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flatMap(({ projects }) => projects.map(({ id }) => id))).size).toBe(5);
  });

  it('restores a project unchanged', async () => {
    const { id, ...before } = await client.upload({ featured: true, displayOrder: 7 });
    await client.call('delete', `/${id}`);

    const answer = await client.call('post', `/${id}/restore`);

    expect([answer.status, answer.body]).toEqual([200, { id, ...before }]);
    expect((await client.listed()).map((project) => project.id)).toEqual([id]);
    expect((await bin()).projects).toEqual([]);
  });

  it.each([`/${unknownId}/restore`, '/no-id/restore'])('answers 404 to %s', async (path) => {
    const answer = await client.call('post', path);

    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('restores only projects in the bin, which cannot be changed', async () => {
    const { id } = await client.upload();

    expect((await client.call('post', `/${id}/restore`)).status).toBe(404);
    await client.call('delete', `/${id}`);
    expect((await client.call('patch', `/${id}`, { featured: true })).status).toBe(404);
    expect((await client.call('delete', `/${id}`)).status).toBe(404);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'cursor=nonsense'])('refuses the query %s', async (query) => {
    const answer = await client.call('get', `/bin?${query}`);

    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  it('deletes project, picture and original after 30 days', async () => {
    const [old, young] = [await client.upload(), await client.upload()];
    await client.call('delete', `/${old.id}`);
    await client.call('delete', `/${young.id}`);
    await binnedFor(29.9);
    await database.query(`UPDATE project_images SET deleted_at = now() - interval '30 days' WHERE id = $1`, [
      old.id,
    ]);
    await notUsedFor('1 day');

    await sweep(media);

    expect((await bin()).projects.map(({ id }) => id)).toEqual([young.id]);
    expect((await client.call('post', `/${old.id}/restore`)).status).toBe(404);
    expect(await objectsOf(keyOf(old.imageUrl))).toBe(0);
    expect(await objectsOf(keyOf(young.imageUrl))).toBe(3);
    expect([await countOf('images'), await countOf('image_erasures')]).toEqual([1, 0]);
  });

  it('uses BIN_DAYS', async () => {
    const { id } = await client.upload();
    await client.call('delete', `/${id}`);
    await binnedFor(2);

    await sweep(media, { BIN_DAYS: 3 });
    expect((await bin()).projects).toHaveLength(1);
    await sweep(media, { BIN_DAYS: 2 });

    expect((await bin()).projects).toEqual([]);
  });

  it('keeps a picture that another project shows', async () => {
    const imageUrl = await aDataUrl();
    const [binned, shown] = [await client.upload({ imageUrl }), await client.upload({ imageUrl })];
    await client.call('delete', `/${binned.id}`);
    await database.query(`UPDATE project_images SET deleted_at = now() - interval '31 days' WHERE id = $1`, [
      binned.id,
    ]);
    await notUsedFor('1 day');

    await sweep(media);

    expect(shown.imageUrl).toBe(binned.imageUrl);
    expect(await countOf('project_images')).toBe(1);
    expect(await objectsOf(keyOf(shown.imageUrl))).toBe(3);
  });

  it('erases each picture once with several workers', async () => {
    for (let round = 0; round < 4; round += 1) await client.call('delete', `/${(await client.upload()).id}`);
    await binnedFor(31);
    await notUsedFor('1 day');

    await Promise.all([sweep(media), sweep(media), sweep(media)]);
    await sweep(media);

    expect([await countOf('images'), await countOf('image_erasures')]).toEqual([0, 0]);
    const purges = await database.query(`SELECT FROM audit_events WHERE action = 'project_purged'`);
    expect(purges).toHaveLength(4);
    expect(await database.query(`SELECT FROM ledger WHERE kind = 'project_purged'`)).toHaveLength(4);
  });

  it('erases later if the store is unavailable', async () => {
    const { id, imageUrl } = await client.upload();
    await client.call('delete', `/${id}`);
    await binnedFor(31);
    await notUsedFor('1 day');

    const away = await startMedia({ S3_URL: 'http://127.0.0.1:1', DATABASE_URL: media.config.DATABASE_URL });

    await expect(sweep(away)).rejects.toThrow();
    await away.stop();
    expect([await countOf('image_erasures'), await objectsOf(keyOf(imageUrl))]).toEqual([1, 3]);
    await database.query('UPDATE image_erasures SET due_at = now()');
    await sweep(media);

    expect([await countOf('image_erasures'), await objectsOf(keyOf(imageUrl))]).toEqual([0, 0]);
  });

  it('is emptied by the worker', async () => {
    const { id } = await client.upload();
    await client.call('delete', `/${id}`);
    await binnedFor(31);

    const worker = await startWorker(media.config);

    await waitUntil('the empty bin', async () => (await bin()).projects.length === 0);
    await worker.close();
  });

  it('waits for a worker that may still store sizes', async () => {
    const { id, imageUrl } = await client.upload();
    await client.call('delete', `/${id}`);
    await binnedFor(31);
    await database.query(`UPDATE images SET used_at = now() - interval '1 day', renditions_owed = true`);

    await sweep(media);
    const store = media.app.get<ObjectStore>(MEDIA_STORE, { strict: false });
    await store.put(`${keyOf(imageUrl)}/1200.webp`, Buffer.from('x'), { contentType: 'image/webp' });

    expect([await countOf('images'), await countOf('image_erasures')]).toEqual([0, 1]);
    await database.query('UPDATE image_erasures SET due_at = now()');
    await sweep(media);
    expect([await countOf('image_erasures'), await objectsOf(keyOf(imageUrl))]).toEqual([0, 0]);
  });
});
