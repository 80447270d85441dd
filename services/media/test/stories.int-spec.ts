import { jest } from '@jest/globals';
import { maxStories, type Stories, type Story } from '@sandhill/company/stories/story.js';
import { DataSource } from 'typeorm';
import type { StoryResponse } from '../src/stories/dto/story.response.js';
import { StoriesRepository } from '../src/stories/stories.repository.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, type RunningMedia } from './support/start-media.js';
import { sweep } from './support/sweep.js';

const texts = {
  hasConsent: true,
  community: 'Pelican Sound',
  year: 2026,
  problem: 'The lawn drowned.',
  work: 'A swale and 40 palms.',
  result: 'Dry since June.',
  resultEs: 'Seco desde junio.',
  services: ['landscape-design'],
  plants: ['sabal-palm'],
};

describe('the story of a project', () => {
  let media: RunningMedia;
  let client: MediaClient;

  beforeEach(async () => {
    media = await startMedia();
    client = new MediaClient(media);
  });

  afterEach(() => media.stop());

  const ask = (etag = '') => media.visitor().get('/api/internal/stories').set('If-None-Match', etag);
  const published = async (): Promise<Story[]> => ((await ask()).body as Stories).stories;
  const read = async (id: string) => (await client.call('get', `/${id}/story`)).body as StoryResponse;
  const save = (id: string, body: object) => client.call('put', `/${id}/story`, body);
  const add = async (id: string, changes: object = {}) =>
    client.call('post', `/${id}/pictures`, { imageUrl: await aDataUrl(), ...changes });
  const isPublic = async (path: string) => (await fetch(`${media.config.S3_URL}${path}`)).status === 200;

  /** Creates a project with a page and `count` pictures. */
  async function aStory(count: number, changes: object = {}): Promise<{ id: string; story: StoryResponse }> {
    const { id } = await client.upload();
    for (let more = 1; more < count; more += 1) await add(id);
    const { pictures } = await read(id);
    const body = {
      slug: `palms-${id}`,
      ...texts,
      pictures: pictures.map((one) => ({ id: one.id })),
      ...changes,
    };
    const answer = await save(id, body);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return { id, story: answer.body as StoryResponse };
  }

  it('is not saved over a change that someone else made meanwhile', async () => {
    const { id, story } = await aStory(1);
    const body = { slug: 'palms', ...texts, pictures: [{ id }] };
    const put = (revision: number, problem: string) =>
      client.call('put', `/${id}/story`, { ...body, problem }).set('If-Match', `"${revision}"`);

    await add(id);
    const overPicture = await put(story.revision, 'A flood.');
    const { revision } = await read(id);
    const atOnce = await Promise.all([put(revision, 'Sand.'), put(revision, 'Shade.')]);

    expect(overPicture).toMatchObject({ status: 412, body: { code: 'story_changed' } });
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await save(id, body)).status).toBe(200);
  });

  it('has 1 to 12 pictures, the first of which is the card’s', async () => {
    const { id, story } = await aStory(12);
    expect(story.pictures).toHaveLength(12);
    expect(await add(id)).toMatchObject({ status: 422, body: { code: 'too_many_pictures' } });

    const last = story.pictures[11]!;
    const ids = [last, ...story.pictures.slice(0, 11)].map((one) => ({ id: one.id }));
    const before = { beforeId: id, afterId: last.id };
    const answer = await save(id, { slug: 'palms', ...texts, pictures: ids, ...before });
    const sorted = answer.body as StoryResponse;

    expect(sorted.pictures[0]).toMatchObject({ id, imageUrl: last.imageUrl });
    expect(sorted.pictures[1]).toMatchObject({ id: sorted.beforeId, imageUrl: story.pictures[0]?.imageUrl });
    expect([sorted.beforeId === last.id, sorted.afterId]).toEqual([false, id]); // No id is used again.
    expect((await client.listed())[0]).toMatchObject({
      imageUrl: last.imageUrl,
      page: { slug: 'palms', community: 'Pelican Sound', year: 2026 },
    });
    expect((await published())[0]).toMatchObject({
      beforeAfter: { before: 1, after: 0 },
      formerSlugs: [`palms-${id}`],
      facts: { result: { en: 'Dry since June.', es: 'Seco desde junio.' }, plants: ['sabal-palm'] },
    });
  });

  it('takes over a picture of the gallery, whose card goes into the bin', async () => {
    const imageUrl = await aDataUrl();
    const { id } = await client.upload({ imageUrl });
    const other = await client.upload({ takenAt: '2026-03-01T10:00:00Z', altText: 'The old bed' });

    const take = (fromProject: string) => client.call('post', `/${id}/pictures`, { fromProject });
    const first = await take(other.id);
    const again = await take(other.id);
    const inBin = await client.upload();
    await client.call('delete', `/${inBin.id}`);
    const { id: withPage } = await aStory(1);
    const twin = await client.upload({ imageUrl });

    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await take(inBin.id)).status).toBe(404);
    expect((await take(id)).status).toBe(200);
    expect(await take(withPage)).toMatchObject({ status: 422, body: { code: 'has_story' } });
    // The project already has this picture, so only the other project is moved into the bin.
    expect((await take(twin.id)).status).toBe(200);
    const { pictures } = await read(id);
    expect(pictures).toHaveLength(2);
    expect(pictures[1]).toMatchObject({ altText: 'The old bed', takenAt: '2026-03-01T10:00:00.000Z' });
    expect((await client.listed()).map((one) => one.id)).toEqual([withPage, id]);
    expect(await isPublic(pictures[1]!.imageUrl)).toBe(true);
  });

  it('keeps the focus point of each picture, also when the pictures change places', async () => {
    const { id, story } = await aStory(2);
    const [first, second] = story.pictures;
    const pictures = [{ id: second?.id, focusX: 20, focusY: 5 }, { id: first?.id }];

    await save(id, { slug: story.slug, pictures });

    expect((await read(id)).pictures).toMatchObject([
      { id, focusX: 20, focusY: 5 },
      { focusX: 50, focusY: 50 },
    ]);
  });

  it('keeps how a picture is cut when its place changes', async () => {
    const { id } = await client.upload({ fileName: 'crop.jpg' });
    await client.change(id, { showOriginal: true });
    const other = (await add(id)).body as StoryResponse;
    const swap = async () => {
      const { pictures } = await read(id);
      await save(id, { slug: 'palms', pictures: pictures.map((one) => ({ id: one.id })).toReversed() });
      return (await client.listed())[0];
    };

    expect(await swap()).toMatchObject({ imageUrl: other.pictures[1]?.imageUrl, cut: null });
    expect(await swap()).toMatchObject({ cut: 'file_name', showOriginal: true });
  });

  it('is the pictures alone without the customer’s consent', async () => {
    await aStory(2, { hasConsent: false });

    const [story] = await published();
    expect(story).toMatchObject({ facts: null, pictures: [expect.anything(), expect.anything()] });
    expect(JSON.stringify(story)).not.toContain('Pelican Sound');
    expect((await client.listed())[0]?.page).toMatchObject({ community: null, year: null });
  });

  it('has another revision after every change that its page shows, and none without one', async () => {
    const { id, story } = await aStory(1);
    const seen = new Set<string>();
    const next = async () => {
      const { etag } = (await ask()).headers;
      expect((await ask(etag)).status).toBe(304);
      seen.add(String(etag));
    };
    await next();
    await save(id, { ...texts, slug: 'palms', pictures: [{ id, altText: 'A gate' }] });
    await next();
    await client.change(id, { title: 'Palms at the gate' });
    await next();
    await add(id);
    await next();
    // Simulates that the sizes of a further picture are complete.
    await media.app
      .get(DataSource)
      .query(`UPDATE images SET avif_widths = '{400}' WHERE key IN (SELECT image_key FROM project_pictures)`);
    await next();
    await client.call('delete', `/${id}`);
    await next();
    await client.call('post', `/${id}/restore`);
    await next();
    expect(seen.size).toBe(7);
    expect(story.slug).toBe(`palms-${id}`);
  });

  it('hides its pictures when it is deleted, taken out or put into the bin, and shows them again', async () => {
    const { id, story } = await aStory(4);
    const paths = story.pictures.map(({ imageUrl }) => imageUrl);
    const shown = () => Promise.all(paths.map(isPublic));

    await save(id, {
      slug: 'palms',
      ...texts,
      pictures: story.pictures.slice(0, 3).map((one) => ({ id: one.id })),
    });
    expect(await shown()).toEqual([true, true, true, false]);
    await client.call('delete', `/${id}`);
    expect(await shown()).toEqual([false, false, false, false]);
    expect(await published()).toEqual([]);
    expect((await client.call('post', `/${id}/restore`)).status).toBe(200);
    expect(await shown()).toEqual([true, true, true, false]);
    expect((await published()).map(({ slug }) => slug)).toEqual(['palms']);
    expect((await client.call('delete', `/${id}/story`)).status).toBe(204);
    expect(await shown()).toEqual([true, false, false, false]);
    expect(await published()).toEqual([]);
    expect((await read(id)).slug).toBeNull();
  });

  it('erases pictures that were taken out at the end of the bin', async () => {
    const { id, story } = await aStory(2);
    await save(id, { slug: 'palms', ...texts, pictures: [{ id }] });
    const database = media.app.get(DataSource);
    await database.query(`UPDATE project_pictures SET deleted_at = now() - interval '31 days'`);
    await database.query(`UPDATE images SET used_at = now() - interval '31 days', renditions_owed = false`);

    await sweep(media);

    const left: unknown[] = await database.query('SELECT key FROM images');
    expect(left).toHaveLength(1);
    expect(await database.query('SELECT kind, subject_id AS id FROM ledger')).toEqual([
      { kind: 'picture_purged', id: story.pictures[1]!.id },
    ]);
    expect(await isPublic(story.pictures[0]!.imageUrl)).toBe(true);
    expect((await read(id)).pictures).toHaveLength(1);
  });

  it.each([
    ['a street', { community: '12 Palm View' }, 'community'],
    ['a street by its ending', { community: 'Palm Street' }, 'community'],
    ['an address with spaces', { slug: 'Palm Bay' }, 'slug'],
    ['a year of long ago', { year: 1850 }, 'year'],
    ['an unknown service', { services: ['cooking'] }, 'services'],
    [
      'a picture of another project',
      { pictures: [{ id: '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e' }] },
      'pictures',
    ],
    ['no picture', { pictures: [] }, 'pictures'],
  ])('refuses %s', async (_name, changes, field) => {
    const { id } = await client.upload();
    const answer = await save(id, { slug: 'palms', ...texts, pictures: [{ id }], ...changes });
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: expect.anything() } }]);
  });

  it('keeps an address that another project has or had', async () => {
    const { id, story } = await aStory(1);
    await save(id, { slug: 'palms', ...texts, pictures: [{ id }] });
    const other = await client.upload();
    for (const slug of ['palms', story.slug])
      expect(await save(other.id, { slug, pictures: [{ id: other.id }] })).toMatchObject({
        status: 400,
        body: { fields: { slug: { code: 'slug_taken' } } },
      });

    expect((await save(id, { slug: story.slug, pictures: [{ id }] })).status).toBe(200);
    // A redirect of the current slug would lead to itself. Fields that the request leaves out become empty.
    const none = { hasConsent: false, community: null, year: null, problem: null, resultEs: null };
    expect(await read(id)).toMatchObject({ formerSlugs: ['palms'], ...none, services: [], plants: [] });
  });

  it('is one of as many as the site lists, and may be changed when there are so many', async () => {
    const { id } = await aStory(1);
    const other = await client.upload();
    const stories = media.app.get(StoriesRepository, { strict: false });
    const count = jest.spyOn(stories, 'count').mockResolvedValue(maxStories);

    const refused = await save(other.id, { slug: 'one-more', pictures: [{ id: other.id }] });

    expect([refused.status, refused.body.code]).toEqual([422, 'too_many_stories']);
    expect((await save(id, { slug: 'one-of-them', pictures: [{ id }] })).status).toBe(200);
    count.mockRestore();
  });

  it('is in the audit trail, and crew writes it for its own pictures alone', async () => {
    const { id } = await aStory(1);
    const crew = media.as('crew', 'media', '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e');
    const refused = await media
      .visitor()
      .put(`/api/projects/${id}/story`)
      .set(crew)
      .send({ slug: 'own', pictures: [{ id }] });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'not_own_picture' }]);
    const own = { title: 'Own', imageUrl: await aDataUrl() };
    const { body } = await media.visitor().post('/api/projects').set(crew).send(own);
    const taking = media
      .visitor()
      .post(`/api/projects/${(body as { id: string }).id}/pictures`)
      .set(crew);
    expect(await taking.send({ fromProject: id })).toMatchObject({ body: { code: 'not_own_picture' } });
    for (let time = 1; time <= 2; time += 1) {
      await client.call('delete', `/${id}/story`);
      const trail = await media.visitor().get('/api/projects/audit').set(media.as('owner'));
      // The second deletion finds no story and records nothing.
      expect(JSON.stringify(trail.body).match(/story_\w+/g)).toEqual(['story_deleted', 'story_saved']);
    }
  });
});
