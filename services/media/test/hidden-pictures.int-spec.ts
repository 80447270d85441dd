import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { DataSource } from 'typeorm';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { BinResponse } from '../src/bin/bin.responses.js';
import { ImageVisibility } from '../src/images/image-visibility.js';
import { ImagesService } from '../src/images/images.service.js';
import { MEDIA_STORE, ORIGINALS_STORE } from '../src/images/stores.js';
import type { ProjectResponse } from '../src/projects/dto/project.response.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, startWorker, type RunningMedia } from './support/start-media.js';
import { sweep } from './support/sweep.js';

const pathsOf = ({ imageUrl, srcset }: ProjectResponse) => [
  imageUrl,
  ...srcset.webp.split(', ').map((size) => size.split(' ')[0] ?? ''),
];

describe('the picture of a project in the bin', () => {
  let media: RunningMedia;
  let client: MediaClient;
  let database: DataSource;

  beforeEach(async () => {
    media = await startMedia();
    client = new MediaClient(media);
    database = media.app.get(DataSource);
  });

  afterEach(() => media.stop());

  const remove = (id: string) => client.call('delete', `/${id}`);
  const restore = (id: string) => client.call('post', `/${id}/restore`);
  /** Returns, for each size of a picture, whether a visitor can read it in the public bucket. */
  const arePublic = async (project: ProjectResponse) =>
    Promise.all(
      pathsOf(project).map(async (path) => (await fetch(`${media.config.S3_URL}${path}`)).status === 200),
    );
  const store = () => media.app.get<ObjectStore>(MEDIA_STORE, { strict: false });
  const settle = () => media.app.get(ImageVisibility, { strict: false }).settle();
  const worker = () => media.app.get(ImagesService, { strict: false });

  /** Makes the store fail until the returned function is called. */
  function failing(method: 'put' | 'remove'): () => void {
    const real = store();
    const failure = jest.spyOn(real, method).mockRejectedValue(new Error('the store is unavailable'));
    return () => failure.mockRestore();
  }

  it('is not readable, and readable again after a restore', async () => {
    const project = await client.upload();
    expect(await arePublic(project)).not.toContain(false);

    await remove(project.id);
    expect(await arePublic(project)).not.toContain(true);

    expect(await restore(project.id)).toMatchObject({ status: 200, body: project });
    expect(await arePublic(project)).not.toContain(false);
  });

  it('is shown to administrators only', async () => {
    const { id } = await client.upload();
    await remove(id);
    const [binned] = ((await client.call('get', '/bin')).body as BinResponse).projects;
    const path = binned?.imageUrl ?? '';

    const shown = await media.visitor().get(path).set(media.as('administrator')).responseType('blob');

    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toContain('no-store');
    expect((shown.body as Buffer).subarray(8, 12).toString()).toBe('WEBP');
    expect((await media.visitor().get(path)).status).toBe(401);
    expect((await media.visitor().get(path).set(media.as('user'))).status).toBe(403);
    await restore(id);
    expect((await client.call('get', `/bin/${id}/picture`)).status).toBe(404);
  });

  it('is asked for again while the store hangs', async () => {
    const { id } = await client.upload();
    await remove(id);
    const originals = media.app.get<ObjectStore>(ORIGINALS_STORE, { strict: false });
    jest.spyOn(originals, 'list').mockRejectedValueOnce(new Error('no answer within 15000 ms'));

    const { status, headers } = await client.call('get', `/bin/${id}/picture`);

    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  it('stays public while another project shows it', async () => {
    const imageUrl = await aDataUrl();
    const [first, second] = [await client.upload({ imageUrl }), await client.upload({ imageUrl })];

    await remove(first.id);
    expect(await arePublic(second)).not.toContain(false);
    await remove(second.id);
    expect(await arePublic(second)).not.toContain(true);
    await restore(first.id);

    expect(await arePublic(first)).not.toContain(false);
  });

  it('is public again when the same picture is uploaded again', async () => {
    const imageUrl = await aDataUrl();
    const first = await client.upload({ imageUrl });
    await remove(first.id);

    const second = await client.upload({ imageUrl });

    expect(second.imageUrl).toBe(first.imageUrl);
    expect(await arePublic(second)).not.toContain(false);
    await settle();
    expect(await arePublic(second)).not.toContain(false);
  });

  it('is hidden by the worker if the store failed', async () => {
    const project = await client.upload();
    const repair = failing('remove');
    expect((await remove(project.id)).status).toBe(204);
    repair();
    expect(await arePublic(project)).toContain(true);

    const running = await startWorker(media.config);
    await waitUntil('the hidden picture', async () => !(await arePublic(project)).includes(true));

    await running.close();
  });

  it('stays in the bin if the store fails, and can be restored later', async () => {
    const project = await client.upload();
    await remove(project.id);
    const repair = failing('put');

    const answer = await restore(project.id);

    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(await client.listed()).toEqual([]);
    repair();
    await settle();
    expect(await arePublic(project)).not.toContain(true);
    expect((await restore(project.id)).status).toBe(200);
    expect(await arePublic(project)).not.toContain(false);
  });

  it('is complete after an interrupted move', async () => {
    const project = await client.upload();
    await remove(project.id);
    await database.query(`UPDATE project_images SET deleted_at = NULL`);
    await database.query(`UPDATE images SET visibility = 'changing'`);

    await settle();

    expect(await arePublic(project)).not.toContain(false);
  });

  it('gets no public sizes from a worker that had already started', async () => {
    const project = await client.upload();
    const key = project.imageUrl.split('/')[2] ?? '';
    const work = worker().completeRenditions(key);
    await remove(project.id);
    await work;

    expect(await store().list(`${key}/`, 50)).toEqual([]);
    await restore(project.id);
    await worker().completeRenditions(key);
    const [restored] = await client.listed();
    expect(restored?.srcset.avif).not.toBeNull();
    expect(await arePublic(restored!)).not.toContain(false);
  });

  it('is erased from every bucket at the end of the bin', async () => {
    const project = await client.upload();
    await remove(project.id);
    await database.query(`UPDATE project_images SET deleted_at = now() - interval '31 days'`);
    await database.query(`UPDATE images SET used_at = now() - interval '31 days', renditions_owed = false`);

    await sweep(media);

    const key = project.imageUrl.split('/')[2] ?? '';
    const { S3_URL } = media.config;
    expect(await arePublic(project)).not.toContain(true);
    expect((await fetch(`${S3_URL}/originals/binned/${key}/400.webp`)).status).not.toBe(200);
    expect(await database.query('SELECT FROM images')).toEqual([]);
  });
});

describe('the pictures of a page that is deleted', () => {
  it('leave connections to visitors while the store hangs', async () => {
    const media = await startMedia({ DATABASE_POOL: 3 });
    const client = new MediaClient(media);
    const { id } = await client.upload();
    for (let count = 0; count < 3; count += 1)
      await client.call('post', `/${id}/pictures`, { imageUrl: await aDataUrl() }).expect(200);
    const other = await client.upload();
    const held: Array<() => void> = [];
    const hanging = jest
      .spyOn(media.app.get<ObjectStore>(MEDIA_STORE, { strict: false }), 'list')
      .mockImplementation(() => new Promise((resolve) => held.push(() => resolve([]))));

    const deleting = client.call('delete', `/${id}`).then(({ status }) => status);
    await waitUntil('a move', async () => held.length > 0);
    const listed = await client.listed();

    expect(listed.map((one) => one.id)).toEqual([other.id]);
    hanging.mockRestore();
    for (const release of held) release();
    expect(await deleting).toBe(204);
    await media.stop();
  });
});

describe('an approval', () => {
  it('shows no picture that has just taken the place of the approved one', async () => {
    const media = await startMedia();
    const client = new MediaClient(media);
    const crew = media.as('crew', 'media', randomUUID());
    await media.visitor().put('/api/projects/settings').set(media.as('owner')).send({ crewWaits: true });
    const { body } = await media
      .visitor()
      .post('/api/projects')
      .set(crew)
      .send({ title: 'Pond', imageUrl: await aDataUrl() });
    const { id } = body as { id: string };
    const visibility = media.app.get(ImageVisibility, { strict: false });
    const show = visibility.show.bind(visibility);
    jest.spyOn(visibility, 'show').mockImplementationOnce(async (key, work) => {
      const url = `/api/projects/${id}`;
      await media
        .visitor()
        .patch(url)
        .set(crew)
        .send({ imageUrl: await aDataUrl() })
        .expect(200);
      return show(key, work);
    });

    const approved = await client.call('post', '/changes', { ids: [id], move: 'approve' });

    expect(approved.body).toMatchObject({ before: [], failed: [{ id, code: 'not_found' }] });
    expect(await client.listed()).toEqual([]);
    expect((await client.call('post', '/changes', { ids: [id], move: 'approve' })).body.failed).toEqual([]);
    expect(await client.listed()).toMatchObject([{ id }]);
    await media.stop();
  });
});

describe('a picture that waits for an approval', () => {
  let media: RunningMedia;
  const imageUrl = aDataUrl();

  beforeEach(async () => {
    media = await startMedia();
    await media.visitor().put('/api/projects/settings').set(media.as('owner')).send({ crewWaits: true });
  });

  afterEach(() => media.stop());

  const upload = async () =>
    media
      .visitor()
      .post('/api/projects')
      .set({ ...media.as('crew'), 'Idempotency-Key': 'the same picture' })
      .send({ title: 'Pond', imageUrl: await imageUrl });

  async function publicSizes(): Promise<string[]> {
    const [{ key }] = await media.app.get(DataSource).query<[{ key: string }]>('SELECT key FROM images');
    const store = media.app.get<ObjectStore>(MEDIA_STORE, { strict: false });
    return store.list(`${key}/`, 50);
  }

  it('stays hidden when its uploader sends the same picture in its place', async () => {
    const { id } = (await upload()).body as { id: string };

    await media
      .visitor()
      .patch(`/api/projects/${id}`)
      .set(media.as('crew'))
      .send({ imageUrl: await imageUrl })
      .expect(200);

    expect(await publicSizes()).toEqual([]);
  });

  it('stays hidden when it is sent again before it is stored', async () => {
    const images = media.app.get(ImagesService, { strict: false });
    const store = images.store.bind(images);
    const first = { upload: undefined as unknown };
    jest.spyOn(images, 'store').mockImplementationOnce(async (...picture) => {
      first.upload = (await upload()).body;
      return store(...picture);
    });

    expect((await upload()).body).toEqual(first.upload);

    expect(await publicSizes()).toEqual([]);
  });
});
