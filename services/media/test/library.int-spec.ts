import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { Stories } from '@sandhill/company/stories/story.js';
import type { ChangedProjectsResponse } from '../src/library/change-projects.dto.js';
import type { ManagedListResponse } from '../src/projects/dto/project-list.response.js';
import type { ManagedProjectResponse } from '../src/projects/dto/project.response.js';
import { ProjectPictures } from '../src/projects/project-pictures.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, type RunningMedia } from './support/start-media.js';
import { sweep } from './support/sweep.js';

const crewId = '019aa000-0000-7000-8000-0000000000cc';
const unknownId = '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e';

describe('the library', () => {
  let media: RunningMedia;
  let client: MediaClient;
  let crew: Record<string, string>;
  let database: DataSource;

  beforeEach(async () => {
    media = await startMedia();
    client = new MediaClient(media);
    crew = media.as('crew', 'media', crewId);
    database = media.app.get(DataSource);
  });

  afterEach(() => media.stop());

  const managed = async (query: Record<string, string>, headers = media.as('administrator')) =>
    (await media.visitor().get('/api/projects/managed').query(query).set(headers).expect(200))
      .body as ManagedListResponse;
  const titles = async (query: Record<string, string>, headers = media.as('administrator')) =>
    (await managed(query, headers)).projects.map(({ title }) => title).sort();
  const change = async (body: object, headers = media.as('administrator')) => {
    const answer = await media.visitor().post('/api/projects/changes').set(headers).send(body);
    return { status: answer.status, body: answer.body as ChangedProjectsResponse };
  };
  const approvals = (crewWaits: unknown) =>
    media.visitor().put('/api/projects/settings').set(media.as('owner')).send({ crewWaits });
  const byCrew = async (changes: object = {}) =>
    media
      .visitor()
      .post('/api/projects')
      .set(crew)
      .send({ title: 'Pond', imageUrl: await aDataUrl(), ...changes });
  const objectAt = async (path: string) => (await fetch(`${media.config.S3_URL}${path}`)).status === 200;
  const storedPaths = async () => {
    const stored = await database.query<{ path: string }[]>('SELECT image_url AS path FROM project_images');
    return stored.map(({ path }) => path);
  };
  const actions = async () => {
    const { body } = await media.visitor().get('/api/projects/audit').set(media.as('owner'));
    return (body as { events: { action: string }[] }).events.map(({ action }) => action);
  };

  /** Returns everything that visitors and the published pages read, as text. */
  const published = async () => {
    const read = async (path: string) => (await media.visitor().get(`/api/projects${path}`)).text;
    const lists = await Promise.all(['', '?limit=9', '/featured', '/category/pond'].map(read));
    const stories = (await media.visitor().get('/api/internal/stories')).body as Stories;
    return lists.join() + JSON.stringify(stories);
  };

  it('is searched by the place, plants and category of a picture, in both languages', async () => {
    const { id } = await client.upload({
      title: 'Before the rain',
      description: null,
      category: 'irrigation',
    });
    await client.upload({ title: 'Gate', description: null });
    const story = { slug: 'rain', hasConsent: true, community: 'Pelican Sound', plants: ['sabal-palm'] };
    await client.call('put', `/${id}/story`, { ...story, services: [], pictures: [{ id }] });

    for (const q of ['pelican', 'sabal', 'palmetto', 'Riego', 'rain SOUND', 'sabal-palm'])
      expect([q, await titles({ q })]).toEqual([q, ['Before the rain']]);
    expect(await titles({ q: 'pelican gate' })).toEqual([]);
  });

  it('changes many at once: each that can be, names the others, and says what they were', async () => {
    const plain = await client.upload({ title: 'Plain', description: 'Twelve palms.' });
    const shown = await client.upload({ title: 'Shown', description: 'By the lake Section: hoa' });
    const foreign = await client.upload({ title: 'Foreign', description: null, featured: true });
    const own = (await byCrew({ title: 'Own' })).body as ManagedProjectResponse;
    const ids = [plain.id, shown.id, unknownId];

    const described = await change({ ids, section: 'home', category: 'irrigation' });
    expect(described.body.before).toEqual([
      { id: plain.id, section: null, category: 'landscaping' },
      { id: shown.id, section: 'hoa', category: 'landscaping' },
    ]);
    expect(described.body.failed).toEqual([{ id: unknownId, title: null, code: 'not_found' }]);
    expect((await client.listed()).find(({ id }) => id === plain.id)).toMatchObject({
      description: 'Twelve palms. Section: home',
      category: 'irrigation',
    });
    await change({ ids: [plain.id], section: null, category: 'grapple-truck' });
    const onWall = await change({ ids: [plain.id], move: 'bin' });
    expect(onWall.body.failed).toEqual([{ id: plain.id, title: 'Plain', code: 'in_use' }]);
    await change({ ids: [plain.id], category: 'irrigation' });

    for (const wanted of [{ category: 'irrigation' }, { move: 'bin' }]) {
      const refused = await change({ ids: [own.id, foreign.id], ...wanted }, crew);
      expect(refused.body.before).toMatchObject([{ id: own.id }]);
      expect(refused.body.failed).toEqual([{ id: foreign.id, title: 'Foreign', code: 'not_own_picture' }]);
    }

    const { failed } = (await change({ ids: [plain.id, shown.id, foreign.id], move: 'bin' })).body;
    expect(failed.map(({ title, code }) => [title, code])).toEqual(
      ['Shown', 'Foreign'].map((title) => [title, 'in_use']),
    );
    expect(await objectAt(plain.imageUrl)).toBe(false);
    await change({ ids: [shown.id], move: 'bin', evenUsed: true });
    expect(await titles({})).toEqual(['Foreign']);
    const back = await change({ ids: [plain.id, shown.id, foreign.id], move: 'back' });
    expect(back.body.before).toHaveLength(2);
    expect(await titles({})).toEqual(['Foreign', 'Plain', 'Shown']);
    expect(await objectAt(plain.imageUrl)).toBe(true);
  });

  it('names each picture once when PostgreSQL had it try again', async () => {
    const { id } = await client.upload();
    await database.query(`
      CREATE SEQUENCE tries;
      CREATE FUNCTION conflict_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('tries') = 1 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = 'deadlock_detected'; END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER conflict_once AFTER UPDATE ON project_images
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION conflict_once()`);
    try {
      const { body } = await change({ ids: [id, unknownId], category: 'irrigation' });
      expect([body.before.length, body.failed.length]).toEqual([1, 1]);
    } finally {
      await database.query('DROP FUNCTION conflict_once CASCADE; DROP SEQUENCE tries');
    }
  });

  it.each([
    [{ ids: [] }, 'ids', 'out_of_range'],
    [
      { ids: Array.from({ length: 101 }, (_, n) => unknownId.slice(0, -3) + String(100 + n)) },
      'ids',
      'out_of_range',
    ],
    [{ ids: 'all' }, 'ids', 'out_of_range'],
    [{ ids: [unknownId, unknownId], move: 'bin' }, 'ids', 'repeated_project'],
    [{ ids: ['1 OR 1=1'], move: 'bin' }, 'ids', 'invalid_id'],
    [{ ids: [unknownId] }, 'move', 'required'],
    [{ ids: [unknownId], move: 'burn' }, 'move', 'unknown_move'],
    [{ ids: [unknownId], move: 'bin', section: 'hoa' }, 'move', 'not_alone'],
    [{ ids: [unknownId], section: 'attic' }, 'section', 'unknown_section'],
    [{ ids: [unknownId], category: 'No slug!' }, 'category', 'invalid_category'],
    [{ ids: [unknownId], move: 'bin', evenUsed: 'yes' }, 'evenUsed', 'not_a_boolean'],
  ])('refuses %j', async (body, field, code) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { fields: { [field]: { code } } } });
  });

  it('shows crew’s pictures to no visitor before an approval', async () => {
    expect(await approvals('yes')).toMatchObject({
      status: 400,
      body: { fields: { crewWaits: { code: 'not_a_boolean' } } },
    });
    await approvals(true).expect(200, { crewWaits: true });
    const featured = { title: 'Koi pond', category: 'pond', featured: true };
    const answer = await byCrew(featured);
    const waiting = answer.body as ManagedProjectResponse;
    const [path = ''] = await storedPaths();

    expect(waiting).toMatchObject({ uploader: crewId, waitingSince: expect.any(String) as string });
    expect(await published()).not.toMatch(/koi|pond|waiting/i);
    expect([await objectAt(path), (await media.visitor().get(waiting.imageUrl)).status]).toEqual([
      false,
      401,
    ]);
    expect((await media.visitor().get(waiting.imageUrl).set(crew)).status).toBe(200);
    expect([await titles({}), await titles({}, crew)]).toEqual([[], []]);
    expect(await managed({ waiting: 'true', limit: '1' })).toMatchObject({ total: 1 });
    expect(await titles({ waiting: 'true', q: 'koi' }, crew)).toEqual(['Koi pond']);
    expect((await client.call('get', '/bin')).body).toMatchObject({ projects: [] });
    // During an upgrade, a copy of the older version restores pictures with this statement.
    const asBefore = database.query('UPDATE project_images SET deleted_at = NULL WHERE id = $1', [
      waiting.id,
    ]);
    await expect(asBefore).rejects.toThrow('CK_project_images_waiting');

    // The picture stays hidden whatever its uploader does, and however long it waits.
    const turned = await media.visitor().patch(`/api/projects/${waiting.id}`).set(crew).send({ turn: 90 });
    expect(turned).toMatchObject({ status: 200, body: { turn: 90 } });
    expect((turned.body as ManagedProjectResponse).imageUrl).toMatch(`/bin/${waiting.id}/picture?`);
    expect((await media.visitor().post(`/api/projects/${waiting.id}/restore`).set(crew)).status).toBe(404);
    expect((await change({ ids: [waiting.id], move: 'approve' }, crew)).status).toBe(403);
    await media.visitor().delete(`/api/projects/${waiting.id}`).set(crew).expect(204);
    expect(await media.visitor().post(`/api/projects/${waiting.id}/restore`).set(crew)).toMatchObject({
      status: 200,
      body: { waitingSince: expect.any(String) as string },
    });
    await database.query(`UPDATE project_images SET deleted_at = now() - interval '1 year'`);
    await sweep(media);
    await approvals(false).expect(200);
    const paths = await storedPaths();
    expect(await Promise.all(paths.map(objectAt))).toEqual([false]);
    expect(await published()).not.toMatch(/koi|pond/i);

    expect(await change({ ids: [waiting.id, unknownId], move: 'approve' })).toMatchObject({
      status: 200,
      body: { before: [{ id: waiting.id }], failed: [{ id: unknownId, code: 'not_found' }] },
    });
    expect(await published()).toContain('Koi pond');
    expect(await objectAt(paths[0]!)).toBe(true);
    expect((await actions()).slice(0, 2)).toEqual(['project_approved', 'library_settings_changed']);
  });

  it('rejects into the bin, and keeps new pictures of crew out of projects that visitors see', async () => {
    const shown = (await byCrew({ title: 'Shown' })).body as ManagedProjectResponse;
    await approvals(true);
    const waiting = (await byCrew({ title: 'Blurred', featured: true })).body as ManagedProjectResponse;

    const described = await change({ ids: [waiting.id], category: 'irrigation' }, crew);
    expect(described.body).toMatchObject({ before: [{ id: waiting.id }], failed: [] });
    expect((await change({ ids: [waiting.id], move: 'bin' })).body.failed).toEqual([]);
    expect((await client.call('get', '/bin')).body).toMatchObject({ projects: [{ title: 'Blurred' }] });
    expect((await actions())[0]).toBe('project_rejected');
    const refused = { status: 409, body: { code: 'needs_approval' } };
    const imageUrl = await aDataUrl();
    const url = `/api/projects/${shown.id}`;
    expect(await media.visitor().patch(url).set(crew).send({ imageUrl })).toMatchObject(refused);
    expect(await media.visitor().post(`${url}/pictures`).set(crew).send({ imageUrl })).toMatchObject(refused);
    expect((await media.visitor().patch(url).set(crew).send({ turn: 90 })).status).toBe(200);
    expect((await client.upload({ title: 'Of the office' })).title).toBe('Of the office');
    expect(await titles({ uploader: crewId })).toEqual(['Shown']);
  });

  it('approves no picture that was replaced after it was seen', async () => {
    await approvals(true);
    const seen = (await byCrew()).body as ManagedProjectResponse;
    const ids = [seen.id];
    const url = `/api/projects/${seen.id}`;
    const { body } = await media
      .visitor()
      .patch(url)
      .set(crew)
      .send({ imageUrl: await aDataUrl() });

    const { imageUrl, waitingSince } = body as ManagedProjectResponse;
    expect(imageUrl).not.toBe(seen.imageUrl);
    const approve = (waitingUntil: string | null) => change({ ids, move: 'approve', waitingUntil });

    expect((await approve(seen.waitingSince)).body.failed).toMatchObject([{ code: 'picture_replaced' }]);
    expect(await titles({})).toEqual([]);
    expect((await approve(waitingSince)).body.failed).toEqual([]);
  });

  it('shows no picture that replaces a waiting one while that is approved', async () => {
    await approvals(true);
    const waiting = (await byCrew()).body as ManagedProjectResponse;
    const stored = 'SELECT image_key FROM project_images';
    const before = await database.query(stored);
    const pictures = media.app.get(ProjectPictures);
    const upload = pictures.upload.bind(pictures);
    jest.spyOn(pictures, 'upload').mockImplementation(async (body) => {
      await change({ ids: [waiting.id], move: 'approve' });
      return upload(body);
    });

    const url = `/api/projects/${waiting.id}`;
    const answer = await media
      .visitor()
      .patch(url)
      .set(crew)
      .send({ imageUrl: await aDataUrl() });

    expect(answer).toMatchObject({ status: 409, body: { code: 'needs_approval' } });
    expect([await titles({}), await database.query(stored)]).toEqual([['Pond'], before]);
  });

  it('knows a picture that waits when its phone sends it again', async () => {
    await approvals(true);
    const imageUrl = await aDataUrl();
    const first = (await byCrew({ imageUrl })).body as ManagedProjectResponse;

    expect(await byCrew({ imageUrl, unlessPresent: true })).toMatchObject({
      status: 200,
      body: { id: first.id, wasPresent: true, waitingSince: first.waitingSince },
    });
    const [path = ''] = await storedPaths();
    expect(await objectAt(path)).toBe(false);
    const other = media.as('crew', 'media', unknownId);
    const { body } = await media
      .visitor()
      .post('/api/projects')
      .set(other)
      .send({ title: 'Mine', imageUrl, unlessPresent: true });
    expect((body as ManagedProjectResponse).id).not.toBe(first.id);
    const one = (id: string, headers: Record<string, string>) =>
      media.visitor().get(`/api/projects/managed/${id}`).set(headers);
    expect([(await one(first.id, crew)).status, (await one(first.id, other)).status]).toEqual([200, 403]);
  });
});
