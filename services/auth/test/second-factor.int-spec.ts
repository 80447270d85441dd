import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runAdminCommand } from '../src/accounts/admin-command.js';
import { AdminConfig } from '../src/accounts/admin.config.js';
import { Authenticator } from './support/authenticator.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let header: Record<string, string>;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', password, 'user');
  header = await auth.signedIn('marisol', password);
});

afterEach(() => auth.stop());

const begin = (body: object, as = header) => auth.http.post('/api/user/second-factor').set(as).send(body);
const confirm = (body: object, as = header) =>
  auth.http.post('/api/user/second-factor/confirm').set(as).send(body);
const remove = (body: object, as = header) => auth.http.delete('/api/user/second-factor').set(as).send(body);
const signIn = (code?: string, address = '203.0.113.40') =>
  auth.http
    .post('/api/user/login')
    .set('X-Forwarded-For', address)
    .send({ username: 'marisol', password, code });

const admin = (environment: Record<string, string>) =>
  runAdminCommand(loadConfig(AdminConfig, { DATABASE_URL: auth.config.DATABASE_URL, ...environment }));

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

async function switchOn(): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const begun = (await begin({ currentPassword: password })).body as { secret: string };
  const app = new Authenticator(begun.secret, auth.clock);
  const answer = await confirm({ code: app.code() });
  expect(answer.status).toBe(200);
  return { app, recoveryCodes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
}

describe('POST /api/user/second-factor', () => {
  it('is for signed-in people', async () => {
    expect(said(await begin({ currentPassword: password }, {}))).toEqual([401, 'not_authenticated', {}]);
  });

  it.each([
    ['required', {}],
    ['required', { currentPassword: 7 }],
    ['too_long', { currentPassword: 'x'.repeat(1001) }],
    ['password_incorrect', { currentPassword: 'not mine' }],
  ])('says %s of a wrong body', async (code, body) => {
    expect(said(await begin(body))).toEqual([400, 'validation_failed', { currentPassword: code }]);
  });

  it('gives a secret, which changes nothing yet', async () => {
    const answer = await begin({ currentPassword: password });

    const { secret, otpauthUrl } = answer.body as { secret: string; otpauthUrl: string };
    expect(answer.status).toBe(200);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauthUrl).toBe(
      `otpauth://totp/Sandhill%20Grounds:marisol?secret=${secret}` +
        '&issuer=Sandhill%20Grounds&algorithm=SHA1&digits=6&period=30',
    );
    expect((await signIn()).body).toMatchObject({ user: { hasSecondFactor: false } });
  });

  it('keeps the secret unreadable', async () => {
    const { secret } = (await begin({ currentPassword: password })).body as { secret: string };
    const bytes = new Authenticator(secret, auth.clock)['secret'];

    const [row] = await auth.dataSource.query<Array<{ second_factor_secret: Buffer }>>(
      `SELECT second_factor_secret FROM users WHERE username = 'marisol'`,
    );

    expect(bytes).toHaveLength(20);
    expect(row?.second_factor_secret.includes(bytes)).toBe(false);
  });

  it('is refused while one is on', async () => {
    await switchOn();

    expect(said(await begin({ currentPassword: password }))).toEqual([409, 'second_factor_on', {}]);
    expect(said(await confirm({ code: '123456' }))).toEqual([409, 'second_factor_on', {}]);
  });

  it('is refused where the key is missing', async () => {
    const keyless = await TestAuth.start({ SECOND_FACTOR_KEY: '' });
    const owner = await keyless.signedIn('owner', keyless.firstPassword());

    const answer = await keyless.http
      .post('/api/user/second-factor')
      .set(owner)
      .send({ currentPassword: keyless.firstPassword() });

    expect(said(answer)).toEqual([409, 'second_factor_unavailable', {}]);
    await keyless.stop();
  });
});

describe('POST /api/user/second-factor/confirm', () => {
  it('is for signed-in people', async () => {
    expect(said(await confirm({ code: '123456' }, {}))).toEqual([401, 'not_authenticated', {}]);
  });

  it('needs a beginning', async () => {
    expect(said(await confirm({ code: '123456' }))).toEqual([409, 'second_factor_not_begun', {}]);
  });

  it('refuses what is no code of the secret', async () => {
    const { secret } = (await begin({ currentPassword: password })).body as { secret: string };
    const app = new Authenticator(secret, auth.clock);

    const invalid = [400, 'validation_failed', { code: 'second_factor_invalid' }];
    expect(said(await confirm({}))).toEqual([400, 'validation_failed', { code: 'required' }]);
    expect(said(await confirm({ code: '1'.repeat(41) }))).toEqual([
      400,
      'validation_failed',
      { code: 'too_long' },
    ]);
    expect(said(await confirm({ code: app.wrongCode() }))).toEqual(invalid);
    expect(said(await confirm({ code: app.code(-3) }))).toEqual(invalid);
    expect((await signIn()).status).toBe(200);
  });

  it('takes only the secret begun last', async () => {
    const { secret } = (await begin({ currentPassword: password })).body as { secret: string };
    await begin({ currentPassword: password });

    expect(said(await confirm({ code: new Authenticator(secret, auth.clock).code() }))).toEqual([
      400,
      'validation_failed',
      { code: 'second_factor_invalid' },
    ]);
  });

  it('gives ten recovery codes, of which only hashes are kept', async () => {
    const { recoveryCodes } = await switchOn();

    const kept = JSON.stringify(await auth.dataSource.query('SELECT * FROM recovery_codes'));
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
    const session = await auth.http.get('/api/user/session').set(header);
    expect(session.body).toMatchObject({ user: { hasSecondFactor: true } });
    expect((await auth.http.get('/api/user').set(header)).body).toMatchObject({ hasSecondFactor: true });
    expect((await auth.trail()).at(-1)).toMatchObject({ actor: 'user', action: 'second_factor_switched_on' });
  });

  it('lets one of two at once win', async () => {
    const { secret } = (await begin({ currentPassword: password })).body as { secret: string };
    const code = new Authenticator(secret, auth.clock).code();

    const answers = await Promise.all([confirm({ code }), confirm({ code })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auth.dataSource.query('SELECT count(*)::int FROM recovery_codes')).toEqual([{ count: 10 }]);
  });

  it('holds guessing to the limits of signing in', async () => {
    const { secret } = (await begin({ currentPassword: password })).body as { secret: string };
    const guess = () => confirm({ code: new Authenticator(secret, auth.clock).wrongCode() });

    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);

    expect((await guess()).status).toBe(429);
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code once the password is right', async () => {
    await switchOn();

    for (const code of [undefined, '', '  ']) {
      const answer = await signIn(code);
      expect(said(answer)).toEqual([401, 'second_factor_required', {}]);
      expect(answer.get('Set-Cookie')).toBeUndefined();
    }
    expect(said(await auth.login('marisol', 'not it'))).toEqual([401, 'invalid_credentials', {}]);
    const trail = (await auth.trail()).map(({ action }) => action);
    expect(trail.filter((action) => action === 'second_factor_asked')).toHaveLength(3);
  });

  it('takes a code, typed as people do', async () => {
    const { app } = await switchOn();
    const code = app.nextCode();

    const answer = await signIn(` ${code.slice(0, 3)} ${code.slice(3)} `);

    expect([answer.status, answer.body]).toMatchObject([200, { user: { hasSecondFactor: true } }]);
    expect(await auth.identityOf(answer)).not.toBeNull();
  });

  it('takes codes of the half minutes before and after, and none further away', async () => {
    const { app } = await switchOn();
    auth.clock.forward({ minutes: 10 });

    expect((await signIn(app.code(-2))).status).toBe(401);
    expect((await signIn(app.code(2))).status).toBe(401);
    expect((await signIn(app.code(-1))).status).toBe(200);
    expect((await signIn(app.code(1))).status).toBe(200);
  });

  it('takes each code once, the first one of all too', async () => {
    const { app } = await switchOn();
    const first = app.code();
    expect(said(await signIn(first))).toEqual([401, 'second_factor_invalid', {}]);
    const next = app.nextCode();

    const answers = await Promise.all([signIn(next), signIn(next), signIn(next)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await signIn(next)).status).toBe(401);
  });

  it('takes each recovery code once', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = '', second = ''] = recoveryCodes;

    expect((await Promise.all([signIn(first), signIn(first)])).map(({ status }) => status).sort()).toEqual([
      200, 401,
    ]);
    expect(said(await signIn(first))).toEqual([401, 'second_factor_invalid', {}]);
    expect((await signIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ action: 'recovery_code_used', details: { left: 8 } }),
    );
  });

  it('takes no recovery code of somebody else', async () => {
    const { recoveryCodes } = await switchOn();
    await auth.dataSource.query(
      `UPDATE recovery_codes SET user_id = (SELECT id FROM users WHERE username = 'owner')`,
    );

    expect((await signIn(recoveryCodes[0])).status).toBe(401);
  });

  it('counts wrong codes as wrong passwords', async () => {
    const { app } = await switchOn();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(said(await signIn(app.wrongCode(), '203.0.113.41'))).toEqual([401, 'second_factor_invalid', {}]);
    }

    expect((await signIn(app.nextCode(), '203.0.113.41')).status).toBe(429);
    expect(auth.clock.pauses).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ action: 'sign_in_failed', details: { reason: 'wrong_second_factor' } }),
    );
  });

  it('does not quicken guessing by a password without a code', async () => {
    const { app } = await switchOn();
    for (let tries = 0; tries < 5; tries += 1) await signIn(app.wrongCode(), '203.0.113.42');
    const pauses = auth.clock.pauses.length;

    await signIn(undefined, '203.0.113.43');
    await signIn(app.wrongCode(), '203.0.113.43');

    expect(auth.clock.pauses.slice(pauses)).toEqual([1000, 1000]);
  });

  it('works with recovery codes alone when the key was lost, and never without any code', async () => {
    const { app, recoveryCodes } = await switchOn();
    const keyless = await TestAuth.start({ DATABASE_URL: auth.config.DATABASE_URL, SECOND_FACTOR_KEY: '' });
    const tryIt = (code?: string) =>
      keyless.http.post('/api/user/login').send({ username: 'marisol', password, code });

    expect(said(await tryIt(app.code(1)))).toEqual([409, 'second_factor_unavailable', {}]);
    expect(said(await tryIt())).toEqual([401, 'second_factor_required', {}]);
    expect((await tryIt(recoveryCodes[0])).status).toBe(200);
    await keyless.stop();
  });
});

describe('DELETE /api/user/second-factor', () => {
  it('is for signed-in people', async () => {
    expect(said(await remove({ currentPassword: password, code: '123456' }, {}))).toEqual([
      401,
      'not_authenticated',
      {},
    ]);
  });

  it('says when there is none', async () => {
    expect(said(await remove({ currentPassword: password, code: '123456' }))).toEqual([
      409,
      'second_factor_off',
      {},
    ]);
  });

  it.each([
    [{}, { currentPassword: 'required', code: 'required' }],
    [{ currentPassword: password }, { code: 'required' }],
    [{ currentPassword: password, code: ['1'] }, { code: 'required' }],
    [{ currentPassword: 'not mine', code: '123456' }, { currentPassword: 'password_incorrect' }],
    [{ currentPassword: password, code: 'abcd-efgh' }, { code: 'second_factor_invalid' }],
  ])('refuses %j', async (body, fields) => {
    await switchOn();

    expect(said(await remove(body))).toEqual([400, 'validation_failed', fields]);
    expect((await signIn()).status).toBe(401);
  });

  it('refuses a request without a body, or with a broken one', async () => {
    await switchOn();

    expect((await auth.http.delete('/api/user/second-factor').set(header)).status).toBe(400);
    expect((await remove([])).status).toBe(400);
    expect((await remove({ currentPassword: password, code: '\0' })).status).toBe(400);
  });

  it.each(['a code', 'a recovery code'])(
    'switches it off by %s, and the recovery codes with it',
    async (kind) => {
      const { app, recoveryCodes } = await switchOn();
      const code = kind === 'a code' ? app.nextCode() : (recoveryCodes[3] ?? '');

      const answer = await remove({ currentPassword: password, code });

      expect([answer.status, answer.text]).toEqual([204, '']);
      expect((await signIn()).body).toMatchObject({ user: { hasSecondFactor: false } });
      expect(await auth.dataSource.query('SELECT * FROM recovery_codes')).toEqual([]);
      expect(await auth.trail()).toContainEqual(
        expect.objectContaining({ action: 'second_factor_switched_off' }),
      );
    },
  );

  it('does not let a right password quicken guessing the code', async () => {
    const { app } = await switchOn();

    for (let tries = 0; tries < 5; tries += 1) {
      await remove({ currentPassword: password, code: app.wrongCode() });
    }

    expect(auth.clock.pauses).toEqual([250, 500]);
    expect((await auth.trail()).at(-1)).toMatchObject({
      action: 'confirmation_failed',
      details: { reason: 'wrong_second_factor' },
    });
  });
});

describe('RESET_SECOND_FACTOR=1 of the admin command', () => {
  it('takes the second factor away', async () => {
    const { recoveryCodes } = await switchOn();

    const temporary = await admin({ USER: 'marisol', RESET_SECOND_FACTOR: '1' });

    const answer = await auth.login('marisol', temporary.password);
    expect([answer.status, answer.body]).toMatchObject([200, { user: { hasSecondFactor: false } }]);
    expect(recoveryCodes).toHaveLength(10);
    expect(await auth.dataSource.query('SELECT * FROM recovery_codes')).toEqual([]);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ actor: 'operator', action: 'second_factor_reset' }),
    );
  });

  it('leaves no trace where there was none', async () => {
    await admin({ USER: 'marisol', RESET_SECOND_FACTOR: '1' });

    expect((await auth.trail()).map(({ action }) => action)).not.toContain('second_factor_reset');
  });

  it('has to be asked for', async () => {
    await switchOn();

    const temporary = await admin({ USER: 'marisol' });

    expect(said(await auth.login('marisol', temporary.password))).toEqual([
      401,
      'second_factor_required',
      {},
    ]);
  });
});
