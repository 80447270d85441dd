import { identityHeader, roles, type Role } from '@sandhill/platform/identity/identity.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import describeContent from '../src/openapi.js';
import { callerId, keys, startContent, type RunningContent } from './support/start-content.js';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Who may do what with the site's content. */
const closed: Array<[operation: string, path: string, least: Role]> = [
  ['get /api/site/draft', '/draft', 'user'],
  ['put /api/site/draft', '/draft', 'administrator'],
  ['delete /api/site/draft', '/draft', 'administrator'],
  ['post /api/site/preview', '/preview', 'user'],
  ['post /api/site/publish', '/publish', 'administrator'],
  ['post /api/site/undo', '/undo', 'administrator'],
  ['get /api/site/publication', '/publication', 'user'],
  ['get /api/site/versions', '/versions', 'user'],
  ['get /api/site/versions/{id}', '/versions/1', 'user'],
  ['post /api/site/versions/{id}/restore', '/versions/9/restore', 'administrator'],
  ['get /api/site/audit', '/audit', 'owner'],
];

const open = ['get /api/site'];

describe('permissions', () => {
  let content: RunningContent;

  beforeAll(async () => {
    content = await startContent();
  });

  afterAll(() => content.stop());

  const ask = (operation: string, path: string, headers: Record<string, string>) => {
    const method = operation.split(' ')[0] as Method;
    return content.visitor()[method](`/api/site${path}`).set(headers).send({});
  };

  it('are tested for every operation', async () => {
    const document = await describeContent();

    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(operations.sort()).toEqual([...closed.map(([operation]) => operation), ...open].sort());
  });

  it.each(closed)('%s is closed to visitors, whatever they claim', async (operation, path) => {
    const caller = { userId: callerId, username: 'pat', role: 'owner' as const, sessionId: 's' };
    const forger = new IdentitySigner(makeIdentityKeys().privateKey);
    const claims: Array<Record<string, string>> = [
      {},
      { [identityHeader]: forger.forCaller(caller, 'content') },
      { [identityHeader]: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoib3duZXIifQ.' },
      { [identityHeader]: new IdentitySigner(keys.privateKey).forCaller(caller, 'leads') },
      {
        'x-user-id': callerId,
        'x-role': 'owner',
        authorization: 'Bearer owner',
        cookie: 'sandhill_session=x',
      },
    ];

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
