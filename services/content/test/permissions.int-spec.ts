import { roles, type Role } from '@sandhill/platform/identity/identity.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { falseClaims, operationsOf } from '@sandhill/testing/closed-operations.ts';
import describeContent from '../src/openapi.js';
import { callerId, keys, startContent, type RunningContent } from './support/start-content.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const id = '019aa000-0000-7000-8000-0000000000bb';

/** Operations on the site's content, each with the lowest role that may use it. */
const site: Array<[operation: string, path: string, least: Role]> = [
  ['get /api/site/draft', '/site/draft', 'user'],
  ['put /api/site/draft', '/site/draft', 'administrator'],
  ['delete /api/site/draft', '/site/draft', 'administrator'],
  ['post /api/site/preview', '/site/preview', 'user'],
  ['post /api/site/publish', '/site/publish', 'administrator'],
  ['post /api/site/undo', '/site/undo', 'administrator'],
  ['get /api/site/scheduled', '/site/scheduled', 'user'],
  ['post /api/site/scheduled', '/site/scheduled', 'administrator'],
  ['delete /api/site/scheduled/{id}', `/site/scheduled/${id}`, 'administrator'],
  ['get /api/site/publication', '/site/publication', 'user'],
  ['get /api/site/versions', '/site/versions', 'user'],
  ['get /api/site/versions/{id}', '/site/versions/1', 'user'],
  ['post /api/site/versions/{id}/restore', '/site/versions/9/restore', 'administrator'],
  ['get /api/site/audit', '/site/audit', 'owner'],
];

const guide: typeof site = [
  ['get /api/guide-entries', '/guide-entries', 'user'],
  ['get /api/guide-entries/plants/{id}', `/guide-entries/plants/${id}`, 'user'],
  ['get /api/guide-entries/issues/{id}', `/guide-entries/issues/${id}`, 'user'],
];

/** Changes of both kinds of entries. */
const entries = ['plants', 'plant-issues'].flatMap((kind) => [
  [`post /api/${kind}`, `/${kind}`, 'administrator'],
  [`post /api/${kind}/preview`, `/${kind}/preview`, 'administrator'],
  [`patch /api/${kind}/{id}`, `/${kind}/${id}`, 'administrator'],
  [`delete /api/${kind}/{id}`, `/${kind}/${id}`, 'administrator'],
  [`post /api/${kind}/{id}/restore`, `/${kind}/${id}/restore`, 'administrator'],
  [`post /api/${kind}/{id}/sign`, `/${kind}/${id}/sign`, 'administrator'],
]) as typeof site;

const closed = [...site, ...guide, ...entries];

const open = [
  'get /api/site',
  'get /api/plants',
  'get /api/plants/{slug}',
  'get /api/plant-issues',
  'get /api/plant-issues/{slug}',
];

describe('permissions', () => {
  let content: RunningContent;

  beforeAll(async () => {
    content = await startContent();
  });

  afterAll(() => content.stop());

  const ask = (operation: string, path: string, headers: Record<string, string>) => {
    const method = operation.split(' ')[0] as Method;
    return content.visitor()[method](`/api${path}`).set(headers).send({});
  };

  it('are tested for every operation', async () => {
    const operations = operationsOf(await describeContent());

    expect(operations).toEqual([...closed.map(([operation]) => operation), ...open].sort());
  });

  it.each(closed)('%s is closed to visitors, whatever they claim', async (operation, path) => {
    const caller = { userId: callerId, username: 'pat', role: 'owner' as const, sessionId: callerId };
    const elsewhere = new IdentitySigner(keys.privateKey).forCaller(caller, 'leads');
    const claims = falseClaims({ service: 'content', userId: callerId, elsewhere });

    for (const headers of claims) {
      const { status, body } = await ask(operation, path, headers);
      expect([status, body]).toEqual([401, { error: 'Please sign in.', code: 'not_authenticated' }]);
    }
  });

  it.each(closed)('%s is for those who may do it', async (operation, path, least) => {
    for (const role of roles) {
      const { status } = await ask(operation, path, content.as(role));
      const mayDoIt = roles.indexOf(role) >= roles.indexOf(least);
      expect([role, status === 401 || status === 403]).toEqual([role, !mayDoIt]);
    }
  });
});
