import { jest } from '@jest/globals';
import { ChallengesRepository } from '../src/passkeys/challenges.repository.js';
import { Purge } from '../src/purge.js';
import { Authenticator } from './support/authenticator.js';
import { Browser, type Added, type Question } from './support/browser.js';
import { refusalIn } from './support/refusal.js';
import { SoftPasskey } from './support/soft-passkey.js';
import { TestAuth } from './support/start-auth.js';
import { Marisol } from './support/marisol.js';

let auth: TestAuth;
let browser: Browser;
const { password } = Marisol;
const unknownId = '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e';

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', password);
  browser = new Browser(auth);
  await browser.signIn('marisol', password);
});

afterEach(() => auth.stop());

const refused = [401, 'passkey_invalid', {}];

describe('signing in with a passkey', () => {
  it('opens a fresh session without name and password', async () => {
    const { passkey } = await browser.aPasskey();
    const stranger = new Browser(auth, '203.0.113.50');

    const answer = await stranger.signInWith(passkey);

    expect([answer.status, answer.body]).toMatchObject([200, { user: { username: 'marisol' } }]);
    expect(answer.get('Set-Cookie')?.map((cookie) => cookie.split('=')[0])).toEqual([
      'sandhill_session',
      'sandhill_device',
    ]);
    expect((await stranger.send('post', '/passkeys/options')).status).toBe(200);
    expect(await browser.passkeys()).toMatchObject({
      passkeys: [{ lastUsedAt: expect.any(String) as string }],
    });
  });

  it('is asked for after the password, for the passkeys of this account', async () => {
    const { passkey } = await browser.aPasskey();
    const answer = await browser.signIn('marisol', password);

    expect(answer.status).toBe(401);
    const body = answer.body as { passkey: Question };
    expect(body).toMatchObject({
      code: 'second_factor_required',
      factors: ['passkey', 'recovery'],
      passkey: {
        options: {
          allowCredentials: [{ id: passkey.id.toString('base64url') }],
          userVerification: 'required',
        },
      },
    });
    expect((await browser.signInWith(passkey, body.passkey)).status).toBe(200);
  });

  it('names what else completes a sign-in', async () => {
    const begun = (await browser.send('post', '/second-factor', { currentPassword: password })).body as {
      secret: string;
    };
    const app = new Authenticator(begun.secret, auth.clock);
    await browser.send('post', '/second-factor/confirm', { code: app.code() });

    const withApp = (await browser.signIn('marisol', password)).body as { passkey?: object };
    expect(withApp).toMatchObject({ factors: ['totp', 'recovery'] });
    expect(withApp.passkey).toBeUndefined();
    await browser.aPasskey();
    expect((await browser.signIn('marisol', password)).body).toMatchObject({
      factors: ['totp', 'passkey', 'recovery'],
    });
    expect((await browser.signIn('marisol', password, app.nextCode())).status).toBe(200);
  });

  it('accepts a recovery code in place of the passkey', async () => {
    const { recoveryCodes = [] } = (await browser.addPasskey(new SoftPasskey())).body as Added;

    expect((await browser.signIn('marisol', password, '123456')).status).toBe(401);
    expect((await browser.signIn('marisol', password, recoveryCodes[0])).status).toBe(200);
    expect((await browser.signIn('marisol', password, recoveryCodes[0])).status).toBe(401);
  });

  it.each([
    ['another origin', { origin: 'http://localhost:9999' }],
    ['another site', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['no verified user', { isVerified: false }],
    ['another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('refuses %s', async (_what, changes) => {
    const { passkey } = await browser.aPasskey();

    expect(refusalIn(await browser.signInWith(passkey, undefined, changes))).toEqual(refused);
    expect((await browser.signInWith(passkey)).status).toBe(200);
  });

  it('refuses a counter that does not grow', async () => {
    const { passkey } = await browser.aPasskey();
    expect((await browser.signInWith(passkey, undefined, { counter: 7 })).status).toBe(200);

    for (const counter of [7, 3, 0]) {
      expect(refusalIn(await browser.signInWith(passkey, undefined, { counter }))).toEqual(refused);
    }
    expect((await browser.signInWith(passkey, undefined, { counter: 8 })).status).toBe(200);
  });

  it('accepts one of two answers with the same count, also in parallel', async () => {
    const { passkey } = await browser.aPasskey();

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.signInWith(passkey, undefined, { counter: 7 })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('accepts authenticators that do not count', async () => {
    const { passkey } = await browser.aPasskey();

    for (let round = 0; round < 2; round += 1) {
      expect((await browser.signInWith(passkey, undefined, { counter: 0 })).status).toBe(200);
    }
  });

  it('accepts each answer once, also in parallel', async () => {
    const { passkey } = await browser.aPasskey();
    const { challengeId, options } = await browser.questionForSignIn();
    const body = { challengeId, response: passkey.get(options) };
    const send = () => browser.send('post', '/passkeys/sign-in', body);

    const answers = await Promise.all([send(), send(), send()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('refuses expired and unknown challenges', async () => {
    const { passkey } = await browser.aPasskey();
    const question = await browser.questionForSignIn();
    auth.clock.forward({ minutes: 5 });

    expect(refusalIn(await browser.signInWith(passkey, question))).toEqual(refused);
    expect(refusalIn(await browser.signInWith(passkey, { ...question, challengeId: unknownId }))).toEqual(
      refused,
    );
  });

  it('refuses another account’s passkey after a password', async () => {
    await browser.aPasskey();
    await auth.anAccount('rosa', password);
    const rosa = new Browser(auth, '203.0.113.51');
    await rosa.signIn('rosa', password);
    const { passkey: rosas } = await rosa.aPasskey('Phone');
    const { passkey: question } = (await browser.signIn('marisol', password)).body as { passkey: Question };

    expect(refusalIn(await browser.signInWith(rosas, question))).toEqual(refused);
  });

  it('refuses a removed passkey and a disabled account', async () => {
    const { passkey, id } = await browser.aPasskey();
    const { passkey: other } = await browser.aPasskey('Phone');
    await browser.send('delete', `/passkeys/${id}`);

    expect(refusalIn(await browser.signInWith(passkey))).toEqual(refused);
    await auth.dataSource.query(`UPDATE users SET disabled_at = now() WHERE username = 'marisol'`);
    expect(refusalIn(await browser.signInWith(other))).toEqual(refused);
    expect((await auth.trail()).at(-1)).toMatchObject({ details: { reason: 'passkey_refused' } });
  });

  it('is not slowed by strangers', async () => {
    const { passkey } = await browser.aPasskey();
    const stranger = new Browser(auth, '198.51.100.9');
    for (let index = 0; index < 10; index += 1) await stranger.signIn('marisol', 'not it');
    const pauses = auth.clock.pauses.length;

    expect((await stranger.signInWith(passkey)).status).toBe(200);
    expect(auth.clock.pauses).toHaveLength(pauses);
  });

  it('keeps a bounded number of challenges of one address, the newest', async () => {
    const { passkey } = await browser.aPasskey();
    const first = await browser.questionForSignIn();
    for (let index = 0; index < 19; index += 1) await browser.questionForSignIn();
    const last = await browser.questionForSignIn();

    const challenges = 'SELECT count(*)::int FROM passkey_challenges';
    expect(await auth.dataSource.query(challenges)).toEqual([{ count: 20 }]);
    expect((await browser.signInWith(passkey, first)).status).toBe(401);
    expect((await browser.signInWith(passkey, last)).status).toBe(200);
    auth.clock.forward({ minutes: 5 });
    await auth.app.get(Purge).run();
    expect(await auth.dataSource.query(challenges)).toEqual([{ count: 0 }]);
  });
});

describe('many strangers at once', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['add', '/passkeys/sign-in/options', {}, 200],
    ['consume', '/passkeys/sign-in', { challengeId: unknownId, response: {} }, 401],
  ] as const)('%s challenges a few at a time', async (method, path, body, status) => {
    const { [method]: original } = ChallengesRepository.prototype as unknown as Record<
      string,
      (...args: unknown[]) => Promise<never>
    >;
    let [running, most] = [0, 0];
    jest.spyOn(ChallengesRepository.prototype, method).mockImplementation(async function (
      this: ChallengesRepository,
      ...args: unknown[]
    ) {
      running += 1;
      most = Math.max(most, running);
      try {
        return (await original?.apply(this, args)) as never;
      } finally {
        running -= 1;
      }
    });

    const answers = await Promise.all(Array.from({ length: 30 }, () => browser.send('post', path, body)));

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
    expect(most).toBeLessThanOrEqual(3);
  });
});
