import { Purge } from '../src/purge.js';
import { User } from '../src/users/user.entity.js';
import type { Question } from './support/browser.js';
import { Marisol } from './support/marisol.js';
import { Owner } from './support/owner.js';
import { refusalIn } from './support/refusal.js';
import { SoftPasskey } from './support/soft-passkey.js';
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

describe('an invitation', () => {
  it('mails a link with which the person chooses name, language and password, and then signs in', async () => {
    expect((await links.invite({ role: 'administrator', language: 'es' })).status).toBe(204);
    const [token = ''] = await links.tokensTo(invited);

    expect(links.mailbox.mails[0]?.subject).toBe('Configure su cuenta · Sandhill Grounds');
    expect((await links.post('user/links/read', { token })).body).toMatchObject({
      purpose: 'invitation',
      username: invited,
      email: invited,
      role: 'administrator',
      language: 'es',
    });
    const used = await links.post('user/links/use', {
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
    expect((await links.accountOf(invited))?.invitedUntil).toBeNull();
    expect(await auth.trail()).toMatchObject([
      {},
      { action: 'signed_in' },
      { action: 'account_invited', details: { role: 'administrator' } },
      { action: 'invitation_accepted' },
      { action: 'signed_in' },
    ]);
  });

  it('opens the account by a passkey instead, with recovery codes', async () => {
    await links.invite();
    const [token = ''] = await links.tokensTo(invited);
    const ask = (username: string) => links.post('user/links/passkey-options', { token, username });
    expect(refusalIn(await ask('OWNER'))).toEqual([409, 'taken', { username: 'taken' }]);
    const asked = (await ask('dana')).body as Question;
    expect(asked.options).toMatchObject({ user: { name: 'dana' } });
    const passkey = new SoftPasskey();
    const used = await links.post('user/links/use-passkey', {
      token,
      username: 'dana',
      challengeId: asked.challengeId,
      response: passkey.create(asked.options),
      name: 'Phone',
    });

    expect(used.status).toBe(200);
    expect((used.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    const question = (await links.post('user/passkeys/sign-in/options', {})).body as Question;
    const signedIn = await links.post('user/passkeys/sign-in', {
      challengeId: question.challengeId,
      response: passkey.get(question.options),
    });
    expect(signedIn.body).toMatchObject({ user: { username: 'dana', hasSecondFactor: true } });
  });

  it('works once, however many requests come together', async () => {
    await links.invite();
    const [token = ''] = await links.tokensTo(invited);

    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) => links.post('user/links/use', { token, newPassword: `${newPassword}-${at}` })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(refusalIn(await links.post('user/links/use', { token, newPassword }))).toEqual([
      404,
      'link_ended',
      {},
    ]);
  });

  it('is not used up by a scanner that opens it first', async () => {
    await links.invite();
    const [token = ''] = await links.tokensTo(invited);

    const opened = ['read', 'passkey-options', 'read', 'read'].map((step) =>
      links.post(`user/links/${step}`, { token }),
    );
    expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // A scanner's GET request has no token, because the token is the part after the #, and finds no route.
    for (const path of ['read', 'use'])
      expect((await auth.http.get(`/api/user/links/${path}`)).status).toBe(404);

    expect((await links.post('user/links/use', { token, newPassword })).status).toBe(200);
  });

  it('opens its own account alone, with another person signed in in that browser', async () => {
    await auth.anAccount('ruth', Marisol.password, 'administrator');
    const ruth = await auth.signedIn('ruth', Marisol.password);
    await links.invite();
    const [token = ''] = await links.tokensTo(invited);

    const used = await links.post('user/links/use', { token, newPassword, username: 'dana' }).set(ruth);

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
    ['a new one was sent', (id) => auth.http.post(`/api/accounts/${id}/invitation`).set(links.owner.header)],
    ['the account was disabled', (id) => links.owner.change(id, { isDisabled: true })],
    ['the address was changed', (id) => links.owner.change(id, { email: 'other@people.example' })],
    ['a temporary password was given', (id) => links.owner.giveTemporaryPassword(id)],
  ])('ends when %s', async (_why, event) => {
    await links.invite();
    const [token = ''] = await links.tokensTo(invited);
    expect((await links.post('user/links/read', { token })).status).toBe(200);

    await event((await links.accountOf(invited))?.id ?? '');

    expect(refusalIn(await links.post('user/links/read', { token }))).toEqual([404, 'link_ended', {}]);
    expect(refusalIn(await links.post('user/links/use', { token, newPassword }))).toEqual([
      404,
      'link_ended',
      {},
    ]);
    // No one can sign in to the account either.
    expect((await auth.login(invited, newPassword)).status).toBe(401);
  });

  it('is still there in the hour before it ends, and can be sent again weeks later', async () => {
    await links.invite();
    const [first = ''] = await links.tokensTo(invited);
    auth.clock.forward({ hours: 71, minutes: 59 });
    expect((await links.post('user/links/read', { token: first })).status).toBe(200);
    auth.clock.forward({ hours: 40 * 24 });
    await auth.app.get(Purge).run();
    links.owner = await Owner.signedIn(auth).catch(() => links.owner);
    const id = (await links.accountOf(invited))?.id ?? '';

    const again = await auth.http.post(`/api/accounts/${id}/invitation`).set(links.owner.header);

    expect(again.status).toBe(204);
    const [, second = ''] = await links.tokensTo(invited);
    expect(second).not.toBe(first);
    expect((await links.post('user/links/use', { token: second, newPassword })).status).toBe(200);
    const late = await auth.http.post(`/api/accounts/${id}/invitation`).set(links.owner.header);
    expect(refusalIn(late)).toEqual([409, 'not_invited', {}]);
  });

  it('goes to the right address when a wrong one is corrected, and the first link ends', async () => {
    await links.invite();
    const [wrong = ''] = await links.tokensTo(invited);
    const id = (await links.accountOf(invited))?.id ?? '';
    const email = `right-${invited}`;

    // The second correction changes only the case, so the username is not taken by another account.
    await links.owner.change(id, { email: `Right-${invited}` });
    const corrected = await auth.http.patch(`/api/accounts/${id}`).set(links.owner.header).send({ email });

    expect(corrected.status).toBe(200);
    expect((await links.post('user/links/read', { token: wrong })).status).toBe(404);
    const [right = ''] = await links.tokensTo(email);
    const used = await links.post('user/links/use', { token: right, newPassword });
    expect([used.status, used.body]).toEqual([200, { username: email }]);
    expect(links.mailbox.to(invited)).toHaveLength(1);
    expect((await links.invite()).status).toBe(204);
  });

  it('goes to an address that another account has as its username', async () => {
    await links.invite();
    const [first = ''] = await links.tokensTo(invited);
    await links.post('user/links/use', { token: first, newPassword });
    const id = (await links.accountOf(invited))?.id ?? '';
    await links.owner.change(id, { email: 'other@people.example' });

    expect((await links.invite()).status).toBe(204);

    const [, second = ''] = await links.tokensTo(invited);
    const used = await links.post('user/links/use', { token: second, newPassword });
    expect([used.status, used.body]).toEqual([200, { username: `${invited}-2` }]);
    // These are two invitations, and between them the notice of the changed email address.
    expect(links.mailbox.to(invited)).toHaveLength(3);
  });

  it('is mailed again, with another link, when the account is enabled again', async () => {
    await links.invite();
    const [first = ''] = await links.tokensTo(invited);
    const id = (await links.accountOf(invited))?.id ?? '';
    await links.owner.change(id, { isDisabled: true });
    auth.clock.forward({ hours: 1 });
    links.owner = await Owner.signedIn(auth).catch(() => links.owner);
    // An address that is corrected meanwhile gets the new link, and the account its name.
    const email = `moved-${invited}`;
    await links.owner.change(id, { email });
    expect((await links.owner.change(id, { isDisabled: false })).status).toBe(200);

    const [second = ''] = await links.tokensTo(email);
    expect((await links.post('user/links/read', { token: first })).status).toBe(404);
    const { body } = await links.post('user/links/use', { token: second, newPassword });
    expect(body).toEqual({ username: email });
    await links.owner.change(id, { isDisabled: true });
    await links.owner.change(id, { isDisabled: false });
    expect([await links.tokensTo(email), links.mailbox.to(invited)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  it('makes no owner who can take the place of the last one', async () => {
    await links.invite({ role: 'owner' });
    const demoted = () => links.owner.id().then((id) => links.owner.change(id, { role: 'user' }));

    expect(refusalIn(await demoted())).toEqual([409, 'last_owner', {}]);
    const [token = ''] = await links.tokensTo(invited);
    await links.post('user/links/use', { token, newPassword });
    expect((await demoted()).status).toBe(200);
  });

  it('says nothing of a token that is forged, cut or another’s', async () => {
    await links.invite();
    const [token = ''] = await links.tokensTo(invited);
    const forged = [
      token.slice(0, -1),
      `${token}A`,
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      'x',
      '🌴'.repeat(20),
      'A'.repeat(64),
    ];

    for (const other of forged)
      expect([other, refusalIn(await links.post('user/links/read', { token: other }))]).toEqual([
        other,
        [404, 'link_ended', {}],
      ]);
    for (const body of [{}, { token: ['x'] }])
      expect(refusalIn(await links.post('user/links/read', body))).toEqual([
        400,
        'validation_failed',
        { token: 'required' },
      ]);
  });

  it('refuses weak passwords and names that another account has, and stays open', async () => {
    await links.invite();
    const [token = ''] = await links.tokensTo(invited);

    const use = (more: object) => links.post('user/links/use', { token, newPassword, ...more });
    const tooShort = [400, 'validation_failed', { newPassword: 'password_too_short' }];
    expect(refusalIn(await use({ newPassword: 'short' }))).toEqual(tooShort);
    expect(refusalIn(await use({ username: 'Owner' }))).toEqual([409, 'taken', { username: 'taken' }]);
    expect((await use({ username: 'dana' })).status).toBe(200);
  });

  it('is refused for an address that an account has, and to people who are no owners', async () => {
    await auth.anAccount('ruth', Marisol.password, 'administrator');
    const ruth = await auth.signedIn('ruth', Marisol.password);

    expect(refusalIn(await links.invite({ email: 'RUTH@people.example' }))).toEqual([
      409,
      'taken',
      { email: 'taken' },
    ]);
    expect(refusalIn(await links.invite({ role: 'king' }))).toEqual([
      400,
      'validation_failed',
      { role: 'unknown_role' },
    ]);
    const byRuth = auth.http.post('/api/accounts/invitations').set(ruth);
    expect((await byRuth.send({ email: invited, role: 'user', language: 'en' })).status).toBe(403);
  });
});
