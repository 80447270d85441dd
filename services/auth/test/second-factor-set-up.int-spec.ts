import { jest } from '@jest/globals';
import { Confirmation } from '../src/passwords/confirmation.js';
import { Authenticator } from './support/authenticator.js';
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

describe('POST /api/user/second-factor', () => {
  it('requires a session', async () => {
    expect(refusalIn(await marisol.begin({ currentPassword: password }, {}))).toEqual([
      401,
      'not_authenticated',
      {},
    ]);
  });

  it.each([
    ['required', {}],
    ['required', { currentPassword: 7 }],
    ['too_long', { currentPassword: 'x'.repeat(1001) }],
    ['password_incorrect', { currentPassword: 'not mine' }],
  ])('answers %s for an invalid body', async (code, body) => {
    expect(refusalIn(await marisol.begin(body))).toEqual([
      400,
      'validation_failed',
      { currentPassword: code },
    ]);
  });

  it('returns a secret without activating it', async () => {
    const answer = await marisol.begin({ currentPassword: password });

    const { secret, otpauthUrl } = answer.body as { secret: string; otpauthUrl: string };
    expect(answer.status).toBe(200);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauthUrl).toBe(
      `otpauth://totp/Sandhill%20Grounds:marisol?secret=${secret}` +
        '&issuer=Sandhill%20Grounds&algorithm=SHA1&digits=6&period=30',
    );
    expect((await marisol.signIn()).body).toMatchObject({ user: { hasSecondFactor: false } });
  });

  it('stores the secret encrypted', async () => {
    const { secret } = (await marisol.begin({ currentPassword: password })).body as { secret: string };
    const bytes = new Authenticator(secret, auth.clock)['secret'];

    const [row] = await auth.dataSource.query<Array<{ second_factor_secret: Buffer }>>(
      `SELECT second_factor_secret FROM users WHERE username = 'marisol'`,
    );

    expect(bytes).toHaveLength(20);
    expect(row?.second_factor_secret.includes(bytes)).toBe(false);
  });

  it('is refused while a second factor is active', async () => {
    await marisol.switchOn();

    expect(refusalIn(await marisol.begin({ currentPassword: password }))).toEqual([
      409,
      'second_factor_on',
      {},
    ]);
    expect(refusalIn(await marisol.confirm({ code: '123456' }))).toEqual([409, 'second_factor_on', {}]);
  });

  it('is refused without a key', async () => {
    const keyless = await TestAuth.start({ SECOND_FACTOR_KEY: '' });
    const owner = await keyless.signedIn('owner', keyless.firstPassword());

    const answer = await keyless.http
      .post('/api/user/second-factor')
      .set(owner)
      .send({ currentPassword: keyless.firstPassword() });

    expect(refusalIn(answer)).toEqual([409, 'second_factor_unavailable', {}]);
    await keyless.stop();
  });
});

describe('POST /api/user/second-factor/confirm', () => {
  it('requires a session', async () => {
    expect(refusalIn(await marisol.confirm({ code: '123456' }, {}))).toEqual([401, 'not_authenticated', {}]);
  });

  it('is refused if the account’s sessions have ended meanwhile', async () => {
    const { secret } = (await marisol.begin({ currentPassword: password })).body as { secret: string };
    const code = new Authenticator(secret, auth.clock).code();
    await auth.dataSource.query('DELETE FROM sessions');

    expect(refusalIn(await marisol.confirm({ code }))).toEqual([401, 'not_authenticated', {}]);
    expect((await marisol.signIn()).body).toMatchObject({ user: { hasSecondFactor: false } });
  });

  it('requires a begun set-up', async () => {
    expect(refusalIn(await marisol.confirm({ code: '123456' }))).toEqual([
      409,
      'second_factor_not_begun',
      {},
    ]);
  });

  it('refuses wrong codes', async () => {
    const { secret } = (await marisol.begin({ currentPassword: password })).body as { secret: string };
    const app = new Authenticator(secret, auth.clock);

    const invalid = [400, 'validation_failed', { code: 'second_factor_invalid' }];
    expect(refusalIn(await marisol.confirm({}))).toEqual([400, 'validation_failed', { code: 'required' }]);
    expect(refusalIn(await marisol.confirm({ code: '1'.repeat(41) }))).toEqual([
      400,
      'validation_failed',
      { code: 'too_long' },
    ]);
    expect(refusalIn(await marisol.confirm({ code: app.wrongCode() }))).toEqual(invalid);
    expect(refusalIn(await marisol.confirm({ code: app.code(-3) }))).toEqual(invalid);
    expect((await marisol.signIn()).status).toBe(200);
  });

  it('accepts only the latest secret', async () => {
    const { secret } = (await marisol.begin({ currentPassword: password })).body as { secret: string };
    await marisol.begin({ currentPassword: password });

    expect(refusalIn(await marisol.confirm({ code: new Authenticator(secret, auth.clock).code() }))).toEqual([
      400,
      'validation_failed',
      { code: 'second_factor_invalid' },
    ]);

    const { secret: mine } = (await marisol.begin({ currentPassword: password })).body as { secret: string };
    const confirmation = auth.app.get(Confirmation, { strict: false });
    const confirm = confirmation.confirm.bind(confirmation);
    jest
      .spyOn(confirmation, 'confirm')
      .mockImplementationOnce(async (...attempt: Parameters<typeof confirm>) => {
        const step = await confirm(...attempt);
        await marisol.begin({ currentPassword: password });
        return step;
      });
    const late = await marisol.confirm({ code: new Authenticator(mine, auth.clock).code() });
    expect(late.body).toMatchObject({ code: 'second_factor_not_begun' });
  });

  it('returns ten recovery codes and stores only hashes', async () => {
    const { recoveryCodes } = await marisol.switchOn();

    const kept = JSON.stringify(await auth.dataSource.query('SELECT * FROM recovery_codes'));
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
    const session = await auth.http.get('/api/user/session').set(marisol.header);
    expect(session.body).toMatchObject({ user: { hasSecondFactor: true } });
    expect((await auth.http.get('/api/user').set(marisol.header)).body).toMatchObject({
      hasSecondFactor: true,
    });
    expect((await auth.trail()).at(-1)).toMatchObject({ actor: 'user', action: 'second_factor_switched_on' });
  });

  it('lets one of two concurrent requests win', async () => {
    const { secret } = (await marisol.begin({ currentPassword: password })).body as { secret: string };
    const code = new Authenticator(secret, auth.clock).code();

    const answers = await Promise.all([marisol.confirm({ code }), marisol.confirm({ code })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auth.dataSource.query('SELECT count(*)::int FROM recovery_codes')).toEqual([{ count: 10 }]);
  });

  it('applies the sign-in limits', async () => {
    const { secret } = (await marisol.begin({ currentPassword: password })).body as { secret: string };
    const guess = () => marisol.confirm({ code: new Authenticator(secret, auth.clock).wrongCode() });

    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);

    expect((await guess()).status).toBe(429);
  });
});

const renew = (as = marisol.header) =>
  auth.http.post('/api/user/second-factor/recovery-codes').set(as).send({});

describe('POST /api/user/second-factor/recovery-codes', () => {
  it('makes ten new codes in place of those before, with an audit entry and a notice', async () => {
    const { recoveryCodes: before } = await marisol.switchOn();

    const { status, body } = await renew();

    const { recoveryCodes } = body as { recoveryCodes: string[] };
    expect([status, new Set(recoveryCodes).size]).toEqual([200, 10]);
    expect((await marisol.signIn(before[0])).status).toBe(401);
    expect((await marisol.signIn(recoveryCodes[0])).status).toBe(200);
    expect((await auth.trail()).map(({ action }) => action)).toContain('recovery_codes_replaced');
    expect(await auth.owedNotices('marisol')).toContain('recovery_codes_replaced');
  });

  it('makes ten if it is asked twice at once', async () => {
    await marisol.switchOn();

    await Promise.all([renew(), renew()]);

    expect(await auth.dataSource.query('SELECT count(*)::int FROM recovery_codes')).toEqual([{ count: 10 }]);
  });

  it('needs a second factor and a fresh sign-in', async () => {
    expect(refusalIn(await renew())).toEqual([409, 'second_factor_off', {}]);

    await marisol.switchOn();
    const identity = await auth.identityOf(await auth.login('owner', auth.firstPassword()));
    const stale = auth.as({ ...identity!, confirmedAt: Math.floor(Date.now() / 1000) - 31 * 60 });
    expect(refusalIn(await renew(stale))[1]).toBe('fresh_sign_in_required');
    expect(refusalIn(await renew({}))).toEqual([401, 'not_authenticated', {}]);
  });
});
