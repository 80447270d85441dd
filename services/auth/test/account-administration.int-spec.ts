import { randomUUID } from 'node:crypto';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let owner: Record<string, string>;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  owner = await auth.signedIn('owner', auth.firstPassword());
});

afterEach(() => auth.stop());

interface Account {
  id: string;
  username: string;
}

interface Issued {
  account: Account;
  temporaryPassword: string;
  expiresAt: string;
}

interface Refusal {
  code: string;
  fields?: Record<string, { code: string }>;
}

/** Status, word and the words of the fields. */
function said({ status, body }: { status: number; body: unknown }) {
  const { code, fields = {} } = body as Refusal;
  return [
    status,
    code,
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.code])),
  ];
}

const aBody = (changes: object = {}) => ({
  username: 'crew-lead',
  email: 'crew@people.example',
  role: 'user',
  ...changes,
});

const make = (body: object) => auth.http.post('/api/accounts').set(owner).send(body);
const change = (id: string, body: object, as = owner) =>
  auth.http.patch(`/api/accounts/${id}`).set(as).send(body);

async function idOf(username: string): Promise<string> {
  const [row] = await auth.dataSource.query<Account[]>('SELECT id FROM users WHERE username = $1', [
    username,
  ]);
  return row?.id ?? '';
}

describe('the accounts', () => {
  const id = randomUUID();

  it.each([
    ['get', '/api/accounts'],
    ['post', '/api/accounts'],
    ['patch', `/api/accounts/${id}`],
    ['post', `/api/accounts/${id}/temporary-password`],
    ['delete', `/api/accounts/${id}/sessions`],
  ] as const)('are for signed-in owners: %s %s', async (method, path) => {
    await auth.anAccount('crew', password, 'user');
    await auth.anAccount('lead', password, 'administrator');
    const ask = (as: Record<string, string>) => auth.http[method](path).set(as);

    expect(said(await ask({}))).toEqual([401, 'not_authenticated', {}]);
    expect(said(await ask(await auth.signedIn('crew', password)))).toEqual([403, 'forbidden', {}]);
    expect(said(await ask(await auth.signedIn('lead', password)))).toEqual([403, 'forbidden', {}]);
  });

  it.each([
    ['patch', '', {}],
    ['post', '/temporary-password', {}],
    ['delete', '/sessions', {}],
  ] as const)('that are not there are not found: %s {id}%s', async (method, rest, body) => {
    for (const missing of [id, 'nonsense']) {
      const answer = await auth.http[method](`/api/accounts/${missing}${rest}`).set(owner).send(body);
      expect(said(answer)).toEqual([404, 'not_found', {}]);
    }
  });
});

describe('GET /api/accounts', () => {
  it('lists them by name, without a hash or a secret', async () => {
    await auth.anAccount('Zoe', password, 'user');
    await auth.anAccount('anna', password, 'administrator');
    await auth.login('anna', password);
    await auth.dataSource.query(`UPDATE users SET disabled_at = now() WHERE username = 'Zoe'`);

    const { status, body } = await auth.http.get('/api/accounts').set(owner);

    const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const plain = {
      id: expect.any(String) as string,
      hasSecondFactor: false,
      isDisabled: false,
      passwordIsTemporary: false,
      passwordExpiresAt: null,
      createdAt: time,
      lastSignInAt: time,
    };
    expect([status, body]).toEqual([
      200,
      {
        accounts: [
          { ...plain, username: 'anna', email: 'anna@people.example', role: 'administrator', isAdmin: true },
          {
            ...plain,
            username: 'owner',
            email: 'office@sandhillgrounds.example',
            role: 'owner',
            isAdmin: true,
            passwordIsTemporary: true,
            passwordExpiresAt: time,
          },
          {
            ...plain,
            username: 'Zoe',
            email: 'Zoe@people.example',
            role: 'user',
            isAdmin: false,
            isDisabled: true,
            lastSignInAt: null,
          },
        ],
      },
    ]);
  });
});

describe('POST /api/accounts', () => {
  it.each([
    ['user', false],
    ['administrator', true],
    ['owner', true],
  ])('makes a %s, whose temporary password is shown once', async (role, isAdmin) => {
    const answer = await make({ username: ' crew-lead ', email: ' crew@people.example ', role });

    const { account, temporaryPassword, expiresAt } = answer.body as Issued;
    expect([answer.status, account]).toMatchObject([
      201,
      {
        username: 'crew-lead',
        email: 'crew@people.example',
        role,
        isAdmin,
        passwordIsTemporary: true,
        passwordExpiresAt: expiresAt,
        isDisabled: false,
        lastSignInAt: null,
      },
    ]);
    expect(temporaryPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const hours = (new Date(expiresAt).getTime() - auth.clock.now().getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    expect((await auth.login('crew-lead', temporaryPassword)).body).toMatchObject({
      user: { role, passwordIsTemporary: true },
    });
    const rows = await auth.dataSource.query<object[]>('SELECT * FROM users');
    expect(JSON.stringify(rows)).not.toContain(temporaryPassword);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({
        actor: 'user',
        actorId: await idOf('owner'),
        action: 'account_made',
        subjectId: account.id,
        details: { role },
      }),
    );
  });

  it.each([
    [{}, { username: 'required', email: 'required', role: 'unknown_role' }],
    [aBody({ username: '  ' }), { username: 'required' }],
    [aBody({ username: 7 }), { username: 'required' }],
    [aBody({ username: 'x'.repeat(61) }), { username: 'too_long' }],
    [aBody({ username: 'no spaces' }), { username: 'invalid_username' }],
    [aBody({ username: '-x' }), { username: 'invalid_username' }],
    [aBody({ email: 'nowhere' }), { email: 'invalid_email' }],
    [aBody({ email: `${'x'.repeat(250)}@a.example` }), { email: 'too_long' }],
    [aBody({ email: null }), { email: 'required' }],
    [aBody({ role: 'king' }), { role: 'unknown_role' }],
    [aBody({ username: 'a\0b' }), { username: 'invalid_text' }],
  ])('refuses %j', async (body, fields) => {
    expect(said(await make(body))).toEqual([400, 'validation_failed', fields]);
  });

  it.each([
    [aBody({ username: 'OWNER' }), { username: 'taken' }],
    [aBody({ email: 'Office@SandhillGrounds.example' }), { email: 'taken' }],
  ])('takes no name or address twice, whatever its case: %j', async (body, fields) => {
    expect(said(await make(body))).toEqual([409, 'taken', fields]);
  });

  it('makes one of two alike at once', async () => {
    const answers = await Promise.all([make(aBody()), make(aBody())]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('takes no more than it declares', async () => {
    const { account } = (await make(aBody({ id: randomUUID(), isAdmin: true, password: 'mine' })))
      .body as Issued;

    expect(account).toMatchObject({ isAdmin: false, passwordIsTemporary: true });
  });
});

describe('POST /api/accounts/{id}/temporary-password', () => {
  it('replaces the password and ends the sessions', async () => {
    const user = await auth.anAccount('marisol', password);
    const session = await auth.login('marisol', password);

    const answer = await auth.http.post(`/api/accounts/${user.id}/temporary-password`).set(owner);

    const { account, temporaryPassword } = answer.body as Issued;
    expect([answer.status, account]).toMatchObject([201, { username: 'marisol', passwordIsTemporary: true }]);
    expect(await auth.identityOf(session)).toBeNull();
    expect((await auth.login('marisol', password)).status).toBe(401);
    expect((await auth.login('marisol', temporaryPassword)).status).toBe(200);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ action: 'temporary_password_given', details: { sessionsEnded: 1 } }),
    );
  });

  it('does not open a disabled account by the way', async () => {
    const user = await auth.anAccount('marisol', password);
    await change(user.id, { isDisabled: true });

    const answer = await auth.http.post(`/api/accounts/${user.id}/temporary-password`).set(owner);

    expect(said(answer)).toEqual([409, 'account_disabled', {}]);
  });
});

describe('PATCH /api/accounts/{id}', () => {
  it('disables an account at once, and enables it again', async () => {
    const user = await auth.anAccount('marisol', password);
    const session = await auth.login('marisol', password);

    const answer = await change(user.id, { isDisabled: true });

    expect([answer.status, answer.body]).toMatchObject([200, { username: 'marisol', isDisabled: true }]);
    expect(await auth.identityOf(session)).toBeNull();
    const refused = await auth.login('marisol', password);
    const wrong = await auth.login('nobody', password);
    expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body]);

    expect((await change(user.id, { isDisabled: false })).body).toMatchObject({ isDisabled: false });
    expect((await auth.login('marisol', password)).status).toBe(200);
    expect(await auth.identityOf(session)).toBeNull();
    expect((await auth.trail()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account_disabled', 'account_enabled']),
    );
  });

  it('changes a role, which holds for open sessions too', async () => {
    const user = await auth.anAccount('marisol', password, 'user');
    const session = await auth.login('marisol', password);

    const answer = await change(user.id, { role: 'administrator' });

    expect(answer.body).toMatchObject({ role: 'administrator', isAdmin: true });
    expect(await auth.identityOf(session)).toMatchObject({ role: 'administrator' });
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ action: 'role_changed', details: { from: 'user', to: 'administrator' } }),
    );
  });

  it('changes an e-mail address, of which the trail holds nothing', async () => {
    const user = await auth.anAccount('marisol', password);

    expect((await change(user.id, { email: 'new@people.example' })).body).toMatchObject({
      email: 'new@people.example',
    });
    expect(said(await change(user.id, { email: 'OFFICE@sandhillgrounds.example' }))).toEqual([
      409,
      'taken',
      { email: 'taken' },
    ]);
    expect((await auth.trail()).at(-1)).toMatchObject({ action: 'email_changed', details: {} });
    expect(JSON.stringify(await auth.trail())).not.toContain('people.example');
  });

  it('leaves alone, and no trace of, what is as it should be', async () => {
    const user = await auth.anAccount('marisol', password);
    const before = await auth.trail();

    for (const body of [{}, { role: 'administrator', isDisabled: false, email: 'marisol@people.example' }]) {
      expect((await change(user.id, body)).body).toMatchObject({ role: 'administrator', isDisabled: false });
    }
    expect(await auth.trail()).toEqual(before);
  });

  it.each([
    [{ isDisabled: 'yes' }, { isDisabled: 'not_a_boolean' }],
    [{ isDisabled: null }, { isDisabled: 'not_a_boolean' }],
    [{ role: 'king' }, { role: 'unknown_role' }],
    [{ role: null }, { role: 'unknown_role' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'nowhere' }, { email: 'invalid_email' }],
  ])('refuses %j', async (body, fields) => {
    const user = await auth.anAccount('marisol', password);

    expect(said(await change(user.id, body))).toEqual([400, 'validation_failed', fields]);
  });

  it.each([{ isDisabled: true }, { role: 'administrator' }, { role: 'user', isDisabled: true }])(
    'keeps the last owner: %j',
    async (body) => {
      const disabledOwner = await auth.anAccount('was-owner', password, 'owner');
      await change(disabledOwner.id, { isDisabled: true });

      expect(said(await change(await idOf('owner'), body))).toEqual([409, 'last_owner', {}]);
    },
  );

  it('lets nobody disable himself', async () => {
    await auth.anAccount('partner', password, 'owner');

    expect(said(await change(await idOf('owner'), { isDisabled: true }))).toEqual([409, 'own_account', {}]);
    expect((await change(await idOf('owner'), { role: 'administrator' })).status).toBe(200);
  });

  it('keeps one of two owners who demote each other at once', async () => {
    const partner = await auth.anAccount('partner', password, 'owner');
    const asPartner = await auth.signedIn('partner', password);

    const answers = await Promise.all([
      change(partner.id, { role: 'user' }),
      change(await idOf('owner'), { role: 'user' }, asPartner),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('DELETE /api/accounts/{id}/sessions', () => {
  it('ends them all, and only them', async () => {
    const user = await auth.anAccount('marisol', password);
    const sessions = [await auth.login('marisol', password), await auth.login('marisol', password)];
    await auth.anAccount('rosa', password);
    const other = await auth.login('rosa', password);

    const answer = await auth.http.delete(`/api/accounts/${user.id}/sessions`).set(owner);

    expect([answer.status, answer.text]).toEqual([204, '']);
    for (const session of sessions) expect(await auth.identityOf(session)).toBeNull();
    expect(await auth.identityOf(other)).not.toBeNull();
    expect((await auth.login('marisol', password)).status).toBe(200);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({
        action: 'sessions_ended',
        actorId: await idOf('owner'),
        subjectId: user.id,
        details: { sessionsEnded: 2 },
      }),
    );
  });
});
