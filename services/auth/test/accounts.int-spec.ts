import { existsSync, readFileSync, statSync } from 'node:fs';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runAdminCommand } from '../src/accounts/admin-command.js';
import { AdminConfig } from '../src/accounts/admin.config.js';
import { describeOutcome } from '../src/accounts/write-credentials.js';
import { firstPasswordToShow, hasFirstPassword } from '../src/accounts/first-password.js';
import { FirstOwner } from '../src/accounts/first-owner.js';
import { HashCost } from '../src/passwords/hash-cost.js';
import { PasswordHasher } from '../src/passwords/password-hasher.js';
import { User } from '../src/users/user.entity.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;

beforeEach(async () => {
  auth = await TestAuth.start();
});

afterEach(() => auth.stop());

function admin(environment: Record<string, string>) {
  return runAdminCommand(loadConfig(AdminConfig, { DATABASE_URL: auth.config.DATABASE_URL, ...environment }));
}

describe('the first start', () => {
  it('creates the owner and writes the password to a file with mode 0600', async () => {
    const answer = await auth.login('owner', auth.firstPassword());

    expect(auth.firstPassword()).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(statSync(auth.config.FIRST_PASSWORD_FILE ?? '').mode & 0o777).toBe(0o600);
    expect(answer.body).toEqual({
      user: {
        id: expect.any(String) as string,
        username: 'owner',
        email: 'office@sandhillgrounds.example',
        firstName: null,
        isAdmin: true,
        role: 'owner',
        passwordIsTemporary: true,
        hasSecondFactor: false,
      },
    });
    expect(await auth.trail()).toMatchObject([
      { actor: 'system', action: 'account_made', details: { role: 'owner' } },
      { actor: 'user', action: 'signed_in' },
    ]);
  });

  it('shows its password while that opens the account, and no longer', async () => {
    const file = auth.config.FIRST_PASSWORD_FILE ?? '';
    const text = readFileSync(file, 'utf8');
    const user = auth.dataSource.getRepository(User);
    const { passwordExpiresAt } = await user.findOneByOrFail({ username: 'owner' });
    const expiry = passwordExpiresAt?.getTime() ?? 0;
    const shown = (now?: Date) => firstPasswordToShow(auth.dataSource, file, now);

    expect(await shown(new Date(expiry - 1))).toBe(text);
    expect(await shown(new Date(expiry))).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });

  it('does not show the password of an empty machine after a restore', async () => {
    const file = auth.config.FIRST_PASSWORD_FILE ?? '';
    const restored = await new PasswordHasher().hash('the password of another machine');
    await auth.dataSource.query('UPDATE users SET password = $1', [restored]);

    expect(await firstPasswordToShow(auth.dataSource, file)).toBeUndefined();
    expect(hasFirstPassword(file)).toBe(false);
  });

  it('stores only a hash', async () => {
    const usual = await TestAuth.start({}, new HashCost());
    const rows = await usual.dataSource.query<object[]>('SELECT * FROM users');

    expect(JSON.stringify(rows)).not.toContain(usual.firstPassword());
    expect(JSON.stringify(rows)).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    await usual.stop();
  });

  it('creates one owner, however many processes start', async () => {
    await auth.dataSource.query('DELETE FROM users');
    const firstOwner = auth.app.get(FirstOwner);

    await Promise.all(Array.from({ length: 4 }, () => firstOwner.onApplicationBootstrap()));
    const password = auth.firstPassword();
    await firstOwner.onApplicationBootstrap();

    expect(await auth.dataSource.getRepository(User).count()).toBe(1);
    expect((await auth.login('owner', password)).status).toBe(200);
  });

  it('does not change an existing account', async () => {
    await auth.dataSource.query(`UPDATE users SET role = 'administrator'`);

    await auth.app.get(FirstOwner).onApplicationBootstrap();

    expect(await auth.dataSource.getRepository(User).find()).toMatchObject([{ role: 'administrator' }]);
  });
});

describe('a temporary password', () => {
  it('expires after 72 hours, with an error for users who know it', async () => {
    auth.clock.forward({ hours: 72 });

    const right = await auth.login('owner', auth.firstPassword());
    const wrong = await auth.login('owner', 'a guess');

    expect([right.status, (right.body as { code: string }).code]).toEqual([
      401,
      'temporary_password_expired',
    ]);
    expect(right.get('Set-Cookie')).toBeUndefined();
    expect((wrong.body as { code: string }).code).toBe('invalid_credentials');
  });

  it('is reported by the session until it is changed', async () => {
    const header = await auth.signedIn('owner', auth.firstPassword());

    const { body } = await auth.http.get('/api/user/session').set(header);

    expect(body).toMatchObject({ alertTemporaryPassword: true, user: { passwordIsTemporary: true } });
  });
});

describe('the admin command', () => {
  it('creates an administrator', async () => {
    const { username, password } = await admin({ USER: 'crew-lead' });

    const answer = await auth.login(username, password);

    expect(answer.body).toMatchObject({
      user: {
        username: 'crew-lead',
        email: 'crew-lead@sandhillgrounds.example',
        role: 'administrator',
        isAdmin: true,
        passwordIsTemporary: true,
        hasSecondFactor: false,
      },
    });
    expect(await auth.trail()).toContainEqual(
      expect.objectContaining({ actor: 'operator', action: 'account_made' }),
    );
  });

  it('creates an account with the given role and prints it', async () => {
    const made = await admin({ USER: 'gardener', ROLE: 'user' });
    const other = await admin({ USER: 'crew-lead' });
    const again = await admin({ USER: 'gardener' });
    const raised = await admin({ USER: 'gardener', ROLE: 'administrator' });

    expect([made, other, again, raised].map(({ role, isNew }) => [role, isNew])).toEqual([
      ['user', true],
      ['administrator', true],
      ['user', false],
      ['administrator', false],
    ]);
    expect(describeOutcome(made)).toBe('Created an account: gardener, user (reads and answers leads).');
    expect(describeOutcome(other)).toMatch(/^Created an account: crew-lead, administrator .* ROLE=user/);
    expect(describeOutcome(again)).toMatch(/^Set a new temporary password.*: gardener, user/);
    expect((await auth.login('gardener', raised.password)).body).toMatchObject({
      user: { role: 'administrator', isAdmin: true },
    });
    expect((await auth.trail()).map(({ action }) => action)).toContain('role_changed');
  });

  it('gives an existing account a new password, ends its sessions and enables it', async () => {
    const session = await auth.login('owner', auth.firstPassword());
    await auth.dataSource.query('UPDATE users SET disabled_at = now()');

    const { username, password } = await admin({ USER: 'OWNER' });

    expect(username).toBe('owner');
    expect(await auth.identityOf(session)).toBeNull();
    expect((await auth.login('owner', auth.firstPassword())).status).toBe(401);
    expect((await auth.login('owner', password)).body).toMatchObject({ user: { role: 'owner' } });
    expect((await auth.trail()).map(({ action }) => action)).toContain('temporary_password_given');
  });

  it('makes an account an owner', async () => {
    await admin({ USER: 'crew-lead', EMAIL: 'lead@people.example' });

    const { username, password } = await admin({ USER: 'crew-lead', OWNER: '1' });

    expect((await auth.login(username, password)).body).toMatchObject({
      user: { role: 'owner', email: 'lead@people.example' },
    });
  });

  it('says that an account keeps its email address', async () => {
    await admin({ USER: 'crew-lead', EMAIL: 'lead@people.example' });
    const described = async (EMAIL: string) => describeOutcome(await admin({ USER: 'crew-lead', EMAIL }));

    expect(await described('other@people.example')).toMatch(
      / address is still lead@people\.example: an owner /,
    );
    expect(await described('Lead@people.example')).not.toContain('address');
  });

  it.each([
    [{ USER: 'no spaces' }, 'USER must be'],
    [{ USER: '' }, 'USER is required'],
    [{ USER: 'crew-lead', EMAIL: 'nowhere' }, 'EMAIL must be'],
    [{ USER: 'owner', EMAIL: 'nowhere' }, 'EMAIL must be'],
    [{ USER: 'crew-laed', RESET_SECOND_FACTOR: '1' }, 'There is no account crew-laed'],
    [{ USER: 'crew-laed', RESET_SECOND_FACTOR: '1', OWNER: '1' }, 'There is no account crew-laed'],
    [{ USER: 'crew-lead', EMAIL: 'OFFICE@sandhillgrounds.example' }, 'EMAIL belongs to another account'],
    [{ USER: 'crew-lead', OWNER: 'yes' }, 'OWNER must be one of: 0, 1'],
    [{ USER: 'crew-lead', ROLE: 'owner' }, 'ROLE must be one of: crew, user, administrator'],
    [{ USER: 'crew-lead', ROLE: 'user', OWNER: '1' }, 'OWNER=1 and ROLE do not go together'],
    [{ USER: 'owner', ROLE: 'user' }, 'This is the last owner'],
  ])('refuses %j and changes nothing', async (environment, problem) => {
    const before = await auth.dataSource.query<object[]>('SELECT * FROM users');

    await expect(async () => admin(environment as Record<string, string>)).rejects.toThrow(problem);

    expect(await auth.dataSource.query('SELECT * FROM users')).toEqual(before);
  });

  it('keeps the last owner who can sign in', async () => {
    const { id } = await auth.anAccount('partner', 'heron-creek-77', 'owner');
    // Makes the account look as if its invitation were still open.
    const users = auth.dataSource.getRepository(User);
    await users.update({ id }, { passwordIsTemporary: true, passwordExpiresAt: new Date(0) });

    await expect(admin({ USER: 'owner', ROLE: 'user' })).rejects.toThrow('This is the last owner');

    await admin({ USER: 'partner' });
    expect(await admin({ USER: 'owner', ROLE: 'user' })).toMatchObject({ role: 'user' });
    // With a passkey, an owner can sign in even if their password has expired.
    await admin({ USER: 'owner', OWNER: '1' });
    await users.update({ id }, { passwordExpiresAt: new Date(0), passkeyCount: 1 });
    expect(await admin({ USER: 'owner', ROLE: 'user' })).toMatchObject({ role: 'user' });
  });
});
