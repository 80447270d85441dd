import { roles, type Role } from '@sandhill/platform/identity/identity.js';
import { falseClaims, operationsOf } from '@sandhill/testing/closed-operations.ts';
import describeAuth from '../src/openapi.js';
import { TestAuth } from './support/start-auth.js';

const unknownId = '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Operations on accounts and sessions, each with the lowest role that may use it. */
const closed: Array<[operation: string, path: string, least: Role]> = [
  ['get /api/user', '/user', 'crew'],
  ['put /api/user/first-name', '/user/first-name', 'crew'],
  ['post /api/user/password', '/user/password', 'crew'],
  ['get /api/user/sessions', '/user/sessions', 'crew'],
  ['delete /api/user/sessions/{id}', `/user/sessions/${unknownId}`, 'crew'],
  ['post /api/user/second-factor', '/user/second-factor', 'crew'],
  ['post /api/user/second-factor/confirm', '/user/second-factor/confirm', 'crew'],
  ['post /api/user/second-factor/recovery-codes', '/user/second-factor/recovery-codes', 'crew'],
  ['delete /api/user/second-factor', '/user/second-factor', 'crew'],
  ['get /api/user/passkeys', '/user/passkeys', 'crew'],
  ['post /api/user/passkeys', '/user/passkeys', 'crew'],
  ['post /api/user/passkeys/options', '/user/passkeys/options', 'crew'],
  ['patch /api/user/passkeys/{id}', `/user/passkeys/${unknownId}`, 'crew'],
  ['delete /api/user/passkeys/{id}', `/user/passkeys/${unknownId}`, 'crew'],
  ['post /api/user/session/confirm/options', '/user/session/confirm/options', 'crew'],
  ['post /api/user/session/confirm', '/user/session/confirm', 'crew'],
  ['get /api/accounts', '/accounts', 'owner'],
  ['post /api/accounts', '/accounts', 'owner'],
  ['post /api/accounts/invitations', '/accounts/invitations', 'owner'],
  ['post /api/accounts/{id}/invitation', `/accounts/${unknownId}/invitation`, 'owner'],
  ['patch /api/accounts/{id}', `/accounts/${unknownId}`, 'owner'],
  ['post /api/accounts/{id}/temporary-password', `/accounts/${unknownId}/temporary-password`, 'owner'],
  ['delete /api/accounts/{id}/sessions', `/accounts/${unknownId}/sessions`, 'owner'],
  ['delete /api/accounts/{id}/second-factor', `/accounts/${unknownId}/second-factor`, 'owner'],
  ['get /api/audit', '/audit', 'owner'],
];

/** Operations that need a sign-in or a confirmation within the last 30 minutes. */
const fresh = [
  'post /api/accounts',
  'post /api/accounts/invitations',
  'post /api/accounts/{id}/invitation',
  'patch /api/accounts/{id}',
  'post /api/accounts/{id}/temporary-password',
  'delete /api/accounts/{id}/sessions',
  'delete /api/accounts/{id}/second-factor',
  'post /api/user/second-factor',
  'post /api/user/second-factor/confirm',
  'post /api/user/second-factor/recovery-codes',
  'delete /api/user/second-factor',
  'post /api/user/passkeys/options',
  'post /api/user/passkeys',
  'delete /api/user/passkeys/{id}',
];

/** Prefixes of the operations that work before a required second factor is set up. */
const withoutSecondFactor = [
  '/user/password',
  '/user/second-factor',
  '/user/passkeys',
  '/user/session/confirm',
];

const open = [
  'get /api/user/session',
  'get /api/user/test',
  'post /api/user/login',
  'post /api/user/logout',
  'post /api/user/passkeys/sign-in/options',
  'post /api/user/passkeys/sign-in',
  'post /api/user/password-reset',
  'post /api/user/links/passkey-options',
  'post /api/user/links/read',
  'post /api/user/links/use',
  'post /api/user/links/use-passkey',
];

describe('permissions', () => {
  let auth: TestAuth;
  let headersOf: Record<Role, Record<string, string>>;

  beforeAll(async () => {
    auth = await TestAuth.start();
    const signedIn = async (role: Role) => {
      await auth.anAccount(`some-${role}`, 'heron-creek-77', role);
      return auth.signedIn(`some-${role}`, 'heron-creek-77');
    };
    headersOf = {
      crew: await signedIn('crew'),
      user: await signedIn('user'),
      administrator: await signedIn('administrator'),
      owner: await signedIn('owner'),
    };
  });

  afterAll(() => auth.stop());

  const ask = (operation: string, path: string, headers: Record<string, string>) => {
    const method = operation.split(' ')[0] as Method;
    return auth.http[method](`/api${path}`).set(headers).send({});
  };

  it('are tested for every operation', async () => {
    const operations = operationsOf(await describeAuth());

    expect(operations).toEqual([...closed.map(([operation]) => operation), ...open].sort());
  });

  it.each(closed)('%s is closed to visitors, whatever they claim', async (operation, path) => {
    const caller = { userId: unknownId, username: 'pat', role: 'owner' as const, sessionId: unknownId };
    const elsewhere = auth.signer.forCaller(caller, 'media');
    const claims = falseClaims({ service: 'auth', userId: unknownId, elsewhere });

    for (const headers of claims) {
      const { status, body } = await ask(operation, path, headers);
      expect([status, body]).toEqual([401, { error: 'Please sign in.', code: 'not_authenticated' }]);
    }
  });

  it.each(closed)('%s is for those who may do it', async (operation, path, least) => {
    for (const role of roles) {
      const { body } = await ask(operation, path, headersOf[role]);
      const mayDoIt = roles.indexOf(role) >= roles.indexOf(least);
      const isRefused = ['forbidden', 'not_authenticated'].includes((body as { code?: string }).code ?? '');
      expect([role, isRefused]).toEqual([role, !mayDoIt]);
    }
  });

  const owner = {
    userId: unknownId,
    username: 'pat',
    role: 'owner' as const,
    sessionId: unknownId,
    confirmedAt: Math.floor(Date.now() / 1000),
  };

  it.each(closed)('%s asks for a fresh sign-in if the table says so', async (operation, path) => {
    const halfAnHourAgo = { ...owner, confirmedAt: owner.confirmedAt - 30 * 60 };
    for (const stale of [halfAnHourAgo, { ...owner, confirmedAt: undefined }]) {
      const { body } = await ask(operation, path, auth.as(stale));
      const isAsked = (body as { code?: string }).code === 'fresh_sign_in_required';
      expect(isAsked).toBe(fresh.includes(operation));
    }
  });

  it.each(closed)('%s waits for a required second factor unless it sets one up', async (operation, path) => {
    const { body } = await ask(operation, path, auth.as({ ...owner, needsSecondFactor: true }));

    const isRefused = (body as { code?: string }).code === 'second_factor_set_up_required';
    expect(isRefused).toBe(!withoutSecondFactor.some((prefix) => path.startsWith(prefix)));
  });

  it('allow the internal route to the gateway only', async () => {
    const answers = await Promise.all(
      [{}, headersOf.owner].map((headers) => ask('get', '/internal/session', headers)),
    );

    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
  });
});
