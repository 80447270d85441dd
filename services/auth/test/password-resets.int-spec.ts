import { Delivery } from '../src/notices/delivery.entity.js';
import { User } from '../src/users/user.entity.js';
import { Marisol } from './support/marisol.js';
import { refusalIn } from './support/refusal.js';
import type { TestAuth } from './support/start-auth.js';
import { invited, newPassword, PasswordLinks } from './support/password-links.js';

let links: PasswordLinks;
let auth: TestAuth;

beforeAll(async () => {
  links = await PasswordLinks.start();
  ({ auth } = links);
});

beforeEach(() => links.begin());

afterAll(() => links.stop());

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which ends all sessions and tells the person', async () => {
    await Marisol.signedIn(auth);

    expect((await links.ask('MARISOL')).status).toBe(204);
    const [token = ''] = await links.tokensTo('marisol@people.example');
    // Only an invitation may be accepted with a passkey. In a reset, a new passkey would replace the second factor.
    expect((await links.post('user/links/passkey-options', { token })).status).toBe(404);
    const used = await links.post('user/links/use', {
      token,
      newPassword,
      username: 'somebody',
      firstName: 'X',
    });

    expect(used.body).toEqual({ username: 'marisol' });
    const again = await links.post('user/links/use', { token, newPassword: `${newPassword}9` });
    expect(refusalIn(again)).toEqual([404, 'link_ended', {}]);
    expect((await auth.login('marisol', Marisol.password)).status).toBe(401);
    expect((await auth.login('marisol', newPassword)).status).toBe(200);
    expect(await auth.owedNotices('marisol')).toEqual(['password_changed']);
    const countOf = (table: string) =>
      auth.dataSource.query<object[]>(
        `SELECT count(*)::int FROM ${table} JOIN users ON users.id = user_id WHERE username = 'marisol'`,
      );
    // Only the session that the new password has opened is left, and its browser.
    for (const table of ['sessions', 'known_devices']) expect(await countOf(table)).toEqual([{ count: 1 }]);
  });

  it('is replaced by none that contains the user name, whatever name is sent along', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    const email = 'ruiz@people.example';
    await auth.dataSource.getRepository(User).update({ username: 'marisol' }, { email });
    await links.ask('marisol');
    const [token = ''] = await links.tokensTo(email);

    const refused = await links.post('user/links/use', {
      token,
      newPassword: 'marisol-harbor-42',
      username: 'somebody',
    });

    expect(refusalIn(refused)).toEqual([400, 'validation_failed', { newPassword: 'password_personal_word' }]);
  });

  it('is asked for by the address, too, once in a quarter of an hour, and ends no link that was mailed', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    await links.ask('marisol@people.example');
    await links.ask('marisol@people.example', '203.0.113.61');
    expect(await links.tokensTo('marisol@people.example')).toHaveLength(1);

    auth.clock.forward({ minutes: 15 });
    await links.ask('marisol@people.example');
    const [first = '', second] = await links.tokensTo('marisol@people.example');
    expect(second).toBe(first);
    expect((await links.post('user/links/read', { token: first })).body).toMatchObject({
      purpose: 'password_reset',
    });

    // The link is valid for an hour after the second mail, as the mail says.
    auth.clock.forward({ minutes: 59 });
    expect((await links.post('user/links/read', { token: first })).status).toBe(200);
    auth.clock.forward({ minutes: 2 });
    expect((await links.post('user/links/read', { token: first })).status).toBe(404);
    await links.ask('marisol@people.example');
    const [, , third = ''] = await links.tokensTo('marisol@people.example');
    expect(third).not.toBe(first);
    expect((await links.post('user/links/read', { token: third })).status).toBe(200);
  });

  it('is mailed to the account with the address, even if another person chose it as their username', async () => {
    const taken = 'marisol@people.example';
    await links.owner.make({ username: taken, email: 'mallory@people.example', role: 'crew' });
    await auth.anAccount('marisol', Marisol.password, 'user');

    await links.ask(taken);

    expect(await links.tokensTo(taken)).toHaveLength(1);
    expect(await links.tokensTo('mallory@people.example')).toEqual([]);
  });

  it('is mailed once and answered alike, however many ask together and however they write the name', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    const names = ['marisol', 'MARISOL', ' Marisol ', 'marisola', 'nobody', 'nobody@people.example'];

    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, at) => links.ask(names[at % names.length] ?? '', `198.51.${at}.7`)),
    );

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['204 ']));
    expect(await links.tokensTo('marisol@people.example')).toHaveLength(1);
    expect(links.mailbox.mails).toHaveLength(1);
    expect(auth.clock.pauses.filter((milliseconds) => milliseconds === 400)).toHaveLength(48);
  });

  it('is mailed five times a day at most, however many addresses ask', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    for (let at = 1; at <= 8; at += 1) {
      expect((await links.ask('marisol', `198.51.${at}.9`)).status).toBe(204);
      await links.tokensTo('marisol@people.example');
      auth.clock.forward({ minutes: 16 });
    }

    expect(await links.tokensTo('marisol@people.example')).toHaveLength(5);
  });

  it('is answered alike for names that do not exist, are disabled, invited or owners without a second factor', async () => {
    const { id } = await auth.anAccount('ruth', Marisol.password, 'user');
    await links.owner.change(id, { isDisabled: true });
    await links.invite();
    await links.tokensTo(invited);
    links.mailbox.empty();

    const answers = [];
    for (const name of ['nobody', 'ruth', invited, 'owner']) answers.push(await links.ask(name));

    expect(answers.map(({ status, text, headers }) => [status, text, headers['content-length']])).toEqual(
      answers.map(() => [204, '', undefined]),
    );
    await links.sendMails();
    expect(links.mailbox.mails).toEqual([]);
    // All answers take equally long.
    expect(auth.clock.pauses.filter((milliseconds) => milliseconds === 400)).toHaveLength(4);
  });

  it('is mailed no link that has ended while no mail server took it, and not tried again', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    await links.ask('marisol');
    auth.clock.forward({ minutes: 61 });

    await links.sendMails();

    expect(links.mailbox.mails).toEqual([]);
    const mails = auth.dataSource.getRepository(Delivery).findBy({ kind: 'password_reset' });
    expect(await mails).toMatchObject([{ state: 'failed', lease: null }]);
  });

  it('is refused to an address that asks too often, whatever the names', async () => {
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await links.ask(`name-${at}`)).status);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
  });

  it('ends its link when the password is changed otherwise', async () => {
    const marisol = await Marisol.signedIn(auth);
    await links.ask('marisol');
    const [token = ''] = await links.tokensTo('marisol@people.example');
    const body = { currentPassword: Marisol.password, newPassword };

    expect((await auth.http.post('/api/user/password').set(marisol.header).send(body)).status).toBe(204);

    expect((await links.post('user/links/use', { token, newPassword: `${newPassword}9` })).status).toBe(404);
  });

  it('ends its link when the person becomes an owner without a second factor', async () => {
    const { id } = await auth.anAccount('marisol', Marisol.password, 'user');
    await links.ask('marisol');
    const [token = ''] = await links.tokensTo('marisol@people.example');

    await links.owner.change(id, { role: 'owner' });

    expect((await links.post('user/links/read', { token })).status).toBe(404);
    const used = await links.post('user/links/use', { token, newPassword });
    expect(refusalIn(used)).toEqual([404, 'link_ended', {}]);
    expect((await auth.login('marisol', Marisol.password)).status).toBe(200);
  });

  it('is mailed to an owner with a second factor', async () => {
    await auth.anAccount('marisol', Marisol.password, 'user');
    await auth.dataSource.getRepository(User).update({ username: 'marisol' }, { passkeyCount: 1 });
    await auth.dataSource
      .getRepository(User)
      .update({ username: 'marisol' }, { role: 'owner', isAdmin: true });

    await links.ask('marisol');

    expect(await links.tokensTo('marisol@people.example')).toHaveLength(1);
  });
});

describe('a temporary password', () => {
  it('is read with or without its dashes, with spaces and capitals', async () => {
    const { temporaryPassword } = (
      await links.owner.make({ username: 'lee', email: 'lee@people.example', role: 'user' })
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
