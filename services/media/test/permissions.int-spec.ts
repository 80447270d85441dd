import { identityHeader, roles, type Role } from '@sandhill/platform/identity/identity.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import describeMedia from '../src/openapi.js';
import { callerId, startMedia, type RunningMedia } from './support/start-media.js';

const unknownId = '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** Who may do what with project images. */
const closed: Array<[operation: string, path: string, least: Role]> = [
  ['post /api/projects', '', 'administrator'],
  ['patch /api/projects/{id}', `/${unknownId}`, 'administrator'],
  ['delete /api/projects/{id}', `/${unknownId}`, 'administrator'],
  ['post /api/projects/{id}/restore', `/${unknownId}/restore`, 'administrator'],
  ['get /api/projects/bin', '/bin', 'administrator'],
  ['get /api/projects/bin/{id}/picture', `/bin/${unknownId}/picture`, 'administrator'],
  ['put /api/projects/order', '/order', 'administrator'],
  ['get /api/projects/audit', '/audit', 'owner'],
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
    const document = await describeMedia();

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
      { [identityHeader]: forger.forCaller(caller, 'media') },
      { [identityHeader]: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoib3duZXIifQ.' },
      media.as('owner', 'leads'),
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
      const { status } = await ask(operation, path, media.as(role));
      const mayDoIt = roles.indexOf(role) >= roles.indexOf(least);
      expect([role, status === 401 || status === 403]).toEqual([role, !mayDoIt]);
    }
  });
});
