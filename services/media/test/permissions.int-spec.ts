import { identityHeader, roles, type Role } from '@sandhill/platform/identity/identity.js';
import { falseClaims, operationsOf } from '@sandhill/testing/closed-operations.ts';
import describeMedia from '../src/openapi.js';
import { aDataUrl } from './support/picture.factory.js';
import { callerId, startMedia, type RunningMedia } from './support/start-media.js';

const unknownId = '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

const administrators: Role[] = ['administrator', 'owner'];

/** Roles that work with pictures. Crew may only change its own; users are missing, because they work with leads. */
const uploaders: Role[] = ['crew', ...administrators];

/** Roles allowed for each operation on project images. */
const closed: Array<[operation: string, path: string, allowed: Role[]]> = [
  ['post /api/projects', '', uploaders],
  ['patch /api/projects/{id}', `/${unknownId}`, uploaders],
  ['delete /api/projects/{id}', `/${unknownId}`, uploaders],
  ['post /api/projects/{id}/restore', `/${unknownId}/restore`, uploaders],
  ['get /api/projects/bin', '/bin', uploaders],
  ['get /api/projects/bin/{id}/picture', `/bin/${unknownId}/picture`, uploaders],
  ['get /api/projects/managed', '/managed', uploaders],
  ['get /api/projects/managed/{id}', `/managed/${unknownId}`, uploaders],
  ['post /api/projects/changes', '/changes', uploaders],
  ['get /api/projects/settings', '/settings', ['owner']],
  ['put /api/projects/settings', '/settings', ['owner']],
  ['get /api/projects/given-up', '/given-up', administrators],
  ['get /api/projects/site-uses', '/site-uses', ['crew', 'user', ...administrators]],
  ['post /api/projects/{id}/renditions', `/${unknownId}/renditions`, administrators],
  ['put /api/projects/order', '/order', administrators],
  ['get /api/projects/{id}/story', `/${unknownId}/story`, uploaders],
  ['put /api/projects/{id}/story', `/${unknownId}/story`, uploaders],
  ['delete /api/projects/{id}/story', `/${unknownId}/story`, uploaders],
  ['post /api/projects/{id}/pictures', `/${unknownId}/pictures`, uploaders],
  ['get /api/projects/samples', '/samples', ['owner']],
  ['delete /api/projects/samples', '/samples', ['owner']],
  ['post /api/projects/samples', '/samples', ['owner']],
  ['get /api/projects/audit', '/audit', ['owner']],
];

const open = ['get /api/projects', 'get /api/projects/featured', 'get /api/projects/category/{category}'];

describe('permissions', () => {
  let media: RunningMedia;

  beforeAll(async () => {
    media = await startMedia();
  });

  afterAll(() => media.stop());

  const ask = (operation: string, path: string, headers: Record<string, string>) => {
    const method = operation.split(' ')[0] as Method;
    return media.visitor()[method](`/api/projects${path}`).set(headers).send({});
  };

  it('are tested for every operation', async () => {
    const operations = operationsOf(await describeMedia());

    expect(operations).toEqual([...closed.map(([operation]) => operation), ...open].sort());
  });

  it.each(closed)('%s is closed to visitors, whatever they claim', async (operation, path) => {
    const elsewhere = media.as('owner', 'leads')[identityHeader] ?? '';
    const claims = falseClaims({ service: 'media', userId: callerId, elsewhere });

    for (const headers of claims) {
      const { status, body } = await ask(operation, path, headers);
      expect([status, body]).toEqual([401, { error: 'Please sign in.', code: 'not_authenticated' }]);
    }
  });

  it.each(closed)('%s is for those who may do it', async (operation, path, allowed) => {
    for (const role of roles) {
      const { status } = await ask(operation, path, media.as(role));
      expect([role, status === 401 || status === 403]).toEqual([role, !allowed.includes(role)]);
    }
  });

  it.each(closed)('%s asks for a fresh sign-in if it changes settings', async (operation, path) => {
    const halfAnHourAgo = Date.now() / 1000 - 30 * 60;

    const { body } = await ask(operation, path, media.as('owner', 'media', callerId, halfAnHourAgo));

    const isAsked = (body as { code?: string }).code === 'fresh_sign_in_required';
    expect(isAsked).toBe(operation === 'put /api/projects/settings');
  });

  it('leave crew with the pictures that it uploaded itself', async () => {
    const crew = media.as('crew');
    const otherCrew = media.as('crew', 'media', unknownId);
    const boss = media.as('administrator');
    const upload = async (headers: Record<string, string>, title: string) => {
      const picture = { title, imageUrl: await aDataUrl() };
      const { body } = await media.visitor().post('/api/projects').set(headers).send(picture);
      return (body as { id: string }).id;
    };
    const managed = async (headers: Record<string, string>, path = 'managed') => {
      const { body } = await media.visitor().get(`/api/projects/${path}`).set(headers);
      return (body as { projects: { id: string }[] }).projects.map(({ id }) => id);
    };
    const own = await upload(crew, 'Pond at the gate');
    const others = await upload(otherCrew, 'Lake bank');
    const change = (id: string) =>
      media.visitor().patch(`/api/projects/${id}`).set(crew).send({ title: 'Pond' });

    expect(await managed(crew)).toEqual([own]);
    expect(await managed(boss)).toEqual(expect.arrayContaining([own, others]));
    expect((await change(own)).status).toBe(200);
    const refused = { error: expect.any(String) as string, code: 'not_own_picture' };
    expect(await change(others)).toMatchObject({ status: 403, body: refused });
    expect(await media.visitor().delete(`/api/projects/${others}`).set(crew)).toMatchObject({
      status: 403,
      body: refused,
    });

    await media.visitor().delete(`/api/projects/${others}`).set(boss).expect(204);
    await media.visitor().delete(`/api/projects/${own}`).set(crew).expect(204);
    expect(await managed(crew, 'bin')).toEqual([own]);
    const binned = (id: string, what: string) =>
      what === 'restore'
        ? media.visitor().post(`/api/projects/${id}/restore`).set(crew)
        : media.visitor().get(`/api/projects/bin/${id}/picture`).set(crew);
    expect(await binned(others, 'restore')).toMatchObject({ status: 403, body: refused });
    expect((await binned(others, 'picture')).status).toBe(403);
    expect((await binned(own, 'picture')).status).toBe(200);
    expect((await binned(own, 'restore')).status).toBe(200);
  });
});
