import { randomUUID } from 'node:crypto';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.anAccount('marisol', password, 'user');
});

afterEach(() => auth.stop());

interface Listed {
  id: string;
  isCurrent: boolean;
}

async function listed(header: Record<string, string>): Promise<Listed[]> {
  const { body } = await auth.http.get('/api/user/sessions').set(header);
  return (body as { sessions: Listed[] }).sessions;
}

describe('GET /api/user/sessions', () => {
  it('requires a session', async () => {
    const answer = await auth.http.get('/api/user/sessions');

    expect([answer.status, answer.body]).toMatchObject([401, { code: 'not_authenticated' }]);
  });

  it('lists the user’s valid sessions, last used first', async () => {
    await auth.anAccount('rosa', password, 'user');
    await auth.login('rosa', password);
    await auth.login('marisol', password);
    auth.clock.forward({ hours: 9 });
    const elsewhere = await auth.login('marisol', password, '203.0.113.20');
    auth.clock.forward({ minutes: 5 });
    const here = await auth.http
      .post('/api/user/login')
      .set('X-Forwarded-For', '203.0.113.21')
      .set('User-Agent', 'Orchard/7')
      .send({ username: 'marisol', password });
    await auth.login('marisol', password, '203.0.113.23');
    await auth.dataSource.query(
      `UPDATE sessions SET expires_at = last_seen_at WHERE address = '203.0.113.23'`,
    );
    const [current, other] = [await auth.identityOf(here), await auth.identityOf(elsewhere)];
    if (!current || !other) throw new Error('the sessions should be alive');

    const answer = await auth.http.get('/api/user/sessions').set(auth.as(current));

    const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const times = { createdAt: time, lastSeenAt: time, expiresAt: time };
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        sessions: [
          // This session comes first, because the request that looked it up is the latest.
          { ...times, id: other.sessionId, isCurrent: false, userAgent: null, address: '203.0.113.20' },
          {
            ...times,
            id: current.sessionId,
            isCurrent: true,
            userAgent: 'Orchard/7',
            address: '203.0.113.21',
          },
        ],
      },
    ]);
  });
});

describe('DELETE /api/user/sessions/{id}', () => {
  it('requires a session', async () => {
    const answer = await auth.http.delete(`/api/user/sessions/${randomUUID()}`);

    expect([answer.status, answer.body]).toMatchObject([401, { code: 'not_authenticated' }]);
  });

  it('ends the session immediately and keeps the others', async () => {
    const elsewhere = await auth.login('marisol', password);
    const header = await auth.signedIn('marisol', password);
    const id = (await listed(header)).find(({ isCurrent }) => !isCurrent)?.id;

    const answer = await auth.http
      .delete(`/api/user/sessions/${id}`)
      .set(header)
      .set('X-Forwarded-For', '203.0.113.22');

    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await auth.identityOf(elsewhere)).toBeNull();
    expect(await listed(header)).toMatchObject([{ isCurrent: true }]);
    expect((await auth.trail()).at(-1)).toMatchObject({
      actor: 'user',
      action: 'session_ended',
      address: '203.0.113.22',
    });
  });

  it('answers 404 for other users’ sessions and unknown ids', async () => {
    await auth.anAccount('rosa', password, 'owner');
    const hers = await auth.login('rosa', password);
    const herId = (await auth.identityOf(hers))?.sessionId;
    const header = await auth.signedIn('marisol', password);

    for (const id of [herId, randomUUID(), 'nonsense', '%00']) {
      const answer = await auth.http.delete(`/api/user/sessions/${id}`).set(header);
      expect([answer.status, answer.body]).toEqual([404, { error: 'Not found.', code: 'not_found' }]);
    }
    expect(await auth.identityOf(hers)).not.toBeNull();
  });
});
