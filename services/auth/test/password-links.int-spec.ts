import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { NoticeSweep } from '../src/notices/notice-sweep.js';
import { User } from '../src/users/user.entity.js';
import { Marisol } from './support/marisol.js';
import { Owner } from './support/owner.js';
import { refusalIn } from './support/refusal.js';
import { SoftPasskey } from './support/soft-passkey.js';
import { TestAuth } from './support/start-auth.js';

const newPassword = 'pelican-harbor-42';
const email = 'dana@people.example';

let mailbox: Mailbox;
let auth: TestAuth;
let owner: Owner;

beforeEach(async () => {
  mailbox = await Mailbox.start();
  auth = await TestAuth.start({ SMTP_URL: mailbox.url });
  await onlyByHand(auth.app, NoticeSweep);
  owner = await Owner.signedIn(auth);
});

afterEach(async () => {
  await auth.stop();
  await mailbox.close();
});

const post = (path: string, body: object, address = '203.0.113.60') =>
  auth.http.post(`/api/${path}`).set('X-Forwarded-For', address).send(body);

const ask = (username: string, address?: string) => post('user/password-reset', { username }, address);

const invite = (body: object = {}) =>
  auth.http
    .post('/api/accounts/invitations')
    .set(owner.header)
    .send({ email, role: 'user', language: 'en', ...body });

/** Sends the pending mails, and returns the tokens in the mails to an address, oldest first. */
async function tokensTo(address: string): Promise<string[]> {
  await auth.app.get(NoticeSweep, { strict: false }).run();
  const mails = mailbox.mails.filter(({ recipient }) => recipient === address);
  return mails.flatMap(({ text }) => /\/admin\/link#([\w-]+)/.exec(text ?? '')?.[1] ?? []);
}

async function accountOf(address: string) {
  const { body } = await auth.http.get('/api/accounts').set(owner.header);
  return (
    body as { accounts: Array<{ id: string; email: string; invitedUntil: string | null }> }
  ).accounts.find(({ email: known }) => known === address);
}

describe('an invitation', () => {
  it('mails a link with which the person chooses name, language and password, and then signs in', async () => {
    expect((await invite({ role: 'administrator', language: 'es' })).status).toBe(204);
    const [token = ''] = await tokensTo(email);

    expect(mailbox.mails[0]?.subject).toBe('Su cuenta · Sandhill Grounds');
    expect((await post('user/links/read', { token })).body).toMatchObject({
      purpose: 'invitation',
      username: email,
      email,
      role: 'administrator',
      language: 'es',
    });
    const used = await post('user/links/use', {
      token,
      newPassword,
      username: 'dana',
      firstName: 'Dana',
      language: 'en',
    });

    expect([used.status, used.body]).toEqual([200, { username: 'dana' }]);
    expect((await auth.login('dana', newPassword)).body).toMatchObject({
      user: { username: 'dana', firstName: 'Dana', role: 'administrator', passwordIsTemporary: false },
    });
    expect(await auth.dataSource.getRepository(User).findOneByOrFail({ username: 'dana' })).toMatchObject({
      firstName: 'Dana',
      language: 'en',
    });
    expect((await accountOf(email))?.invitedUntil).toBeNull();
    expect(await auth.trail()).toMatchObject([
      {},
      { action: 'signed_in' },
      { action: 'account_invited', details: { role: 'administrator' } },
      { action: 'invitation_accepted' },
      { action: 'signed_in' },
    ]);
  });

  it('opens the account by a passkey instead, with recovery codes', async () => {
    await invite();
    const [token = ''] = await tokensTo(email);
    const passkey = new SoftPasskey();
    const asked = (await post('user/links/passkey-options', { token })).body as {
      challengeId: string;
      options: object;
    };

    const used = await post('user/links/use-passkey', {
      token,
      username: 'dana',
      challengeId: asked.challengeId,
      response: passkey.create(asked.options),
      name: 'Phone',
    });

    expect(used.status).toBe(200);
    expect((used.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    const question = (await post('user/passkeys/sign-in/options', {})).body as typeof asked;
    const signedIn = await post('user/passkeys/sign-in', {
      challengeId: question.challengeId,
      response: passkey.get(question.options),
    });
    expect(signedIn.body).toMatchObject({ user: { username: 'dana', hasSecondFactor: true } });
  });

  it('works once, however many requests come together', async () => {
    await invite();
    const [token = ''] = await tokensTo(email);

    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) => post('user/links/use', { token, newPassword: `${newPassword}-${at}` })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(refusalIn(await post('user/links/use', { token, newPassword }))).toEqual([404, 'link_ended', {}]);
  });

  it('is not used up by a scanner that opens it first', async () => {
    await invite();
    const [token = ''] = await tokensTo(email);

    const opened = ['read', 'passkey-options', 'read', 'read'].map((step) =>
      post(`user/links/${step}`, { token }),
    );
    expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // A scanner's GET request has no token, because the token is the part after the #, and finds no route.
    for (const path of ['read', 'use'])
      expect((await auth.http.get(`/api/user/links/${path}`)).status).toBe(404);

    expect((await post('user/links/use', { token, newPassword })).status).toBe(200);
  });

  it('opens its own account alone, with another person signed in in that browser', async () => {
    await auth.anAccount('ruth', Marisol.password, 'administrator');
    const ruth = await auth.signedIn('ruth', Marisol.password);
    await invite();
    const [token = ''] = await tokensTo(email);

    const used = await post('user/links/use', { token, newPassword, username: 'dana' }).set(ruth);

    expect(used.body).toEqual({ username: 'dana' });
    expect((await auth.http.get('/api/user/session').set(ruth)).body).toMatchObject({
      user: { username: 'ruth' },
    });
    expect((await auth.login('ruth', newPassword)).status).toBe(401);
    expect((await auth.login('ruth', Marisol.password)).status).toBe(200);
    expect((await auth.login('dana', newPassword)).body).toMatchObject({ user: { role: 'user' } });
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['72 hours have passed', async () => auth.clock.forward({ hours: 72 })],
    ['a new one was sent', (id) => auth.http.post(`/api/accounts/${id}/invitation`).set(owner.header)],
    ['the account was disabled', (id) => owner.change(id, { isDisabled: true })],
    ['the address was changed', (id) => owner.change(id, { email: 'other@people.example' })],
    ['a temporary password was given', (id) => owner.giveTemporaryPassword(id)],
  ])('ends when %s', async (_why, event) => {
    await invite();
    const [token = ''] = await tokensTo(email);
    expect((await post('user/links/read', { token })).status).toBe(200);

    await event((await accountOf(email))?.id ?? '');

    expect(refusalIn(await post('user/links/read', { token }))).toEqual([404, 'link_ended', {}]);
    expect(refusalIn(await post('user/links/use', { token, newPassword }))).toEqual([404, 'link_ended', {}]);
    // No one can sign in to the account either.
    expect((await auth.login(email, newPassword)).status).toBe(401);
  });

  it('is still there in the hour before it ends, and can then be sent again', async () => {
    await invite();
    const [first = ''] = await tokensTo(email);
    auth.clock.forward({ hours: 71, minutes: 59 });
    expect((await post('user/links/read', { token: first })).status).toBe(200);
    auth.clock.forward({ minutes: 2 });
    owner = await Owner.signedIn(auth).catch(() => owner);
    const id = (await accountOf(email))?.id ?? '';

    const again = await auth.http.post(`/api/accounts/${id}/invitation`).set(owner.header);

    expect(again.status).toBe(204);
    const [, second = ''] = await tokensTo(email);
    expect(second).not.toBe(first);
    expect((await post('user/links/use', { token: second, newPassword })).status).toBe(200);
    const late = await auth.http.post(`/api/accounts/${id}/invitation`).set(owner.header);
    expect(refusalIn(late)).toEqual([409, 'not_invited', {}]);
  });

  it('says nothing of a token that is forged, cut or another’s', async () => {
    await invite();
    const [token = ''] = await tokensTo(email);
    const forged = [
      token.slice(0, -1),
      `${token}A`,
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      'x',
      '🌴'.repeat(20),
      'A'.repeat(64),
    ];

    for (const other of forged)
      expect([other, refusalIn(await post('user/links/read', { token: other }))]).toEqual([
        other,
        [404, 'link_ended', {}],
      ]);
    for (const body of [{}, { token: ['x'] }])
      expect(refusalIn(await post('user/links/read', body))).toEqual([
        400,
        'validation_failed',
        { token: 'required' },
      ]);
  });

  it('refuses weak passwords and names that another account has, and stays open', async () => {
    await invite();
    const [token = ''] = await tokensTo(email);

    expect(refusalIn(await post('user/links/use', { token, newPassword: 'short' }))).toEqual([
      400,
      'validation_failed',
      { newPassword: 'password_too_short' },
    ]);
    expect(refusalIn(await post('user/links/use', { token, newPassword, username: 'Owner' }))).toEqual([
      409,
      'taken',
      { username: 'taken' },
    ]);
    expect((await post('user/links/use', { token, newPassword, username: 'dana' })).status).toBe(200);
  });

  it('is refused for an address that an account has, and to people who are no owners', async () => {
    await auth.anAccount('ruth', Marisol.password, 'administrator');
    const ruth = await auth.signedIn('ruth', Marisol.password);

    expect(refusalIn(await invite({ email: 'RUTH@people.example' }))).toEqual([
      409,
      'taken',
      { email: 'taken' },
    ]);
    expect(refusalIn(await invite({ role: 'king' }))).toEqual([
      400,
      'validation_failed',
      { role: 'unknown_role' },
    ]);
    const byRuth = auth.http.post('/api/accounts/invitations').set(ruth);
    expect((await byRuth.send({ email, role: 'user', language: 'en' })).status).toBe(403);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which ends all sessions and tells the person', async () => {
    await Marisol.signedIn(auth);

    expect((await ask('MARISOL')).status).toBe(204);
    const [token = ''] = await tokensTo('marisol@people.example');
    const used = await post('user/links/use', { token, newPassword, username: 'somebody', firstName: 'X' });

    expect(used.body).toEqual({ username: 'marisol' });
    const again = await post('user/links/use', { token, newPassword: `${newPassword}9` });
    expect(refusalIn(again)).toEqual([404, 'link_ended', {}]);
    expect((await auth.login('marisol', Marisol.password)).status).toBe(401);
    expect((await auth.login('marisol', newPassword)).status).toBe(200);
    expect(await auth.owedNotices('marisol')).toEqual(['password_changed']);
    const [{ open }] = await auth.dataSource.query<[{ open: number }]>(
      `SELECT count(*)::int AS open FROM sessions JOIN users ON users.id = user_id WHERE username = 'marisol'`,
    );
    // Only the session that the new password has opened is left.
    expect(open).toBe(1);
  });

  it('is asked for by the address, too, once in a quarter of an hour, and ends no link that was mailed', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    await ask('marisol@people.example');
    await ask('marisol@people.example', '203.0.113.61');
    expect(await tokensTo('marisol@people.example')).toHaveLength(1);

    auth.clock.forward({ minutes: 15 });
    await ask('marisol@people.example');
    const [first = '', second] = await tokensTo('marisol@people.example');
    expect(second).toBe(first);
    expect((await post('user/links/read', { token: first })).body).toMatchObject({
      purpose: 'password_reset',
    });

    // The link is valid for an hour after the second mail, as the mail says.
    auth.clock.forward({ minutes: 59 });
    expect((await post('user/links/read', { token: first })).status).toBe(200);
    auth.clock.forward({ minutes: 2 });
    expect((await post('user/links/read', { token: first })).status).toBe(404);
    await ask('marisol@people.example');
    const [, , third = ''] = await tokensTo('marisol@people.example');
    expect(third).not.toBe(first);
    expect((await post('user/links/read', { token: third })).status).toBe(200);
  });

  it('is mailed once and answered alike, however many ask together and however they write the name', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    const names = ['marisol', 'MARISOL', ' Marisol ', 'marisola', 'nobody', 'nobody@people.example'];

    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, at) => ask(names[at % names.length] ?? '', `198.51.${at}.7`)),
    );

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['204 ']));
    expect(await tokensTo('marisol@people.example')).toHaveLength(1);
    expect(mailbox.mails).toHaveLength(1);
    expect(auth.clock.pauses.filter((milliseconds) => milliseconds === 400)).toHaveLength(48);
  });

  it('is mailed five times a day at most, however many addresses ask', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    for (let at = 1; at <= 8; at += 1) {
      expect((await ask('marisol', `198.51.${at}.9`)).status).toBe(204);
      await tokensTo('marisol@people.example');
      auth.clock.forward({ minutes: 16 });
    }

    expect(await tokensTo('marisol@people.example')).toHaveLength(5);
  });

  it('is answered alike for names that do not exist, are disabled, invited or owners without a second factor', async () => {
    const { id } = await auth.anAccount('ruth', Marisol.password, 'user');
    await owner.change(id, { isDisabled: true });
    await invite();
    await tokensTo(email);
    mailbox.empty();

    const answers = [];
    for (const name of ['nobody', 'ruth', email, 'owner']) answers.push(await ask(name));

    expect(answers.map(({ status, text, headers }) => [status, text, headers['content-length']])).toEqual(
      answers.map(() => [204, '', undefined]),
    );
    await auth.app.get(NoticeSweep, { strict: false }).run();
    expect(mailbox.mails).toEqual([]);
    // All answers take equally long.
    expect(auth.clock.pauses.filter((milliseconds) => milliseconds === 400)).toHaveLength(4);
  });

  it('is refused to an address that asks too often, whatever the names', async () => {
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await ask(`name-${at}`)).status);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
  });

  it('ends its link when the password is changed otherwise', async () => {
    const marisol = await Marisol.signedIn(auth);
    await ask('marisol');
    const [token = ''] = await tokensTo('marisol@people.example');
    const body = { currentPassword: Marisol.password, newPassword };

    expect((await auth.http.post('/api/user/password').set(marisol.header).send(body)).status).toBe(204);

    expect((await post('user/links/use', { token, newPassword: `${newPassword}9` })).status).toBe(404);
  });

  it('is mailed to an owner with a second factor', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    await auth.dataSource.getRepository(User).update({ username: 'marisol' }, { passkeyCount: 1 });
    await auth.dataSource
      .getRepository(User)
      .update({ username: 'marisol' }, { role: 'owner', isAdmin: true });

    await ask('marisol');

    expect(await tokensTo('marisol@people.example')).toHaveLength(1);
  });
});

describe('a temporary password', () => {
  it('is read with or without its dashes, with spaces and capitals', async () => {
    const { temporaryPassword } = (
      await owner.make({ username: 'lee', email: 'lee@people.example', role: 'user' })
    ).body as { temporaryPassword: string };
    const plain = temporaryPassword.replaceAll('-', '');

    for (const typed of [
      plain,
      temporaryPassword.toUpperCase(),
      ` ${temporaryPassword.replaceAll('-', ' ')}`,
    ])
      expect([typed, (await auth.login('lee', typed)).status]).toEqual([typed, 200]);
    expect((await auth.login('lee', plain.slice(1))).status).toBe(401);
  });

  it('leaves a password that a person chose to the letter', async () => {
    await auth.anAccount('kim', 'abcde-fghjk-mnpqr-stvwx', 'user');

    expect((await auth.login('kim', 'abcdefghjkmnpqrstvwx')).status).toBe(401);
  });
});
