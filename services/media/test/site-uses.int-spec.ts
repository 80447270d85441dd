// Tests that pictures that the site uses cannot be deleted.
import { randomUUID } from 'node:crypto';
import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import type { StoryResponse } from '../src/stories/dto/story.response.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

describe('the pictures of the website', () => {
  let media: RunningMedia;
  let client: MediaClient;

  beforeAll(async () => {
    media = await startMedia();
    client = new MediaClient(media);
  });

  afterAll(() => media.stop());

  const tell = (uses: object) => media.visitor().put('/api/internal/site-pictures').send({ uses });
  const pictures = async (...ids: string[]) => {
    const { body } = await media.visitor().get(`/api/internal/site-pictures?ids=${ids.join(',')}`);
    return (body as { pictures: SitePicture[] }).pictures;
  };
  const isShown = async (path: string) => {
    const { body } = await media.visitor().get('/api/internal/site-pictures/shown').query({ path });
    return (body as { isShown: boolean }).isShown;
  };
  const remove = (id: string) => client.call('delete', `/${id}`);

  it('are told to content as pages need them, without those in the bin', async () => {
    const { id, imageUrl } = await client.upload({ focusX: 20, focusY: 80 });
    const binned = await client.upload();
    await remove(binned.id).expect(204);

    const told = await pictures(id, binned.id, 'nonsense', '019aa000-0000-7000-8000-0000000000aa');

    expect(told).toEqual([
      expect.objectContaining({ id, imageUrl, focusX: 20, focusY: 80, width: expect.any(Number) as number }),
    ]);
    expect(told[0]?.srcset.webp).toContain(imageUrl);
    expect(await pictures()).toEqual([]);
  });

  it('are as many as ten planned versions and a full plant guide show', async () => {
    const uses = Array.from({ length: 320 }, () => ({ id: randomUUID(), places: ['hero-1', 'about'] }));
    const guideImages = Array.from({ length: 600 }, () => `/media/${randomUUID()}/800.webp`);

    await media.visitor().put('/api/internal/site-pictures').send({ uses, guideImages }).expect(204);
    expect(await pictures(...uses.map(({ id }) => id))).toEqual([]);
    await tell([]).expect(204);
  });

  it('are known by the paths that visitors see', async () => {
    const { imageUrl } = await client.upload();
    const binned = await client.upload();
    await remove(binned.id).expect(204);

    expect(await isShown(imageUrl)).toBe(true);
    for (const path of [binned.imageUrl, imageUrl.replace('800', '801'), '/media/none/800.webp', '', 'x'])
      expect([path, await isShown(path)]).toEqual([path, false]);
  });

  it('are refused to the bin, and to another project, until the site has others', async () => {
    const used = await client.upload();
    const other = await client.upload();
    await tell([{ id: used.id, places: ['hero-1', 'about'] }]).expect(204);

    const refusal = await remove(used.id);
    expect(refusal.status).toBe(409);
    expect(refusal.body).toMatchObject({ code: 'picture_in_use', details: { places: ['hero-1', 'about'] } });
    expect(await client.call('post', `/${other.id}/pictures`, { fromProject: used.id })).toMatchObject({
      status: 409,
      body: { code: 'picture_in_use' },
    });
    expect(
      await client.call('post', '/changes', { ids: [used.id], move: 'bin', evenUsed: true }),
    ).toMatchObject({
      status: 200,
      body: { before: [], failed: [{ id: used.id, code: 'picture_in_use' }] },
    });
    const { body } = await media.visitor().get('/api/projects/site-uses').set(media.as('crew'));
    expect(body).toMatchObject({ uses: [{ project: { id: used.id }, places: ['hero-1', 'about'] }] });

    await tell([{ id: other.id, places: ['hero-1'] }]).expect(204);
    await remove(used.id).expect(204);
    await remove(other.id).expect(409);
    await tell([]).expect(204);
    await remove(other.id).expect(204);
  });

  it('of the plant guide are neither deleted nor replaced', async () => {
    const used = await client.upload();
    const body = {
      uses: [{ id: used.id, places: ['home'] }],
      guideImages: [used.imageUrl, '/media/none/800.webp'],
    };
    await media.visitor().put('/api/internal/site-pictures').send(body).expect(204);

    expect(await remove(used.id)).toMatchObject({
      status: 409,
      body: { code: 'picture_in_use', details: { places: ['home', 'guide'] } },
    });
    expect(await client.call('patch', `/${used.id}`, { turn: 90 })).toMatchObject({
      status: 409,
      body: { code: 'picture_in_use' },
    });
    await client.call('patch', `/${used.id}`, { title: 'Hibiscus' }).expect(200);

    await tell([{ id: used.id, places: ['home'] }]).expect(204);
    await client.call('patch', `/${used.id}`, { turn: 90 }).expect(200);
  });

  it('of the plant guide stay in their stories, whose other pictures may go', async () => {
    const { id, imageUrl } = await client.upload();
    const add = async () =>
      (await client.call('post', `/${id}/pictures`, { imageUrl: await aDataUrl() })).body as StoryResponse;
    await add();
    const [, second, third] = (await add()).pictures;
    const body = { uses: [], guideImages: [imageUrl] };
    await media.visitor().put('/api/internal/site-pictures').send(body).expect(204);
    const save = (...ids: Array<string | undefined>) =>
      client.call('put', `/${id}/story`, { slug: 'palms', pictures: ids.map((one) => ({ id: one })) });

    const refusal = await save(second?.id, third?.id);
    expect([refusal.status, refusal.body]).toEqual([
      409,
      expect.objectContaining({ code: 'picture_in_use', details: { places: ['guide'] } }),
    ]);
    await save(third?.id, id).expect(200);
    expect(await client.call('delete', `/${id}/story`)).toMatchObject({
      status: 409,
      body: { code: 'picture_in_use' },
    });
    await client.call('patch', `/${id}`, { turn: 90 }).expect(200);
    await tell([]).expect(204);
    await client.call('delete', `/${id}/story`).expect(204);
  });

  it.each([{ uses: 'all' }, { uses: [{ id: 'x', places: [] }] }, { uses: [{ id: 3 }] }, {}])(
    'are not told by %j',
    async (body) => {
      await media.visitor().put('/api/internal/site-pictures').send(body).expect(400);
    },
  );
});
