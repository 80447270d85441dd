import { Owner } from './support/owner.js';
import { refusalIn } from './support/refusal.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let owner: Owner;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  owner = await Owner.signedIn(auth);
});

afterEach(() => auth.stop());

describe('PATCH /api/accounts/{id}', () => {
  it('disables an account immediately, and enables it again', async () => {
    const user = await auth.anAccount('marisol', password);
    const session = await auth.login('marisol', password);

    const answer = await owner.change(user.id, { isDisabled: true });

    expect([answer.status, answer.body]).toMatchObject([200, { username: 'marisol', isDisabled: true }]);
    expect(await auth.identityOf(session)).toBeNull();
    const refused = await auth.login('marisol', password);
    const wrong = await auth.login('nobody', password);
    expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body]);

    expect((await owner.change(user.id, { isDisabled: false })).body).toMatchObject({ isDisabled: false });
    expect((await auth.login('marisol', password)).status).toBe(200);
    expect(await auth.identityOf(session)).toBeNull();
    expect((await auth.trail()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account_disabled', 'account_enabled']),
    );
    expect(await auth.dataSource.query('SELECT kind, subject_id AS id FROM ledger ORDER BY at')).toEqual([
      { kind: 'account_disabled', id: user.id },
      { kind: 'account_enabled', id: user.id },
    ]);
  });

  it('tells the old address that the email address has changed, once', async () => {
    const user = await auth.anAccount('marisol', password);
    const { email: before } = (
      await auth.dataSource.query('SELECT email FROM users WHERE id = $1', [user.id])
    )[0];

    await owner.change(user.id, { email: 'marisol@elsewhere.example' });
    await owner.change(user.id, { email: 'marisol@elsewhere.example' });

    expect(await auth.dataSource.query('SELECT kind, recipient FROM deliveries')).toEqual([
      { kind: 'email_changed', recipient: before },
    ]);
  });

  it('changes a role, also for open sessions', async () => {
    const user = await auth.anAccount('marisol', password, 'user');
    const session = await auth.login('marisol', password);

    const answer = await owner.change(user.id, { role: 'administrator' });

    expect(answer.body).toMatchObject({ role: 'administrator', isAdmin: true });
    expect(await auth.identityOf(session)).toMatchObject({ role: 'administrator' });
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ action: 'role_changed', details: { from: 'user', to: 'administrator' } }),
    );
  });

  it('changes an e-mail address without recording it in the trail', async () => {
    const user = await auth.anAccount('marisol', password);

    expect((await owner.change(user.id, { email: 'new@people.example' })).body).toMatchObject({
      email: 'new@people.example',
    });
    expect(refusalIn(await owner.change(user.id, { email: 'OFFICE@sandhillgrounds.example' }))).toEqual([
      409,
      'taken',
      { email: 'taken' },
    ]);
    expect((await auth.trail()).at(-1)).toMatchObject({ action: 'email_changed', details: {} });
    expect(JSON.stringify(await auth.trail())).not.toContain('people.example');
  });

  it('changes and records nothing if nothing differs', async () => {
    const user = await auth.anAccount('marisol', password);
    const before = await auth.trail();

    for (const body of [{}, { role: 'administrator', isDisabled: false, email: 'marisol@people.example' }]) {
      expect((await owner.change(user.id, body)).body).toMatchObject({
        role: 'administrator',
        isDisabled: false,
      });
    }
    expect(await auth.trail()).toEqual(before);
  });

  it.each([
    [{ isDisabled: 'yes' }, { isDisabled: 'not_a_boolean' }],
    [{ isDisabled: null }, { isDisabled: 'not_a_boolean' }],
    [{ role: 'king' }, { role: 'unknown_role' }],
    [{ role: null }, { role: 'unknown_role' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'nowhere' }, { email: 'invalid_email' }],
  ])('refuses %j', async (body, fields) => {
    const user = await auth.anAccount('marisol', password);

    expect(refusalIn(await owner.change(user.id, body))).toEqual([400, 'validation_failed', fields]);
  });

  it.each([{ isDisabled: true }, { role: 'administrator' }, { role: 'user', isDisabled: true }])(
    'keeps the last owner: %j',
    async (body) => {
      const disabledOwner = await auth.anAccount('was-owner', password, 'owner');
      await owner.change(disabledOwner.id, { isDisabled: true });

      expect(refusalIn(await owner.change(await owner.id(), body))).toEqual([409, 'last_owner', {}]);
    },
  );

  it('does not let users disable themselves', async () => {
    await auth.anAccount('partner', password, 'owner');

    expect(refusalIn(await owner.change(await owner.id(), { isDisabled: true }))).toEqual([
      409,
      'own_account',
      {},
    ]);
    expect((await owner.change(await owner.id(), { role: 'administrator' })).status).toBe(200);
  });

  it('keeps one of two owners who demote each other concurrently', async () => {
    const partner = await auth.anAccount('partner', password, 'owner');
    const asPartner = await auth.signedIn('partner', password);

    const answers = await Promise.all([
      owner.change(partner.id, { role: 'user' }),
      owner.change(await owner.id(), { role: 'user' }, asPartner),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('DELETE /api/accounts/{id}/sessions', () => {
  it('ends all sessions of the account and no others', async () => {
    const user = await auth.anAccount('marisol', password);
    const sessions = [await auth.login('marisol', password), await auth.login('marisol', password)];
    await auth.anAccount('rosa', password);
    const other = await auth.login('rosa', password);

    const answer = await auth.http.delete(`/api/accounts/${user.id}/sessions`).set(owner.header);

    expect([answer.status, answer.text]).toEqual([204, '']);
    for (const session of sessions) expect(await auth.identityOf(session)).toBeNull();
    expect(await auth.identityOf(other)).not.toBeNull();
    expect((await auth.login('marisol', password)).status).toBe(200);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({
        action: 'sessions_ended',
        actorId: await owner.id(),
        subjectId: user.id,
        details: { sessionsEnded: 2 },
      }),
    );
  });
});
