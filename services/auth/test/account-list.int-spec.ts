import { randomUUID } from 'node:crypto';
import { signServiceCall } from '@sandhill/platform/service-call/service-call.js';
import { Owner } from './support/owner.js';
import { refusalIn } from './support/refusal.js';
import { staffListSecret, TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let owner: Owner;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  owner = await Owner.signedIn(auth);
});

afterEach(() => auth.stop());

describe('the accounts', () => {
  const id = randomUUID();

  it.each([
    ['get', '/api/accounts'],
    ['post', '/api/accounts'],
    ['patch', `/api/accounts/${id}`],
    ['post', `/api/accounts/${id}/temporary-password`],
    ['delete', `/api/accounts/${id}/sessions`],
  ] as const)('are for signed-in owners: %s %s', async (method, path) => {
    await auth.anAccount('crew', password, 'user');
    await auth.anAccount('lead', password, 'administrator');
    const ask = (as: Record<string, string>) => auth.http[method](path).set(as);

    expect(refusalIn(await ask({}))).toEqual([401, 'not_authenticated', {}]);
    expect(refusalIn(await ask(await auth.signedIn('crew', password)))).toEqual([403, 'forbidden', {}]);
    expect(refusalIn(await ask(await auth.signedIn('lead', password)))).toEqual([403, 'forbidden', {}]);
  });

  it.each([
    ['patch', '', {}],
    ['post', '/temporary-password', {}],
    ['delete', '/sessions', {}],
  ] as const)('that are not there are not found: %s {id}%s', async (method, rest, body) => {
    for (const missing of [id, 'nonsense']) {
      const answer = await auth.http[method](`/api/accounts/${missing}${rest}`).set(owner.header).send(body);
      expect(refusalIn(answer)).toEqual([404, 'not_found', {}]);
    }
  });
});

describe('GET /api/accounts', () => {
  it('lists accounts by name, without hashes or secrets', async () => {
    await auth.anAccount('Zoe', password, 'user');
    await auth.anAccount('anna', password, 'administrator');
    await auth.login('anna', password);
    await auth.dataSource.query(`UPDATE users SET disabled_at = now() WHERE username = 'Zoe'`);

    const { status, body } = await auth.http.get('/api/accounts').set(owner.header);

    const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const plain = {
      id: expect.any(String) as string,
      hasSecondFactor: false,
      invitedUntil: null,
      isDisabled: false,
      passwordIsTemporary: false,
      passwordExpiresAt: null,
      createdAt: time,
      lastSignInAt: time,
    };
    expect([status, body]).toEqual([
      200,
      {
        accounts: [
          { ...plain, username: 'anna', email: 'anna@people.example', role: 'administrator', isAdmin: true },
          {
            ...plain,
            username: 'owner',
            email: 'office@sandhillgrounds.example',
            role: 'owner',
            isAdmin: true,
            passwordIsTemporary: true,
            passwordExpiresAt: time,
          },
          {
            ...plain,
            username: 'Zoe',
            email: 'Zoe@people.example',
            role: 'user',
            isAdmin: false,
            isDisabled: true,
            lastSignInAt: null,
          },
        ],
      },
    ]);
  });
});

const askForStaff = (headers: Record<string, string>) => auth.http.get('/api/internal/staff').set(headers);

const setName = (firstName: unknown) =>
  auth.http.put('/api/user/first-name').set(owner.header).send({ firstName });

describe('the list for leads', () => {
  const call = { from: 'leads', to: 'auth', what: 'staff' };
  const signed = (secret: string) => ({ authorization: signServiceCall(secret, call) });
  const firstNameOfOwner = async () => {
    const { body } = await askForStaff(signed(staffListSecret));
    return (body as { staff: Array<{ firstName: string | null }> }).staff[0]?.firstName;
  };

  it('says who may work, and nothing secret', async () => {
    await auth.anAccount('Zoe', password, 'administrator');
    await auth.dataSource.query(`UPDATE users SET disabled_at = now() WHERE username = 'Zoe'`);

    const { status, body } = await askForStaff(signed(staffListSecret));

    expect(status).toBe(200);
    const { staff } = body as { staff: Array<Record<string, unknown>> };
    expect(staff.map(({ username, role, isActive }) => [username, role, isActive])).toEqual([
      ['owner', 'owner', true],
      ['Zoe', 'administrator', false],
    ]);
    for (const entry of staff)
      expect(Object.keys(entry).sort().join()).toBe('email,firstName,id,isActive,language,role,username');
  });

  it('has the first name that a person set for customers, until they clear it', async () => {
    expect(await firstNameOfOwner()).toBeNull();

    expect((await setName('  Ruth ')).body).toMatchObject({ username: 'owner', firstName: 'Ruth' });
    expect(await firstNameOfOwner()).toBe('Ruth');
    for (const wrong of ['x'.repeat(61), 'Ruth\u0000', 'Ruth\n\nPay here', 7])
      expect((await setName(wrong)).body).toMatchObject({ fields: { firstName: expect.any(Object) } });
    expect(await firstNameOfOwner()).toBe('Ruth');

    for (const empty of ['', '\u200b']) {
      expect((await setName('Ruth')).body).toMatchObject({ firstName: 'Ruth' });
      expect((await setName(empty)).status).toBe(200);
      expect(await firstNameOfOwner()).toBeNull();
    }
  });

  it('is not for visitors, staff, or a call that another secret signed', async () => {
    const others = [
      {},
      owner.header,
      signed('another secret that no one shares!'),
      { authorization: 'Bearer x' },
    ];

    for (const headers of others)
      expect(refusalIn(await askForStaff(headers))).toEqual([401, 'not_authenticated', {}]);
  });
});
