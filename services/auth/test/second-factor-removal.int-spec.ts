import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runAdminCommand } from '../src/accounts/admin-command.js';
import { AdminConfig } from '../src/accounts/admin.config.js';
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

const admin = (environment: Record<string, string>) =>
  runAdminCommand(loadConfig(AdminConfig, { DATABASE_URL: auth.config.DATABASE_URL, ...environment }));

describe('DELETE /api/user/second-factor', () => {
  it('requires a session', async () => {
    expect(refusalIn(await marisol.remove({ currentPassword: password, code: '123456' }, {}))).toEqual([
      401,
      'not_authenticated',
      {},
    ]);
  });

  it('answers 409 if there is none', async () => {
    expect(refusalIn(await marisol.remove({ currentPassword: password, code: '123456' }))).toEqual([
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
    await marisol.switchOn();

    expect(refusalIn(await marisol.remove(body))).toEqual([400, 'validation_failed', fields]);
    expect((await marisol.signIn()).status).toBe(401);
  });

  it('refuses a request without a body, or with a broken one', async () => {
    await marisol.switchOn();

    expect((await auth.http.delete('/api/user/second-factor').set(marisol.header)).status).toBe(400);
    expect((await marisol.remove([])).status).toBe(400);
    expect((await marisol.remove({ currentPassword: password, code: '\0' })).status).toBe(400);
  });

  it.each(['a code', 'a recovery code'])(
    'turns it off by %s, and the recovery codes with it',
    async (kind) => {
      const { app, recoveryCodes } = await marisol.switchOn();
      const code = kind === 'a code' ? app.nextCode() : (recoveryCodes[3] ?? '');

      const answer = await marisol.remove({ currentPassword: password, code });

      expect([answer.status, answer.text]).toEqual([204, '']);
      expect((await marisol.signIn()).body).toMatchObject({ user: { hasSecondFactor: false } });
      expect(await auth.dataSource.query('SELECT * FROM recovery_codes')).toEqual([]);
      expect(await auth.trail()).toContainEqual(
        expect.objectContaining({ action: 'second_factor_switched_off' }),
      );
    },
  );

  it('does not reset the delay after a right password', async () => {
    const { app } = await marisol.switchOn();

    for (let tries = 0; tries < 5; tries += 1) {
      await marisol.remove({ currentPassword: password, code: app.wrongCode() });
    }

    expect(auth.clock.pauses).toEqual([250, 500]);
    expect((await auth.trail()).at(-1)).toMatchObject({
      action: 'confirmation_failed',
      details: { reason: 'wrong_second_factor' },
    });
  });
});

describe('RESET_SECOND_FACTOR=1 of the admin command', () => {
  it('removes the second factor', async () => {
    const { recoveryCodes } = await marisol.switchOn();

    const temporary = await admin({ USER: 'marisol', RESET_SECOND_FACTOR: '1' });

    const answer = await auth.login('marisol', temporary.password);
    expect([answer.status, answer.body]).toMatchObject([200, { user: { hasSecondFactor: false } }]);
    expect(recoveryCodes).toHaveLength(10);
    expect(await auth.dataSource.query('SELECT * FROM recovery_codes')).toEqual([]);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ actor: 'operator', action: 'second_factor_reset' }),
    );
  });

  it('records nothing if there was none, or one that was not confirmed', async () => {
    await marisol.begin({ currentPassword: password });
    await admin({ USER: 'marisol', RESET_SECOND_FACTOR: '1' });

    expect((await auth.trail()).map(({ action }) => action)).not.toContain('second_factor_reset');
  });

  it('is optional', async () => {
    await marisol.switchOn();

    const temporary = await admin({ USER: 'marisol' });

    expect(refusalIn(await auth.login('marisol', temporary.password))).toEqual([
      401,
      'second_factor_required',
      {},
    ]);
  });
});
