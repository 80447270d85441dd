import { identityHeader } from '@sandhill/platform/identity/identity.js';
import { sessionTokenHeader, sessionUseHeader } from '@sandhill/platform/identity/session-cookie.js';
import { Purge } from '../src/purge.js';
import { Session } from '../src/sessions/session.entity.js';
import { SessionsService } from '../src/sessions/sessions.service.js';
import { User } from '../src/users/user.entity.js';
import { TestAuth, tokenIn } from './support/start-auth.js';

let auth: TestAuth;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', password, 'user');
});

afterEach(() => auth.stop());

describe('GET /api/user/session', () => {
  it('answers without a user when no one is signed in', async () => {
    const answer = await auth.http.get('/api/user/session');

    expect([answer.status, answer.body]).toEqual([200, { isAuthenticated: false, user: null }]);
  });

  it('returns the signed-in user', async () => {
    const answer = await auth.http.get('/api/user/session').set(await auth.signedIn('marisol', password));

    expect(answer.body).toEqual({
      isAuthenticated: true,
      alertTemporaryPassword: false,
      secondFactor: { isOn: false, hasAuthenticatorApp: false, policy: 'off' },
      passkeysAvailable: true,
      user: {
        id: expect.any(String) as string,
        username: 'marisol',
        email: 'marisol@people.example',
        firstName: null,
        isAdmin: false,
        role: 'user',
        passwordIsTemporary: false,
        hasSecondFactor: false,
      },
    });
  });

  it('trusts only headers signed by the gateway', async () => {
    const forged = await auth.http.get('/api/user/session').set(identityHeader, 'eyJhbGciOiJub25lIn0.e30.');

    expect(forged.body).toEqual({ isAuthenticated: false, user: null });
  });
});

describe('GET /api/user', () => {
  it('requires a session', async () => {
    const answer = await auth.http.get('/api/user');

    expect([answer.status, answer.body]).toEqual([
      401,
      { error: 'Please sign in.', code: 'not_authenticated' },
    ]);
  });

  it('returns the user', async () => {
    const answer = await auth.http.get('/api/user').set(await auth.signedIn('marisol', password));

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ username: 'marisol', role: 'user' });
    expect(answer.body).not.toHaveProperty('password');
  });

  it('refuses the gateway’s own token', async () => {
    const answer = await auth.http.get('/api/user').set(identityHeader, auth.signer.forGateway('auth'));

    expect(answer.status).toBe(403);
  });

  it('refuses a user who was just disabled', async () => {
    const header = await auth.signedIn('marisol', password);
    await auth.dataSource.query('UPDATE users SET disabled_at = now()');

    expect((await auth.http.get('/api/user').set(header)).status).toBe(401);
  });
});

describe('GET /api/user/test', () => {
  it('returns status and time', async () => {
    const { body } = await auth.http.get('/api/user/test');

    expect(body).toEqual({ status: 'ok', time: expect.stringMatching(/^\d{4}-.*Z$/) as string });
  });
});

describe('POST /api/user/logout', () => {
  it('ends the session and clears the cookie', async () => {
    const login = await auth.login('marisol', password);
    const identity = await auth.identityOf(login);

    const answer = await auth.http.post('/api/user/logout').set(auth.as(identity!));

    expect(answer.status).toBe(204);
    expect(answer.get('Set-Cookie')?.[0]).toMatch(/^sandhill_session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await auth.identityOf(login)).toBeNull();
  });

  it('does nothing when no one is signed in', async () => {
    const answer = await auth.http.post('/api/user/logout');

    expect(answer.status).toBe(204);
    expect(answer.get('Set-Cookie')?.[0]).toMatch(/^sandhill_session=;/);
  });
});

describe('GET /api/internal/session', () => {
  it('allows the gateway only', async () => {
    const signedIn = await auth.signedIn('marisol', password);

    expect((await auth.http.get('/api/internal/session')).status).toBe(401);
    expect((await auth.http.get('/api/internal/session').set(signedIn)).status).toBe(403);
    const elsewhere = { [identityHeader]: auth.signer.forGateway('leads') };
    expect((await auth.http.get('/api/internal/session').set(elsewhere)).status).toBe(401);
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`])('finds no session for %p', async (token) => {
    const answer = await auth.http
      .get('/api/internal/session')
      .set(identityHeader, auth.signer.forGateway('auth'))
      .set(sessionTokenHeader, token);

    expect([answer.status, answer.body]).toEqual([200, { identity: null }]);
  });
});

describe('a session', () => {
  it('ends after eight idle hours', async () => {
    const login = await auth.login('marisol', password);

    auth.clock.forward({ hours: 7, minutes: 59 });
    expect(await auth.identityOf(login)).not.toBeNull();
    auth.clock.forward({ hours: 7, minutes: 59 });
    expect(await auth.identityOf(login)).not.toBeNull();
    auth.clock.forward({ hours: 8 });
    expect(await auth.identityOf(login)).toBeNull();
  });

  it('is not kept alive by a page that only listens', async () => {
    const login = await auth.login('marisol', password);
    const watching = { [sessionUseHeader]: 'watch' };

    auth.clock.forward({ hours: 7, minutes: 59 });
    expect(await auth.identityOf(login, watching)).not.toBeNull();
    auth.clock.forward({ minutes: 2 });
    expect(await auth.identityOf(login, watching)).toBeNull();
  });

  it('ends after seven days, even if used', async () => {
    const login = await auth.login('marisol', password);

    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      auth.clock.forward({ hours: 6 });
      expect(await auth.identityOf(login)).not.toBeNull();
    }
    auth.clock.forward({ hours: 6 });

    expect(await auth.identityOf(login)).toBeNull();
    await auth.app.get(Purge).run();
    expect(await auth.dataSource.getRepository(Session).count()).toBe(0);
  });

  it('records its use at most once a minute', async () => {
    const login = await auth.login('marisol', password);
    const lastSeen = async () => {
      const [row] = await auth.dataSource.query<Array<{ last_seen_at: Date }>>(
        'SELECT last_seen_at FROM sessions',
      );
      return row?.last_seen_at.getTime();
    };
    const opened = await lastSeen();

    await auth.identityOf(login);
    expect(await lastSeen()).toBe(opened);
    auth.clock.forward({ minutes: 2 });
    await auth.identityOf(login);
    expect(await lastSeen()).toBeGreaterThan(opened ?? 0);
  });

  it('is deleted when it has ended', async () => {
    await auth.login('marisol', password);
    auth.clock.forward({ hours: 9 });
    const living = tokenIn(await auth.login('marisol', password));
    await auth.login('marisol', 'wrong');
    auth.clock.forward({ minutes: 30 });

    await auth.app.get(Purge).run();

    const count = async (table: string) =>
      (await auth.dataSource.query<Array<{ count: string }>>(`SELECT count(*) FROM ${table}`))[0]?.count;
    expect(living).not.toBe('');
    expect([await count('sessions'), await count('login_attempts')]).toEqual(['1', '0']);
    auth.clock.forward({ hours: 24 });
    await auth.app.get(Purge).run();
    expect([await count('sessions'), await count('login_delays')]).toEqual(['0', '0']);
  });
});

describe('a sign-in', () => {
  it.each([
    ['the password was changed', { password: 'another hash' }],
    ['the account was disabled', { disabledAt: new Date() }],
    ['a second factor was set up', { passkeyCount: 1 }],
  ])('opens no session if %s after the password was checked', async (_what, change) => {
    const users = auth.dataSource.getRepository(User);
    const checked = await users.findOneByOrFail({ username: 'marisol' });
    const open = () =>
      auth.dataSource.transaction((manager) =>
        auth.app.get(SessionsService, { strict: false }).open(manager, checked, { address: '203.0.113.1' }),
      );
    expect(await open()).toEqual(expect.any(String));

    await users.update({ id: checked.id }, change);

    expect(await open()).toBeUndefined();
    expect(await auth.dataSource.getRepository(Session).count()).toBe(1);
  });
});
