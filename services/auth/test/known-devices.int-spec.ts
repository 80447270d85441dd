import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Purge } from '../src/purge.js';
import { Browser, deviceTokenIn } from './support/browser.js';
import { Owner } from './support/owner.js';
import { refusalIn } from './support/refusal.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let known: Browser;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', password);
  known = new Browser(auth);
  await known.signIn('marisol', password);
});

afterEach(() => auth.stop());

async function strangersFail(count: number, address = (index: number) => `198.51.100.${index}`) {
  for (let index = 0; index < count; index += 1) await auth.login('marisol', 'not it', address(index));
}

/** Returns whether the browser is known: failures of unknown browsers then do not slow it down. */
const isKnown = async () => {
  const before = auth.clock.pauses.length;
  await strangersFail(4);
  const slowed = auth.clock.pauses.length;
  await known.signIn('marisol', password);
  expect(slowed).toBeGreaterThan(before);
  return auth.clock.pauses.length === slowed;
};

const idOf = async (username: string) =>
  (
    await auth.dataSource.query<Array<{ id: string }>>('SELECT id FROM users WHERE username = $1', [username])
  )[0]?.id ?? '';

/** Sets the state after 99 failures in a row, the last of them just now. */
const after99 = async (username: string) => {
  await auth.login(username, 'not it', '198.51.100.1');
  await auth.dataSource.query('UPDATE login_delays SET in_a_row = 99');
};

describe('the cookie of a known browser', () => {
  it('is set by a sign-in, for 180 days', async () => {
    const answer = await auth.login('marisol', password);

    expect(answer.get('Set-Cookie')?.[1]).toMatch(
      /^sandhill_device=[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect((await auth.login('marisol', 'not it')).get('Set-Cookie')).toBeUndefined();
  });

  it('is stored as a hash only', async () => {
    const rows = await auth.dataSource.query<object[]>('SELECT * FROM known_devices');

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(known.deviceToken);
  });

  it('is one for all accounts of a browser', async () => {
    await auth.anAccount('rosa', password);
    const token = known.deviceToken;

    expect(deviceTokenIn(await known.signIn('rosa', password))).toBe(token);
    expect(deviceTokenIn(await known.signIn('marisol', password))).toBe(token);
    const devices = await auth.dataSource.query('SELECT count(*)::int FROM known_devices');
    expect(devices).toEqual([{ count: 2 }]);
  });

  it.each(['P'.repeat(43), 'short', 'ü'])('is never a planted %s', async (planted) => {
    const browser = new Browser(auth);
    browser.deviceToken = encodeURIComponent(planted);

    expect(deviceTokenIn(await browser.signIn('marisol', password))).not.toBe(planted);
  });
});

describe('a known browser', () => {
  it('is not slowed by strangers, even at its own address', async () => {
    await strangersFail(10, () => known.address);
    expect((await auth.login('marisol', password, known.address)).status).toBe(429);
    const pauses = auth.clock.pauses.length;

    expect((await known.signIn('marisol', password)).status).toBe(200);
    expect(auth.clock.pauses).toHaveLength(pauses);
  });

  it('is a stranger to other accounts', async () => {
    await auth.anAccount('rosa', password);
    for (let index = 0; index < 4; index += 1) await auth.login('rosa', 'not it', `198.51.100.${index}`);

    await known.signIn('rosa', password);

    expect(auth.clock.pauses).toEqual([250, 500]);
  });

  it('is forgotten after ten wrong passwords in a row, also in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => known.signIn('marisol', 'not it')));

    // Ten guesses of the known browser, and ten of its address after the browser has become unknown.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect((await known.signIn('marisol', password)).status).toBe(429);
    expect(await auth.dataSource.query('SELECT * FROM known_devices')).toEqual([]);
  });

  it('begins to count again after a right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 9; index += 1) await known.signIn('marisol', 'not it');
      expect((await known.signIn('marisol', password)).status).toBe(200);
    }
    expect(auth.clock.pauses).toEqual([]);
  });

  it('does not reset what strangers did', async () => {
    await strangersFail(5);

    await known.signIn('marisol', password);
    await strangersFail(1);

    expect(auth.clock.pauses).toEqual([250, 500, 1000]);
  });
});

describe('known browsers are forgotten', () => {
  it('never before one of these', async () => {
    expect(await isKnown()).toBe(true);
  });

  it('by a change of the password, except the browser that changed it', async () => {
    const other = new Browser(auth);
    await other.signIn('marisol', password);

    const change = { currentPassword: password, newPassword: 'quarry-lantern-58' };
    const answer = await other.send('post', '/password', change);

    expect(answer.status).toBe(204);
    const devices = await auth.dataSource.query('SELECT count(*)::int FROM known_devices');
    expect(devices).toEqual([{ count: 1 }]);
    expect(deviceTokenIn(answer)).not.toBe(other.deviceToken);
    other.deviceToken = deviceTokenIn(answer);
    await strangersFail(4);
    const pauses = auth.clock.pauses.length;
    await other.signIn('marisol', 'quarry-lantern-58');
    expect(auth.clock.pauses).toHaveLength(pauses);
    await known.signIn('marisol', 'quarry-lantern-58');
    expect(auth.clock.pauses).toHaveLength(pauses + 1);
  });

  it.each(['known', 'unknown'])(
    'not for other accounts of a browser by a change of the password, if it is %s',
    async (state) => {
      await auth.anAccount('rosa', password);
      for (const name of ['rosa', 'marisol']) await known.signIn(name, password);
      if (state === 'unknown')
        await auth.dataSource.query('DELETE FROM known_devices WHERE user_id = $1', [await idOf('marisol')]);
      const change = { currentPassword: password, newPassword: 'quarry-lantern-58' };
      expect((await known.send('post', '/password', change)).status).toBe(204);

      const tokens = 'SELECT count(*)::int, count(DISTINCT token_hash)::int AS tokens FROM known_devices';
      expect(await auth.dataSource.query(tokens)).toEqual([{ count: 2, tokens: 1 }]);
    },
  );

  it.each(['a temporary password', 'disabling the account', 'ending its sessions'])('by %s', async (what) => {
    const owner = await Owner.signedIn(auth);
    const id = await idOf('marisol');
    if (what === 'a temporary password') await owner.giveTemporaryPassword(id);
    else if (what === 'disabling the account') await owner.change(id, { isDisabled: true });
    else await auth.http.delete(`/api/accounts/${id}/sessions`).set(owner.header);

    const rows = 'SELECT * FROM known_devices JOIN users ON users.id = user_id WHERE username = $1';
    expect(await auth.dataSource.query(rows, ['marisol'])).toEqual([]);
    expect(await auth.dataSource.query(rows, ['owner'])).toHaveLength(1);
  });

  it('180 days after their last sign-in', async () => {
    auth.clock.forward({ hours: 179 * 24 });
    await known.signIn('marisol', password);
    auth.clock.forward({ hours: 179 * 24 });
    await auth.app.get(Purge).run();
    expect(await isKnown()).toBe(true);

    auth.clock.forward({ hours: 180 * 24 });
    expect(await isKnown()).toBe(false);
    auth.clock.forward({ hours: 180 * 24 });
    await auth.app.get(Purge).run();
    expect(await auth.dataSource.query('SELECT * FROM known_devices')).toEqual([]);
  });
});

describe('a hundred wrong passwords in a row', () => {
  it.each(['marisol', 'nobody'])(
    'leave each address one try at %s in a quarter of an hour',
    async (username) => {
      await after99(username);
      const tryIt = async (address: string) => (await auth.login(username, 'not it', address)).status;

      expect(await tryIt('198.51.100.2')).toBe(401);
      expect([await tryIt('198.51.100.2'), await tryIt('198.51.100.2')]).toEqual([401, 429]);
      const refused = await auth.login(username, 'not it', '198.51.100.2');
      expect(refusalIn(refused)).toEqual([429, 'too_many_attempts', {}]);
      expect(Number(refused.get('Retry-After'))).toBeGreaterThan(14 * 60);
      expect([await tryIt('2001:db8:1:1::1'), await tryIt('2001:db8:1:2::1')]).toEqual([401, 429]);
      expect(await tryIt('2001:db8:2:1::1')).toBe(401);

      auth.clock.forward({ minutes: 15 });
      expect([await tryIt('198.51.100.2'), await tryIt('198.51.100.2')]).toEqual([401, 429]);
    },
  );

  it('count parallel ones', async () => {
    await auth.login('marisol', 'not it', '198.51.100.1');
    await auth.dataSource.query('UPDATE login_delays SET in_a_row = 95, failures = 4');

    auth.clock.hold();
    const pending = Promise.all(
      Array.from({ length: 9 }, () => auth.login('marisol', 'not it', '198.51.100.2')),
    );
    // Five attempts lead to the hundredth failure. After that, the address has one try.
    await waitUntil('six tries that wait', async () => auth.clock.pauses.length === 6);
    auth.clock.release();

    const answers = await pending;
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(401), 429, 429, 429]);
  });

  it('do not slow down known browsers, and owe the user one notice', async () => {
    await after99('marisol');
    for (let index = 2; index < 6; index += 1) await auth.login('marisol', 'not it', `198.51.100.${index}`);

    expect((await known.signIn('marisol', password)).status).toBe(200);
    expect(await auth.owedNotices('marisol')).toEqual(['password_guessed']);
  });

  it('end with a right password of a stranger', async () => {
    await after99('marisol');
    await auth.login('marisol', 'not it', '198.51.100.2');

    expect((await auth.login('marisol', password, '198.51.100.2')).status).toBe(200);

    for (let index = 0; index < 3; index += 1) {
      expect((await auth.login('marisol', 'not it', '198.51.100.2')).status).toBe(401);
    }
  });

  it('are not forgotten by waiting for the delay to end', async () => {
    await after99('marisol');
    auth.clock.forward({ hours: 23 });
    await auth.login('marisol', 'not it', '198.51.100.2');
    await auth.login('marisol', 'not it', '198.51.100.2');

    expect((await auth.login('marisol', password, '198.51.100.2')).status).toBe(429);
  });
});

describe('failed attempts from many addresses of one owner', () => {
  it('are counted by the /48 network of IPv6 too', async () => {
    for (let index = 0; index < 40; index += 1) {
      const answer = await auth.login(`nobody${index}`, 'not it', `2001:db8:7:${index.toString(16)}::1`);
      expect(answer.status).toBe(401);
    }

    expect((await auth.login('marisol', password, '2001:db8:7:ffff::1')).status).toBe(429);
    expect((await auth.login('marisol', password, '2001:db8:8:1::1')).status).toBe(200);
  });

  it('share one wide budget where addresses are hidden', async () => {
    await auth.login('nobody', 'not it', '10.0.0.1');
    await auth.dataSource.query(
      `INSERT INTO login_attempts (origin, state, at)
       SELECT 'hidden', 'failed', $1 FROM generate_series(1, 298)`,
      [auth.clock.now()],
    );

    expect((await auth.login('nobody', 'not it', '192.168.0.9')).status).toBe(401);
    expect((await auth.login('marisol', password, 'fd00::7')).status).toBe(429);
    expect((await auth.login('marisol', password, '203.0.113.9')).status).toBe(200);
  });
});

describe('105 attempts at once', () => {
  it('leave the known browser its own place', async () => {
    let answered = 0;
    const attempts = Array.from({ length: 105 }, async (_, index) => {
      const { status } = await auth.login('marisol', 'not it', `198.51.100.${index}`);
      answered += 1;
      return status;
    });

    const own = await known.signIn('marisol', password);
    const answeredBefore = answered;

    expect(own.status).toBe(200);
    expect(answeredBefore).toBeLessThan(100);
    expect(new Set(await Promise.all(attempts))).not.toContain(503);
  });
});
