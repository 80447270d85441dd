import { Authenticator } from './support/authenticator.js';
import { Browser, type Added, type Question } from './support/browser.js';
import { Owner } from './support/owner.js';
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

const recoveryCodeCount = async () =>
  (await auth.dataSource.query<Array<{ count: number }>>('SELECT count(*)::int FROM recovery_codes'))[0]
    ?.count;

describe('adding a passkey', () => {
  it('asks the browser for one that verifies its user and names the account itself', async () => {
    const { options } = (await browser.send('post', '/passkeys/options')).body as Question;

    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Sandhill Grounds' },
      user: { name: 'marisol' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  it('makes it the account’s second factor, with recovery codes once', async () => {
    expect(await browser.passkeys()).toMatchObject({ recoveryCodesLeft: 0 });
    const first = await browser.addPasskey(new SoftPasskey(), '  Laptop ');

    expect(first.status).toBe(201);
    expect((first.body as Added).recoveryCodes).toHaveLength(10);
    expect(first.body).toMatchObject({ passkey: { name: 'Laptop', lastUsedAt: null, isBackedUp: false } });
    expect((await browser.send('get', '/session')).body).toMatchObject({
      user: { hasSecondFactor: true },
      secondFactor: { isOn: true, hasAuthenticatorApp: false },
      passkeysAvailable: true,
    });
    const second = await browser.addPasskey(new SoftPasskey(), 'Phone');
    expect((second.body as Added).recoveryCodes).toBeUndefined();
    expect(await browser.passkeys()).toMatchObject({
      passkeys: [{ name: 'Laptop' }, { name: 'Phone' }],
      isAvailable: true,
      recoveryCodesLeft: 10,
    });
    expect(await auth.owedNotices('marisol')).toEqual(['passkey_added', 'passkey_added']);
    expect((await auth.trail()).at(-1)).toMatchObject({ actor: 'user', action: 'passkey_added' });
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['the other name of this machine', { origin: 'http://127.0.0.1:8080' }],
    ['another site', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['no verified user', { isVerified: false }],
  ])('refuses %s', async (_what, changes) => {
    expect(refusalIn(await browser.addPasskey(new SoftPasskey(), 'Laptop', changes))).toEqual([
      400,
      'passkey_invalid',
      {},
    ]);
    expect(await browser.passkeys()).toMatchObject({ passkeys: [] });
  });

  it('refuses a challenge that is used, expired, another session’s or for signing in', async () => {
    const passkey = new SoftPasskey();
    const ask = async () => (await browser.send('post', '/passkeys/options')).body as Question;
    const answer = ({ challengeId, options }: Question, by = browser) =>
      by.send('post', '/passkeys', { challengeId, name: 'Laptop', response: passkey.create(options) });

    const used = await ask();
    expect((await answer(used)).status).toBe(201);
    expect((await answer(used)).status).toBe(400);

    const expired = await ask();
    auth.clock.forward({ minutes: 5 });
    expect((await answer(expired)).status).toBe(400);

    const other = new Browser(auth, '203.0.113.41');
    await auth.anAccount('rosa', password);
    await other.signIn('rosa', password);
    expect((await answer(await ask(), other)).status).toBe(400);

    const { challengeId, options } = await browser.questionForSignIn();
    expect((await answer({ challengeId, options: { ...options, user: { id: 'x' } } })).status).toBe(400);
  });

  it('refuses one that arrives after the sessions have ended', async () => {
    const passkey = new SoftPasskey();
    const { challengeId, options } = (await browser.send('post', '/passkeys/options')).body as Question;
    const [{ id } = { id: '' }] = await auth.dataSource.query<Array<{ id: string }>>(
      `SELECT id FROM users WHERE username = 'marisol'`,
    );
    expect((await (await Owner.signedIn(auth)).giveTemporaryPassword(id)).status).toBe(201);

    const late = { challengeId, name: 'Laptop', response: passkey.create(options) };
    expect((await browser.send('post', '/passkeys', late)).status).toBe(401);
    expect(await browser.passkeys()).toMatchObject({ passkeys: [] });
  });

  it('refuses one that belongs to an account', async () => {
    const { passkey } = await browser.aPasskey();

    expect(refusalIn(await browser.addPasskey(passkey))).toEqual([400, 'passkey_invalid', {}]);
  });

  it.each([
    [{}, { challengeId: 'required', name: 'required', response: 'required' }],
    [
      { challengeId: 'x', name: ' ', response: 'y' },
      { challengeId: 'required', name: 'required', response: 'required' },
    ],
    [{ challengeId: unknownId, name: 'x'.repeat(61), response: {} }, { name: 'too_long' }],
    [{ challengeId: unknownId, name: 7, response: [] }, { name: 'required' }],
  ])('refuses the body %j', async (body, fields) => {
    expect(refusalIn(await browser.send('post', '/passkeys', body))).toMatchObject([
      400,
      'validation_failed',
      fields,
    ]);
  });

  it('ends at twenty', async () => {
    await browser.aPasskey();
    const { challengeId, options } = (await browser.send('post', '/passkeys/options')).body as Question;
    await auth.dataSource.query(`UPDATE users SET passkey_count = 20 WHERE username = 'marisol'`);

    expect(refusalIn(await browser.send('post', '/passkeys/options'))).toEqual([409, 'passkeys_full', {}]);
    const begunBefore = { challengeId, response: new SoftPasskey().create(options), name: 'Phone' };
    expect(refusalIn(await browser.send('post', '/passkeys', begunBefore))).toEqual([
      409,
      'passkeys_full',
      {},
    ]);
  });
});

describe('malformed answers of a passkey', () => {
  const text = 'A'.repeat(40);
  const bodies: unknown[] = [
    {},
    { id: 7 },
    { id: text },
    { id: text, rawId: text, type: 'public-key' },
    { id: text, rawId: text, type: 'public-key', response: null },
    {
      id: text,
      rawId: text,
      type: 'public-key',
      response: { clientDataJSON: text, attestationObject: text },
    },
    { id: '', rawId: '', type: 'password', response: [] },
    {
      id: '💥',
      rawId: '💥',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
    { __proto__: null, constructor: { prototype: {} }, id: text },
  ];

  it.each(bodies)('are refused: %j', async (response) => {
    const { passkey } = await browser.aPasskey();
    const body = { name: 'Laptop', response };
    const add = (await browser.send('post', '/passkeys/options')).body as Question;
    const signIn = await browser.questionForSignIn();

    const answers = [
      await browser.send('post', '/passkeys', { ...body, challengeId: add.challengeId }),
      await browser.send('post', '/passkeys/sign-in', { ...body, challengeId: signIn.challengeId }),
      await browser.send('post', '/passkeys/sign-in', {
        challengeId: (await browser.questionForSignIn()).challengeId,
        response: { ...passkey.get(signIn.options), response: (response as { response?: object }).response },
      }),
      await browser.send('post', '/session/confirm', { ...body, challengeId: add.challengeId }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 401, 401, 400]);
  });
});

describe('a user’s passkeys', () => {
  it('can be renamed', async () => {
    const { id } = await browser.aPasskey();

    expect((await browser.send('patch', `/passkeys/${id}`, { name: 'Work laptop' })).body).toMatchObject({
      id,
      name: 'Work laptop',
    });
    expect((await browser.send('patch', `/passkeys/${id}`, { name: '' })).status).toBe(400);
    expect((await browser.send('patch', '/passkeys/7', { name: 'x' })).status).toBe(404);
  });

  it('are no one else’s', async () => {
    const { id } = await browser.aPasskey();
    await auth.anAccount('rosa', password, 'owner');
    const rosa = new Browser(auth, '203.0.113.52');
    await rosa.signIn('rosa', password);

    expect((await rosa.send('patch', `/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await rosa.send('delete', `/passkeys/${id}`)).status).toBe(404);
    expect((await rosa.send('get', '/passkeys')).body).toMatchObject({ passkeys: [] });
  });

  it('take the recovery codes with the last factor', async () => {
    const one = await browser.aPasskey();
    const other = await browser.aPasskey('Phone');
    expect((await browser.send('delete', `/passkeys/${one.id}`)).status).toBe(204);
    expect(await recoveryCodeCount()).toBe(10);
    expect((await browser.send('delete', `/passkeys/${other.id}`)).status).toBe(204);
    expect(await recoveryCodeCount()).toBe(0);
    expect((await browser.signIn('marisol', password)).status).toBe(200);
    expect((await browser.send('delete', `/passkeys/${one.id}`)).status).toBe(404);
  });

  it('keep the recovery codes when the authenticator app goes, as the app does when they go', async () => {
    const { id } = await browser.aPasskey();
    const { secret } = (await browser.send('post', '/second-factor', { currentPassword: password })).body as {
      secret: string;
    };
    const app = new Authenticator(secret, auth.clock);
    await browser.send('post', '/second-factor/confirm', { code: app.code() });

    expect((await browser.send('delete', `/passkeys/${id}`)).status).toBe(204);
    expect(await recoveryCodeCount()).toBe(10);
    await browser.aPasskey('Phone');
    const proof = { currentPassword: password, code: app.nextCode() };
    expect((await browser.send('delete', '/second-factor', proof)).status).toBe(204);

    expect((await browser.signIn('marisol', password)).body).toMatchObject({
      factors: ['passkey', 'recovery'],
    });
  });

  it('are removed with the second factor by an owner', async () => {
    const { passkey } = await browser.aPasskey();
    const owner = await Owner.signedIn(auth);
    const [{ id } = { id: '' }] = await auth.dataSource.query<Array<{ id: string }>>(
      `SELECT id FROM users WHERE username = 'marisol'`,
    );
    const remove = () => auth.http.delete(`/api/accounts/${id}/second-factor`).set(owner.header);

    expect((await remove()).status).toBe(204);

    expect((await browser.signInWith(passkey)).status).toBe(401);
    expect((await browser.signIn('marisol', password)).status).toBe(200);
    expect((await remove()).body).toMatchObject({ code: 'second_factor_off' });
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ actor: 'user', action: 'second_factor_reset', subjectId: id }),
    );
  });
});

describe('a site where browsers allow no passkeys', () => {
  it('says so, and lets recovery codes in', async () => {
    const { recoveryCodes = [] } = (await browser.addPasskey(new SoftPasskey())).body as Added;
    const variables = { DATABASE_URL: auth.config.DATABASE_URL, PUBLIC_URL: 'http://127.0.0.1:8080' };
    const plain = await TestAuth.start(variables);
    const other = new Browser(plain);

    expect((await other.signIn('marisol', password)).body).toMatchObject({ factors: ['recovery'] });
    expect((await other.signIn('marisol', password, recoveryCodes[0])).status).toBe(200);
    expect((await other.send('get', '/passkeys')).body).toMatchObject({ isAvailable: false });
    expect((await other.send('get', '/session')).body).toMatchObject({ passkeysAvailable: false });
    for (const path of ['/passkeys/options', '/passkeys/sign-in/options']) {
      expect(refusalIn(await other.send('post', path))).toEqual([409, 'passkeys_unavailable', {}]);
    }
    await plain.stop();
  });
});
