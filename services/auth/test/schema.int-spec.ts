import { missingInSchema } from '@sandhill/testing/schema-changes.ts';
import describeAuth from '../src/openapi.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;

beforeAll(async () => {
  auth = await TestAuth.start();
});

afterAll(() => auth.stop());

describe('the migrations', () => {
  it('create the tables that the entities describe', async () => {
    expect(await missingInSchema(auth.dataSource)).toEqual([]);
  });
});

describe('the health page', () => {
  it('reports the database', async () => {
    const answer = await auth.http.get('/health/ready');

    expect([answer.status, answer.body]).toEqual([200, { status: 'ok', dependencies: { postgres: 'up' } }]);
  });
});

describe('the document', () => {
  it('contains every public route and its security', async () => {
    const document = await describeAuth();

    const security = Object.entries(document.paths).flatMap(([path, item]) =>
      (['get', 'post', 'patch', 'delete'] as const).flatMap((method) =>
        item[method] ? [[`${method} ${path}`, item[method].security] as const] : [],
      ),
    );
    expect(Object.fromEntries(security)).toEqual({
      'get /api/accounts': [{ session: [] }],
      'post /api/accounts': [{ session: [] }],
      'post /api/accounts/invitations': [{ session: [] }],
      'post /api/accounts/{id}/invitation': [{ session: [] }],
      'post /api/user/links/passkey-options': [],
      'post /api/user/links/read': [],
      'post /api/user/links/use': [],
      'post /api/user/links/use-passkey': [],
      'post /api/user/password-reset': [],
      'patch /api/accounts/{id}': [{ session: [] }],
      'post /api/accounts/{id}/temporary-password': [{ session: [] }],
      'delete /api/accounts/{id}/sessions': [{ session: [] }],
      'delete /api/accounts/{id}/second-factor': [{ session: [] }],
      'get /api/audit': [{ session: [] }],
      'get /api/user': [{ session: [] }],
      'get /api/user/session': [],
      'get /api/user/sessions': [{ session: [] }],
      'get /api/user/test': [],
      'delete /api/user/sessions/{id}': [{ session: [] }],
      'post /api/user/login': [],
      'post /api/user/logout': [],
      'post /api/user/second-factor': [{ session: [] }],
      'post /api/user/second-factor/confirm': [{ session: [] }],
      'post /api/user/second-factor/recovery-codes': [{ session: [] }],
      'delete /api/user/second-factor': [{ session: [] }],
      'post /api/user/password': [{ session: [] }],
      'get /api/user/passkeys': [{ session: [] }],
      'post /api/user/passkeys': [{ session: [] }],
      'post /api/user/passkeys/options': [{ session: [] }],
      'patch /api/user/passkeys/{id}': [{ session: [] }],
      'delete /api/user/passkeys/{id}': [{ session: [] }],
      'post /api/user/passkeys/sign-in/options': [],
      'post /api/user/passkeys/sign-in': [],
      'post /api/user/session/confirm/options': [{ session: [] }],
      'post /api/user/session/confirm': [{ session: [] }],
    });
  });
});
