import { budgetsOf } from '@sandhill/platform/http/client-address.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { LoginAttempt } from '../src/throttle/login-attempt.entity.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', password);
});

afterEach(() => auth.stop());

const wrong = (count: number, address: string, username = 'marisol') =>
  Array.from({ length: count }, () => () => auth.login(username, 'not it', address));

async function oneByOne(tries: ReturnType<typeof wrong>): Promise<number[]> {
  const statuses: number[] = [];
  for (const attempt of tries) statuses.push((await attempt()).status);
  return statuses;
}

describe('failed attempts from one address', () => {
  it('are refused after ten, and allowed again after ten minutes', async () => {
    expect(await oneByOne(wrong(10, '203.0.113.5'))).toEqual(Array(10).fill(401));

    const eleventh = await auth.login('marisol', password, '203.0.113.5');
    expect([eleventh.status, eleventh.body]).toEqual([
      429,
      { error: 'Too many failed sign-ins. Please wait and try again.', code: 'too_many_attempts' },
    ]);
    const wait = Number(eleventh.get('Retry-After'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);

    auth.clock.forward({ minutes: 10 });
    expect((await auth.login('marisol', password, '203.0.113.5')).status).toBe(200);
  });

  it('do not affect another address', async () => {
    await oneByOne(wrong(10, '203.0.113.5'));

    expect((await auth.login('marisol', password, '203.0.113.6')).status).toBe(200);
  });

  it('count a whole IPv6 network as one', async () => {
    const tries = Array.from({ length: 10 }, (_, index) => wrong(1, `2001:db8:7:7::${index + 1}`)).flat();
    await oneByOne(tries);

    expect((await auth.login('marisol', password, '2001:db8:7:7:ffff::1')).status).toBe(429);
    expect((await auth.login('marisol', password, '2001:db8:7:8::1')).status).toBe(200);
  });

  it.each([
    ['/64 of one /48', (index: number) => `2001:db8:48:${index.toString(16)}::1`, '2001:db8:49::1'],
    ['addresses of one /24', (index: number) => `198.51.100.${index}`, '198.51.101.1'],
  ])('are refused after 40 from %s, and others are served', async (_what, address, other) => {
    const tries = Array.from({ length: 44 }, (_, index) =>
      wrong(1, address(index + 1), `name${index}`),
    ).flat();

    const statuses = await oneByOne(tries);

    expect(statuses).toEqual([...Array(40).fill(401), ...Array(4).fill(429)]);
    expect((await auth.login('marisol', password, other)).status).toBe(200);
  });

  it('of other customers of a provider do not count', async () => {
    const address = '2001:db8:60:1::1';
    const origin = budgetsOf(address).find(({ reach }) => reach === 'provider')?.key ?? '';
    const failure = { origin, state: 'failed', at: auth.clock.now() } as const;
    await auth.dataSource.getRepository(LoginAttempt).insert(Array.from({ length: 1_000 }, () => failure));

    expect((await auth.login('marisol', password, address)).status).toBe(200);
  });

  it('that a dead process has left pending count for a minute', async () => {
    const pending = { origin: '203.0.113.5', state: 'pending', at: auth.clock.now() } as const;
    await auth.dataSource.getRepository(LoginAttempt).insert(Array.from({ length: 10 }, () => pending));

    expect((await auth.login('marisol', password, '203.0.113.5')).status).toBe(429);
    auth.clock.forward({ minutes: 1 });
    expect((await auth.login('marisol', password, '203.0.113.5')).status).toBe(200);
  });

  it('get no more guesses in parallel', async () => {
    const answers = await Promise.all(wrong(30, '203.0.113.7').map((attempt) => attempt()));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('are counted across copies and restarts of the service', async () => {
    const variables = { DATABASE_URL: auth.config.DATABASE_URL };
    const other = await TestAuth.start(variables);
    const atTheOther = () => other.login('marisol', 'not it', '203.0.113.8');
    const tries = [...wrong(6, '203.0.113.8'), ...Array.from({ length: 6 }, () => atTheOther)];

    const answers = await Promise.all(tries.map((attempt) => attempt()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    await other.stop();

    const third = await TestAuth.start(variables);
    expect((await third.login('marisol', password, '203.0.113.8')).status).toBe(429);
    await third.stop();
  });

  it('do not limit parallel successes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => auth.login('marisol', password, '203.0.113.8')),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
  });
});

describe('failed attempts from a private address', () => {
  const everybody = '10.0.0.1';

  it('do not block the address', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `nobody${index}`);
    for (const name of names) await auth.login(name, 'not it', everybody);

    expect((await auth.login('marisol', password, everybody)).status).toBe(200);
    expect((await auth.login('marisol', password, 'fd00::7')).status).toBe(200);
  });

  it('delay the attempted name only', async () => {
    await oneByOne(wrong(6, everybody));
    expect(auth.clock.pauses).toEqual([250, 500, 1000]);

    await auth.anAccount('rosa', password);
    await auth.login('rosa', password, everybody);
    expect(auth.clock.pauses).toHaveLength(3);
  });

  it('wait at least as long in parallel as one by one', async () => {
    auth.clock.hold();
    const answers = Promise.all(wrong(12, everybody).map((attempt) => attempt()));
    await waitUntil('nine tries that wait', async () => auth.clock.pauses.length >= 9);
    auth.clock.release();
    await answers;

    const waits = auth.clock.pauses.toSorted((one, other) => other - one).slice(0, 9);
    const oneAfterTheOther = [5000, 5000, 5000, 5000, 4000, 2000, 1000, 500, 250];
    expect(waits.map((wait, index) => wait >= (oneAfterTheOther[index] ?? 0))).toEqual(Array(9).fill(true));
  });

  it('are rationed above a hundred pending per name, without affecting other names', async () => {
    await auth.anAccount('rosa', password);
    await oneByOne(wrong(4, everybody));
    const earlier = auth.clock.pauses.length;
    auth.clock.hold();
    const answers = Promise.all(wrong(101, everybody).map((attempt) => attempt()));
    // Four attempts have failed and 96 may wait; above that, each address has one turn.
    await waitUntil('tries that wait', async () => auth.clock.pauses.length === earlier + 97);

    expect((await auth.login('rosa', password, everybody)).status).toBe(200);
    auth.clock.release();
    const refused = (await answers).filter(({ status }) => status !== 401);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('too_many_attempts'));
  });
});

describe('failed attempts at one name', () => {
  it.each(['marisol', 'nobody'])('increase the delay of %s to five seconds', async (username) => {
    for (let index = 0; index < 12; index += 1) {
      await auth.login(username, 'not it', `198.51.100.${index}`);
    }

    expect(auth.clock.pauses).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000, 5000]);
  });

  it('never lock the account, and reset after a success', async () => {
    for (let index = 0; index < 6; index += 1) await auth.login('marisol', 'not it', `198.51.100.${index}`);

    expect((await auth.login('MARISOL', password, '203.0.113.9')).status).toBe(200);
    const pauses = auth.clock.pauses.length;
    await auth.login('marisol', 'not it', '203.0.113.9');
    expect(auth.clock.pauses).toHaveLength(pauses);
  });

  it('reset after a quarter of an hour', async () => {
    for (let index = 0; index < 6; index += 1) await auth.login('marisol', 'not it', `198.51.100.${index}`);
    const pauses = auth.clock.pauses.length;

    auth.clock.forward({ minutes: 16 });
    await auth.login('marisol', password, '203.0.113.9');

    expect(auth.clock.pauses).toHaveLength(pauses);
  });
});
