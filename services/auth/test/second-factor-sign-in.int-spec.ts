import { Marisol } from './support/marisol.js';
import { refusalIn } from './support/refusal.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let marisol: Marisol;
const { password } = Marisol;

beforeEach(async () => {
  auth = await TestAuth.start();
  marisol = await Marisol.signedIn(auth);
});

afterEach(() => auth.stop());

describe('signing in with a second factor', () => {
  it('asks for the code once the password is right', async () => {
    await marisol.switchOn();

    for (const code of [undefined, '', '  ']) {
      const answer = await marisol.signIn(code);
      expect(refusalIn(answer)).toEqual([401, 'second_factor_required', {}]);
      expect(answer.get('Set-Cookie')).toBeUndefined();
    }
    expect(refusalIn(await auth.login('marisol', 'not it'))).toEqual([401, 'invalid_credentials', {}]);
    const asked = (await auth.trail()).filter(({ action }) => action === 'second_factor_asked');
    expect(asked).toMatchObject([{ details: { count: 3 } }]);
  });

  it('accepts a code with spaces', async () => {
    const { app } = await marisol.switchOn();
    const code = app.nextCode();

    const answer = await marisol.signIn(` ${code.slice(0, 3)} ${code.slice(3)} `);

    expect([answer.status, answer.body]).toMatchObject([200, { user: { hasSecondFactor: true } }]);
    expect(await auth.identityOf(answer)).not.toBeNull();
  });

  it('accepts codes of the previous and next half minute, and no others', async () => {
    const { app } = await marisol.switchOn();
    auth.clock.forward({ minutes: 10 });

    expect((await marisol.signIn(app.code(-2))).status).toBe(401);
    expect((await marisol.signIn(app.code(2))).status).toBe(401);
    expect((await marisol.signIn(app.code(-1))).status).toBe(200);
    expect((await marisol.signIn(app.code(1))).status).toBe(200);
  });

  it('accepts each code once, including the first one', async () => {
    const { app } = await marisol.switchOn();
    const first = app.code();
    expect(refusalIn(await marisol.signIn(first))).toEqual([401, 'second_factor_invalid', {}]);
    const next = app.nextCode();

    const answers = await Promise.all([marisol.signIn(next), marisol.signIn(next), marisol.signIn(next)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await marisol.signIn(next)).status).toBe(401);
  });

  it('accepts each recovery code once', async () => {
    const { recoveryCodes } = await marisol.switchOn();
    const [first = '', second = ''] = recoveryCodes;

    expect(
      (await Promise.all([marisol.signIn(first), marisol.signIn(first)])).map(({ status }) => status).sort(),
    ).toEqual([200, 401]);
    expect(refusalIn(await marisol.signIn(first))).toEqual([401, 'second_factor_invalid', {}]);
    expect((await marisol.signIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ action: 'recovery_code_used', details: { left: 8 } }),
    );
  });

  it('refuses another user’s recovery code', async () => {
    const { recoveryCodes } = await marisol.switchOn();
    await auth.dataSource.query(
      `UPDATE recovery_codes SET user_id = (SELECT id FROM users WHERE username = 'owner')`,
    );

    expect((await marisol.signIn(recoveryCodes[0])).status).toBe(401);
  });

  it('counts wrong codes as wrong passwords', async () => {
    const { app } = await marisol.switchOn();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(refusalIn(await marisol.signIn(app.wrongCode(), '203.0.113.41'))).toEqual([
        401,
        'second_factor_invalid',
        {},
      ]);
    }

    expect((await marisol.signIn(app.nextCode(), '203.0.113.41')).status).toBe(429);
    expect(auth.clock.pauses).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({
        action: 'sign_in_failed',
        details: expect.objectContaining({ reason: 'wrong_second_factor', count: 10 }),
      }),
    );
  });

  it('does not reset the delay after a password without a code', async () => {
    const { app } = await marisol.switchOn();
    for (let tries = 0; tries < 5; tries += 1) await marisol.signIn(app.wrongCode(), '203.0.113.42');
    const pauses = auth.clock.pauses.length;

    await marisol.signIn(undefined, '203.0.113.43');
    await marisol.signIn(app.wrongCode(), '203.0.113.43');

    expect(auth.clock.pauses.slice(pauses)).toEqual([1000, 1000]);
  });

  it('accepts only recovery codes when the key was lost', async () => {
    const { app, recoveryCodes } = await marisol.switchOn();
    const keyless = await TestAuth.start({ DATABASE_URL: auth.config.DATABASE_URL, SECOND_FACTOR_KEY: '' });
    const tryIt = (code?: string) =>
      keyless.http.post('/api/user/login').send({ username: 'marisol', password, code });

    expect(refusalIn(await tryIt(app.code(1)))).toEqual([409, 'second_factor_unavailable', {}]);
    expect(refusalIn(await tryIt())).toEqual([401, 'second_factor_required', {}]);
    expect((await tryIt(recoveryCodes[0])).status).toBe(200);
    await keyless.stop();
  });
});
