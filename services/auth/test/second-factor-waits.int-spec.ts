import { Browser, deviceTokenIn } from './support/browser.js';
import { Marisol } from './support/marisol.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { eventually } from '@sandhill/testing/wait-until.ts';
import { NoticeSweep } from '../src/notices/notice-sweep.js';
import { Owner } from './support/owner.js';
import { refusalIn } from './support/refusal.js';
import { TestAuth } from './support/start-auth.js';
import type { Authenticator } from './support/authenticator.js';

let auth: TestAuth;
let marisol: Marisol;
let known: Browser;
let app: Authenticator;
let recoveryCodes: string[];
const { password } = Marisol;

beforeEach(async () => {
  auth = await TestAuth.start();
  marisol = await Marisol.signedIn(auth);
  known = new Browser(auth);
  await known.signIn('marisol', password);
  ({ app, recoveryCodes } = await marisol.switchOn());
  await auth.dataSource.query('DELETE FROM deliveries');
});

afterEach(() => auth.stop());

let addresses = 0;
/** Signs in as an unknown browser with the right password and a code, each time from another address. */
const guess = (code: string | undefined = app.wrongCode()) => {
  addresses += 1;
  return marisol.signIn(code, `198.51.${100 + (addresses >> 8)}.${addresses & 255}`);
};

/** Sends a wrong code within a session of the account. */
const guessIn = (browser: Browser, currentPassword: string) =>
  browser.send('post', '/session/confirm', { currentPassword, code: app.wrongCode() });

async function tenWrongCodes(): Promise<void> {
  for (let index = 0; index < 10; index += 1) expect((await guess()).status).toBe(401);
}

describe('ten wrong codes in a row', () => {
  it('make the next code wait, whether it is right or not', async () => {
    await tenWrongCodes();

    const answer = await guess(app.nextCode());

    expect(refusalIn(answer)).toEqual([429, 'second_factor_waiting', {}]);
    expect(answer.body.error).toContain('passkey');
    expect(Number(answer.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await guess(recoveryCodes[0])).status).toBe(429);
    auth.clock.forward({ minutes: 1 });
    expect((await guess(app.nextCode())).status).toBe(200);
  });

  it('owe the user one notice', async () => {
    await tenWrongCodes();
    expect(await auth.owedNotices('marisol')).toEqual(['second_factor_waiting']);

    auth.clock.forward({ minutes: 1 });
    expect((await guess()).status).toBe(401);
    expect(await auth.owedNotices('marisol')).toEqual(['second_factor_waiting']);
  });

  it('are no more in parallel, and no code is judged before the notice is owed', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess()));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(await auth.owedNotices('marisol')).toEqual(['second_factor_waiting']);
  });

  it('make the wait grow with each further one, up to a day', async () => {
    await tenWrongCodes();

    const minutes: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const seconds = Number((await guess()).get('Retry-After'));
      minutes.push(Math.ceil(seconds / 60));
      auth.clock.forward({ minutes: Math.ceil(seconds / 60) });
      expect((await guess()).status).toBe(401);
    }

    expect(minutes).toEqual([1, 5, 15, 60, 120, 240, 480, 960, 1440, 1440]);
  });

  it('tell a stranger without the password nothing', async () => {
    await tenWrongCodes();

    for (const code of [undefined, app.wrongCode()]) {
      const body = { username: 'marisol', password: 'not it', code };
      const answer = await auth.http.post('/api/user/login').set('X-Forwarded-For', '192.0.2.1').send(body);
      expect(refusalIn(answer)).toEqual([401, 'invalid_credentials', {}]);
    }
  });

  it('do not wait for a known browser', async () => {
    await tenWrongCodes();

    expect((await known.signIn('marisol', password)).body).toMatchObject({ code: 'second_factor_required' });
    expect((await known.signIn('marisol', password, app.nextCode())).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });

  it('are ten for a browser that was known and has guessed as often', async () => {
    for (let index = 0; index < 10; index += 1) await known.signIn('marisol', password, app.wrongCode());
    expect(await auth.owedNotices('marisol')).toEqual([]);

    // After ten wrong guesses, the browser counts as unknown. Its new address has ten more guesses.
    known = Object.assign(new Browser(auth, '203.0.113.77'), { deviceToken: known.deviceToken });
    for (let index = 0; index < 10; index += 1) await known.signIn('marisol', password, app.wrongCode());
    expect(await auth.owedNotices('marisol')).toEqual(['second_factor_waiting']);
    expect((await guess()).status).toBe(429);
  });

  it('are counted for confirmations in the settings too', async () => {
    const remove = () => marisol.remove({ currentPassword: password, code: app.wrongCode() });
    for (let index = 0; index < 10; index += 1) expect((await remove()).status).toBe(400);

    expect((await guess(app.nextCode())).status).toBe(429);
  });

  it('are forgotten with a right one', async () => {
    for (let index = 0; index < 9; index += 1) await guess();
    expect((await guess(app.nextCode())).status).toBe(200);
    for (let index = 0; index < 9; index += 1) await guess();

    expect((await guess(app.nextCode())).status).toBe(200);
  });

  it('are forgotten with a temporary password', async () => {
    await tenWrongCodes();
    const owner = await Owner.signedIn(auth);
    const [marisolsRow] = await auth.dataSource.query<Array<{ id: string }>>(
      `SELECT id FROM users WHERE username = 'marisol'`,
    );

    const { body } = await owner.giveTemporaryPassword(marisolsRow?.id ?? '');

    const stranger = new Browser(auth, '192.0.2.2');
    const { temporaryPassword } = body as { temporaryPassword: string };
    expect((await stranger.signIn('marisol', temporaryPassword, app.nextCode())).status).toBe(200);
  });
});

describe('a change of the password by someone with a session', () => {
  const newPassword = 'quarry-lantern-58';
  const change = (by: Browser) => by.send('post', '/password', { currentPassword: password, newPassword });

  it('does not end the wait for codes', async () => {
    await tenWrongCodes();

    expect((await change(known)).status).toBe(204);

    const stranger = new Browser(auth, '192.0.2.2');
    expect((await stranger.signIn('marisol', newPassword, app.nextCode())).status).toBe(429);
  });

  it('leaves a known browser the guesses that it has left', async () => {
    for (let index = 0; index < 9; index += 1) expect((await guessIn(known, password)).status).toBe(400);

    known.deviceToken = deviceTokenIn(await change(known));
    expect(await auth.dataSource.query('SELECT guesses FROM known_devices')).toEqual([{ guesses: 9 }]);
    expect((await guessIn(known, newPassword)).status).toBe(400);

    expect(await auth.dataSource.query('SELECT guesses FROM known_devices')).toEqual([]);
  });

  it('makes no stranger’s browser known', async () => {
    known.deviceToken = undefined;

    const answer = await change(known);

    expect([answer.status, deviceTokenIn(answer)]).toEqual([204, undefined]);
    expect(await auth.dataSource.query('SELECT * FROM known_devices')).toEqual([]);
  });
});

describe('after a hundred wrong passwords of strangers', () => {
  beforeEach(async () => {
    await auth.login('marisol', 'not it', '192.0.2.1');
    await auth.dataSource.query('UPDATE login_delays SET in_a_row = 100');
  });

  it('a new browser signs in by its password and then its code', async () => {
    const browser = new Browser(auth, '192.0.2.2');

    expect((await browser.signIn('marisol', password)).body).toMatchObject({
      code: 'second_factor_required',
    });
    expect((await browser.signIn('marisol', password, app.nextCode())).status).toBe(200);
  });

  it('a wrong code uses up the turn of its address', async () => {
    const browser = new Browser(auth, '192.0.2.2');

    expect((await browser.signIn('marisol', password, app.wrongCode())).status).toBe(401);
    expect((await browser.signIn('marisol', password)).status).toBe(429);
  });
});

/** A sample of the 10,000 guesses that `infra/trials/hostile/code-guesses.ts` sends. */
it('leaves few guesses to a stranger who tries every hour of a fortnight', async () => {
  let judged = 0;
  for (let hour = 0; hour < 14 * 24; hour += 6) {
    // While the account waits, more attempts change nothing, so the test tries only every sixth hour.
    while ((await guess()).status === 401) judged += 1;
    auth.clock.forward({ hours: 6 });
  }

  expect(judged).toBeLessThan(10 + 8 + 14);
  expect((await known.signIn('marisol', password, app.nextCode())).status).toBe(200);
});

describe('a notice', () => {
  let mailbox: Mailbox;
  let other: TestAuth;

  beforeAll(async () => {
    mailbox = await Mailbox.start();
  });

  beforeEach(async () => {
    mailbox.empty();
    other = await TestAuth.start({ DATABASE_URL: auth.config.DATABASE_URL, SMTP_URL: mailbox.url });
    await auth.dataSource.query('DELETE FROM deliveries');
  });

  afterEach(() => other.stop());

  afterAll(() => mailbox.close());

  const sweep = () => other.app.get(NoticeSweep, { strict: false }).run();

  it('reaches the user, says what happened, and holds no secret', async () => {
    await tenWrongCodes();
    await sweep();

    const [mail] = await mailbox.untilMailTo('marisol@people.example');
    expect(mail?.subject).toBe('Someone is guessing your sign-in code · Sandhill Grounds');
    expect(mail?.text).toContain('Account marisol at Sandhill Grounds');
    expect(mail?.html).toContain('ten wrong codes');
    expect(mail?.raw).not.toContain(password);
    await eventually(async () => expect(await auth.owedNotices('marisol')).toEqual([]));
    await sweep();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('is retried until a mail server takes it', async () => {
    mailbox.rule = () => 451;
    await tenWrongCodes();
    await sweep();
    await eventually(async () =>
      expect(await auth.dataSource.query('SELECT attempts FROM deliveries')).toEqual([{ attempts: 1 }]),
    );
    expect(mailbox.mails).toEqual([]);

    mailbox.rule = () => undefined;
    await auth.dataSource.query('UPDATE deliveries SET next_attempt_at = now()');
    await sweep();
    expect(await mailbox.untilMailTo('marisol@people.example')).toHaveLength(1);
  });

  it('follows each change of how one signs in', async () => {
    await marisol.remove({ currentPassword: password, code: app.nextCode() });
    await marisol.switchOn();
    await known.send('post', '/password', { currentPassword: password, newPassword: 'quarry-lantern-58' });
    other.clock.forward({ hours: 1 });
    await sweep();

    const mails = await mailbox.untilMailTo('marisol@people.example', 3);
    expect(mails.map(({ subject }) => subject?.split(' · ')[0]).sort()).toEqual([
      'Your authenticator app was set up',
      'Your password was changed',
      'Your second factor was removed',
    ]);
  });
});
