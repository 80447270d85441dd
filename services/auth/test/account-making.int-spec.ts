import { randomUUID } from 'node:crypto';
import { Owner } from './support/owner.js';
import { refusalIn } from './support/refusal.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let owner: Owner;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  owner = await Owner.signedIn(auth);
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

const aBody = (changes: object = {}) => ({
  username: 'crew-lead',
  email: 'crew@people.example',
  role: 'user',
  ...changes,
});

describe('POST /api/accounts', () => {
  it.each([
    ['user', false],
    ['administrator', true],
    ['owner', true],
  ])('creates a %s, whose temporary password is shown once', async (role, isAdmin) => {
    const answer = await owner.make({ username: ' crew-lead ', email: ' crew@people.example ', role });

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
        actorId: await owner.id(),
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
    expect(refusalIn(await owner.make(body))).toEqual([400, 'validation_failed', fields]);
  });

  it.each([
    [aBody({ username: 'OWNER' }), { username: 'taken' }],
    [aBody({ email: 'Office@SandhillGrounds.example' }), { email: 'taken' }],
  ])('refuses a taken name or address, ignoring case: %j', async (body, fields) => {
    expect(refusalIn(await owner.make(body))).toEqual([409, 'taken', fields]);
  });

  it('creates one of two concurrent equal accounts', async () => {
    const answers = await Promise.all([owner.make(aBody()), owner.make(aBody())]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('ignores undeclared properties', async () => {
    const { account } = (await owner.make(aBody({ id: randomUUID(), isAdmin: true, password: 'mine' })))
      .body as Issued;

    expect(account).toMatchObject({ isAdmin: false, passwordIsTemporary: true });
  });
});

describe('POST /api/accounts/{id}/temporary-password', () => {
  it('replaces the password and ends the sessions', async () => {
    const user = await auth.anAccount('marisol', password);
    const session = await auth.login('marisol', password);

    const answer = await owner.giveTemporaryPassword(user.id);

    const { account, temporaryPassword } = answer.body as Issued;
    expect([answer.status, account]).toMatchObject([201, { username: 'marisol', passwordIsTemporary: true }]);
    expect(await auth.identityOf(session)).toBeNull();
    expect((await auth.login('marisol', password)).status).toBe(401);
    expect((await auth.login('marisol', temporaryPassword)).status).toBe(200);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ action: 'temporary_password_given', details: { sessionsEnded: 1 } }),
    );
  });

  it('does not enable a disabled account', async () => {
    const user = await auth.anAccount('marisol', password);
    await owner.change(user.id, { isDisabled: true });

    const answer = await owner.giveTemporaryPassword(user.id);

    expect(refusalIn(answer)).toEqual([409, 'account_disabled', {}]);
  });
});
