import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
const current = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', current, 'user');
});

afterEach(() => auth.stop());

async function change(header: Record<string, string>, body: object) {
  return auth.http.post('/api/user/password').set(header).send(body);
}

describe('POST /api/user/password', () => {
  it('requires a session', async () => {
    const answer = await change({}, { currentPassword: current, newPassword: 'egret-bay-1234' });

    expect([answer.status, (answer.body as { code: string }).code]).toEqual([401, 'not_authenticated']);
  });

  it('changes the password and ends the other sessions', async () => {
    const elsewhere = await auth.login('marisol', current);
    const here = await auth.login('marisol', current);
    const identity = await auth.identityOf(here);

    const answer = await change(auth.as(identity!), {
      currentPassword: current,
      newPassword: 'egret-bay-1234',
    });

    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await auth.identityOf(here)).not.toBeNull();
    expect(await auth.identityOf(elsewhere)).toBeNull();
    expect((await auth.login('marisol', current)).status).toBe(401);
    expect((await auth.login('marisol', 'egret-bay-1234')).status).toBe(200);
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ action: 'password_changed', details: { sessionsEnded: 1 } }),
    );
  });

  it('clears the temporary flag', async () => {
    const login = await auth.login('owner', auth.firstPassword());
    const header = auth.as((await auth.identityOf(login))!);
    expect(login.body).toMatchObject({ user: { passwordIsTemporary: true, role: 'owner' } });

    await change(header, { currentPassword: auth.firstPassword(), newPassword: 'egret-bay-1234' });

    const session = await auth.http.get('/api/user/session').set(header);
    expect(session.body).toMatchObject({
      alertTemporaryPassword: false,
      user: { passwordIsTemporary: false },
    });
    auth.clock.forward({ hours: 100 });
    expect((await auth.login('owner', 'egret-bay-1234')).status).toBe(200);
  });

  it.each([
    [{}, { currentPassword: 'required', newPassword: 'required' }],
    [
      { currentPassword: 1, newPassword: [] },
      { currentPassword: 'required', newPassword: 'required' },
    ],
    [{ currentPassword: current, newPassword: 'short-7' }, { newPassword: 'password_too_short' }],
    [{ currentPassword: current, newPassword: 'x7'.repeat(101) }, { newPassword: 'password_too_long' }],
    [{ currentPassword: current, newPassword: 'Password123' }, { newPassword: 'password_common' }],
    [{ currentPassword: current, newPassword: 'naples-4ever-ok' }, { newPassword: 'password_company_word' }],
    [{ currentPassword: current, newPassword: current }, { newPassword: 'password_same' }],
    [
      { currentPassword: 'not mine', newPassword: 'egret-bay-1234' },
      { currentPassword: 'password_incorrect' },
    ],
  ])('refuses %j', async (body, codes) => {
    const answer = await change(await auth.signedIn('marisol', current), body);

    const fields = (answer.body as { fields: Record<string, { code: string }> }).fields;
    expect(answer.status).toBe(400);
    expect(Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code]))).toEqual(codes);
    expect((await auth.login('marisol', current)).status).toBe(200);
  });

  it('applies the sign-in limits to guessing with an open session', async () => {
    const header = await auth.signedIn('marisol', current);
    const guess = () => change(header, { currentPassword: 'a guess', newPassword: 'egret-bay-1234' });

    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);

    expect((await guess()).status).toBe(429);
    expect((await auth.trail()).at(-1)).toMatchObject({
      actor: 'user',
      action: 'confirmation_failed',
      details: { reason: 'wrong_password' },
    });
  });

  it('lets one of two concurrent changes win', async () => {
    const header = await auth.signedIn('marisol', current);

    const answers = await Promise.all(
      ['egret-bay-1234', 'osprey-bay-1234'].map((newPassword) =>
        change(header, { currentPassword: current, newPassword }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });
});
