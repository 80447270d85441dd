import { jest } from '@jest/globals';
import { FairLimiter } from '../src/throttle/fair-limiter.js';
import { TestAuth, tokenIn } from './support/start-auth.js';

let auth: TestAuth;
const password = 'heron-creek-77';

beforeAll(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', password);
});

afterAll(() => auth.stop());

describe('POST /api/user/login', () => {
  it('opens a session and returns the user', async () => {
    const answer = await auth.login('marisol', password);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      user: {
        id: expect.any(String) as string,
        username: 'marisol',
        email: 'marisol@people.example',
        firstName: null,
        isAdmin: true,
        role: 'administrator',
        passwordIsTemporary: false,
        hasSecondFactor: false,
      },
    });
    expect(answer.get('Set-Cookie')?.[0]).toMatch(
      /^sandhill_session=[\w-]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(await auth.identityOf(answer)).toMatchObject({ username: 'marisol', role: 'administrator' });
  });

  it('ignores case and surrounding spaces of the name', async () => {
    expect((await auth.login(' Marisol ', password)).status).toBe(200);
  });

  it('accepts composed and decomposed accents', async () => {
    await auth.anAccount('josé'.normalize('NFC'), password);

    expect((await auth.login('josé'.normalize('NFD'), password)).status).toBe(200);
  });

  it('stores a hash of the token, never the token', async () => {
    const token = tokenIn(await auth.login('marisol', password));

    const rows = await auth.dataSource.query<object[]>('SELECT * FROM sessions');

    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gives the same answer for a wrong password and an unknown name', async () => {
    const wrong = await auth.login('marisol', 'something else', '203.0.113.2');
    const unknown = await auth.login('nobody', 'something else', '203.0.113.2');

    expect([wrong.status, wrong.body]).toEqual([
      401,
      { error: 'Invalid username or password', code: 'invalid_credentials' },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.get('Set-Cookie')).toBeUndefined();
  });

  it('verifies a password for an unknown name too, so that it takes as long as for a known one', async () => {
    // The steps of a sign-in pass through limiters, so equal numbers of passes mean equal work.
    const passed = jest.spyOn(FairLimiter.prototype, 'run');
    const passedBy = async (username: string, address: string) => {
      passed.mockClear();
      await auth.login(username, 'wrong again', address);
      return passed.mock.calls.length;
    };

    const known = await passedBy('marisol', '198.51.100.1');
    expect(known).toBeGreaterThan(0);
    expect(await passedBy('nobody', '198.51.100.2')).toBe(known);

    passed.mockRestore();
  });

  it('refuses a disabled account', async () => {
    const user = await auth.anAccount('left-us', password);
    const earlier = await auth.login('left-us', password);
    await auth.dataSource.query('UPDATE users SET disabled_at = now() WHERE id = $1', [user.id]);

    expect((await auth.login('left-us', password)).body).toMatchObject({ code: 'invalid_credentials' });
    expect(await auth.identityOf(earlier)).toBeNull();
  });

  it('ends the browser’s previous session', async () => {
    const first = await auth.login('marisol', password);
    const identity = await auth.identityOf(first);

    await auth.http.post('/api/user/login').set(auth.as(identity!)).send({ username: 'marisol', password });

    expect(await auth.identityOf(first)).toBeNull();
  });

  it.each([
    [{}, { username: 'Username is required', password: 'Password is required' }],
    [
      { username: '  ', password: '' },
      { username: 'Username is required', password: 'Password is required' },
    ],
    [
      { username: 7, password: ['x'] },
      { username: 'Username is required', password: 'Password is required' },
    ],
    [
      { username: null, password: { a: 1 } },
      { username: 'Username is required', password: 'Password is required' },
    ],
  ])('refuses %j', async (body, messages) => {
    const answer = await auth.http.post('/api/user/login').send(body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      fields: {
        username: { message: messages.username, code: 'required' },
        password: { message: messages.password, code: 'required' },
      },
    });
  });

  it.each([
    ['{"username":', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['"text"', 'application/json', 400],
    ['username=marisol', 'application/x-www-form-urlencoded', 415],
    [JSON.stringify({ username: 'mari\0sol', password: 'x' }), 'application/json', 400],
    [JSON.stringify({ username: 'x'.repeat(201), password: 'x' }), 'application/json', 400],
    [JSON.stringify({ username: 'marisol', password: 'x'.repeat(1001) }), 'application/json', 400],
    [JSON.stringify({ username: 'marisol', password: 'x'.repeat(100_000) }), 'application/json', 413],
  ])('answers the malformed body %.30s with %s', async (body, type, status) => {
    const answer = await auth.http.post('/api/user/login').set('Content-Type', type).send(body);

    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('error');
  });

  it('refuses a lone surrogate in a name', async () => {
    const answer = await auth.http
      .post('/api/user/login')
      .set('X-Forwarded-For', '203.0.113.44')
      .set('Content-Type', 'application/json')
      .send('{"username":"\\ud800","password":"\\udfff"}');

    expect(answer.status).toBe(400);
  });

  it('records nothing that was typed', async () => {
    // A new hour: failures are summed by the hour, and the tests above have caused some.
    auth.clock.forward({ hours: 1 });
    await auth.login('somebody-secret', 'wrong', '203.0.113.60');
    await auth.login('marisol', 'wrong', '203.0.113.60');
    await auth.login('marisol', password, '203.0.113.60');

    const trail = (await auth.trail()).slice(-3);

    expect(trail.map(({ actor, action, address, details }) => ({ actor, action, address, details }))).toEqual(
      [
        {
          actor: 'visitor',
          action: 'sign_in_failed',
          address: '203.0.113.60',
          details: { reason: 'unknown_name' },
        },
        {
          actor: 'visitor',
          action: 'sign_in_failed',
          address: '203.0.113.60',
          details: { reason: 'wrong_password' },
        },
        { actor: 'user', action: 'signed_in', address: '203.0.113.60', details: {} },
      ],
    );
    expect(JSON.stringify(trail)).not.toContain('somebody-secret');
  });
});

describe('a site behind TLS', () => {
  it('binds the cookie to its host', async () => {
    const secure = await TestAuth.start({ PUBLIC_URL: 'https://www.sandhillgrounds.example' });

    const answer = await secure.login('owner', secure.firstPassword());

    expect(answer.get('Set-Cookie')?.[0]).toMatch(
      /^__Host-sandhill_session=[^;]+; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.stop();
  });
});
