import { Authenticator } from './support/authenticator.js';
import { Browser, type Question } from './support/browser.js';
import { refusalIn } from './support/refusal.js';
import { SoftPasskey } from './support/soft-passkey.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let browser: Browser;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', password, 'owner');
  browser = new Browser(auth);
  await browser.signIn('marisol', password);
});

afterEach(() => auth.stop());

/** Changes the session as if this much time had passed since the sign-in. */
async function letItAge(age = '30 minutes'): Promise<void> {
  await auth.dataSource.query('UPDATE sessions SET confirmed_at = now() - $1::interval', [age]);
  await browser.refresh();
}

/** Returns whether a route that needs a fresh sign-in accepts the session. */
async function isFresh(): Promise<boolean> {
  await browser.refresh();
  const { body } = await browser.send('post', '/passkeys/options');
  return (body as { code?: string }).code !== 'fresh_sign_in_required';
}

const confirm = (body: object, by = browser) => by.send('post', '/session/confirm', body);

const optionsOf = async () =>
  (await browser.send('post', '/session/confirm/options')).body as Question & { factors: string[] };

describe('a session', () => {
  it('is fresh for half an hour after the sign-in', async () => {
    expect(await isFresh()).toBe(true);

    await letItAge('29 minutes');
    expect(await isFresh()).toBe(true);
    await letItAge();
    const answer = await browser.send('post', '/passkeys/options');
    expect([answer.status, answer.body]).toEqual([
      403,
      { error: 'Please confirm that it is you.', code: 'fresh_sign_in_required' },
    ]);
  });

  it('is fresh again after the password', async () => {
    await letItAge();
    expect(await optionsOf()).toEqual({ factors: [], challengeId: null, options: null });

    const answer = await confirm({ currentPassword: password });

    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await isFresh()).toBe(true);
    expect((await auth.trail()).map(({ action }) => action)).toContain('sign_in_confirmed');
  });

  it('of another browser stays as it was', async () => {
    const other = new Browser(auth, '203.0.113.60');
    await other.signIn('marisol', password);
    await letItAge();

    await confirm({ currentPassword: password }, other);

    expect(await isFresh()).toBe(false);
  });

  it('asks for a code too where there is an authenticator app', async () => {
    const { secret } = (await browser.send('post', '/second-factor', { currentPassword: password })).body as {
      secret: string;
    };
    const app = new Authenticator(secret, auth.clock);
    await browser.send('post', '/second-factor/confirm', { code: app.code() });
    await letItAge();
    expect((await optionsOf()).factors).toEqual(['totp', 'recovery']);

    const refusals = [
      await confirm({ currentPassword: password }),
      await confirm({ currentPassword: password, code: app.wrongCode() }),
      await confirm({ currentPassword: 'not mine', code: app.code() }),
    ].map(refusalIn);
    expect(refusals).toEqual([
      [400, 'validation_failed', { code: 'required' }],
      [400, 'validation_failed', { code: 'second_factor_invalid' }],
      [400, 'validation_failed', { currentPassword: 'password_incorrect' }],
    ]);
    expect(await isFresh()).toBe(false);
    expect((await confirm({ currentPassword: password, code: app.nextCode() })).status).toBe(204);
    expect(await isFresh()).toBe(true);
  });

  it('is fresh again after a passkey, of this account and this session only', async () => {
    const passkey = new SoftPasskey();
    await browser.addPasskey(passkey);
    const other = new Browser(auth, '203.0.113.61');
    await other.signInWith(passkey);
    await letItAge();

    const answerTo = ({ challengeId, options }: Question) => ({
      challengeId,
      response: passkey.get(options),
    });
    const question = await optionsOf();
    expect(question.factors).toEqual(['passkey', 'recovery']);
    expect(refusalIn(await confirm(answerTo(question), other))).toEqual([400, 'passkey_invalid', {}]);
    expect(refusalIn(await confirm(answerTo(await other.questionForSignIn())))).toEqual([
      400,
      'passkey_invalid',
      {},
    ]);
    expect((await confirm(answerTo(await optionsOf()))).status).toBe(204);
    expect(await isFresh()).toBe(true);
  });

  it.each([
    [{}, { currentPassword: 'required' }],
    [{ currentPassword: '' }, { currentPassword: 'required' }],
    [{ currentPassword: 7 }, { currentPassword: 'required' }],
    [{ currentPassword: 'x'.repeat(1001) }, { currentPassword: 'too_long' }],
    [{ currentPassword: 'x', code: 'y'.repeat(41) }, { code: 'too_long' }],
    [{ challengeId: 'x', response: {} }, { challengeId: 'required' }],
    [{ response: {} }, { currentPassword: 'required' }],
    [{ challengeId: '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e', response: 'x' }, { response: 'required' }],
  ])('is not made fresh by %j', async (body, fields) => {
    expect(refusalIn(await confirm(body))).toEqual([400, 'validation_failed', fields]);
  });

  it('is confirmed within the limits on sign-ins', async () => {
    const stranger = new Browser(auth, '203.0.113.62');
    await stranger.signIn('marisol', password);
    stranger.deviceToken = undefined;
    for (let index = 0; index < 10; index += 1) await confirm({ currentPassword: 'not mine' }, stranger);

    expect((await confirm({ currentPassword: password }, stranger)).status).toBe(429);
  });
});

describe('a site that requires a second factor', () => {
  it('tells each session about it, and opens when there is one', async () => {
    const strict = await TestAuth.start({
      DATABASE_URL: auth.config.DATABASE_URL,
      REQUIRE_SECOND_FACTOR: 'strict',
    });
    const user = new Browser(strict, '203.0.113.63');
    const signedIn = await user.signIn('marisol', password);

    expect(await strict.identityOf(signedIn)).toMatchObject({ needsSecondFactor: true });
    expect((await user.send('get', '/session')).body).toMatchObject({
      secondFactor: { isOn: false, policy: 'strict' },
    });
    expect(refusalIn(await user.send('get', '/sessions'))).toEqual([
      403,
      'second_factor_set_up_required',
      {},
    ]);
    expect((await user.addPasskey(new SoftPasskey())).status).toBe(201);
    await user.refresh();
    expect((await user.send('get', '/sessions')).status).toBe(200);
    await strict.stop();
  });
});
