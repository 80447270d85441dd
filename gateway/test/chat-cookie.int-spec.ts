import { chatTokenHeader } from '@sandhill/platform/identity/chat-cookie.js';
import { cookie as session, refusal, TestGateway } from './support/start-gateway.js';

const secret = 'S'.repeat(43);
const cookie = `theme=dark; sandhill_chat=${secret}`;
const setCookie = [`sandhill_chat=${secret}; Path=/api/chat; HttpOnly`, 'tracking=1', 'sandhill_chatter=1'];

describe('the cookie of the help chat', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await TestGateway.start();
  });

  beforeEach(() => gateway.reset());

  afterAll(() => gateway.stop());

  it.each([
    ['GET', '/api/chat/7'],
    ['GET', '/api/chat/7?after=1'],
    ['POST', '/api/chat'],
    ['POST', '/api/chat/7/messages'],
    ['POST', '/api/chat/7/contact'],
  ])('passes with %s %s as a header, and no other cookie', async (method, path) => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    await gateway.send(path, { method, headers, ...(method === 'POST' && { body: '{}' }) });

    const arrived = gateway.leads.last.headers;
    expect([arrived[chatTokenHeader], arrived.cookie]).toEqual([secret, undefined]);
  });

  it.each(['/api/chats', '/api/leads/audit', '/api/projects', '/api/site', '/api/user', '/api/chat-'])(
    'does not pass with %s',
    async (path) => {
      gateway.caller = { ...gateway.caller, role: 'owner' };
      await gateway.send(path, { headers: { Cookie: `${cookie}; ${session.Cookie}` } });

      const { auth, leads, media, content } = gateway;
      for (const { headers } of [auth, leads, media, content].flatMap(({ arrivals }) => arrivals))
        expect(headers).not.toHaveProperty([chatTokenHeader]);
    },
  );

  it('cannot be a header of the client', async () => {
    for (const headers of [
      { [chatTokenHeader]: secret },
      { [chatTokenHeader.toUpperCase()]: secret },
      { [chatTokenHeader]: secret, Cookie: 'sandhill_chat=short' },
      { [chatTokenHeader]: secret, Connection: chatTokenHeader },
    ] as Array<Record<string, string>>) {
      await gateway.send('/api/chat/7', { headers });

      expect(gateway.leads.last.headers).not.toHaveProperty([chatTokenHeader]);
    }
  });

  it.each(['', 'x', `${secret}.${secret}`, '"quoted"', `${secret}%0d%0aX-Identity: 1`, 'S'.repeat(101)])(
    'does not pass as %j',
    async (value) => {
      await gateway.send('/api/chat/7', { headers: { Cookie: `sandhill_chat=${value}` } });

      expect(gateway.leads.last.headers).not.toHaveProperty([chatTokenHeader]);
    },
  );

  const cookiesOf = async (path: string) =>
    (await gateway.send(path, { headers: session })).headers.getSetCookie();

  it('comes back from the chat alone, and no other cookie with it', async () => {
    for (const service of [gateway.leads, gateway.media, gateway.content])
      service.behave = async (request, response) => {
        await service.note(request);
        response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': setCookie }).end('{}');
      };

    expect(await cookiesOf('/api/chat/7')).toEqual([setCookie[0]]);
    for (const path of ['/api/chats', '/api/lead-claims/1', '/api/projects', '/api/site'])
      expect([path, await cookiesOf(path)]).toEqual([path, []]);
  });

  it('comes with the services of signing in as before', async () => {
    gateway.auth.answer(200, {}, { 'Set-Cookie': 'sandhill_session=x; HttpOnly' });

    const { headers } = await gateway.post('/api/user/login');

    expect(headers.getSetCookie()).toEqual(['sandhill_session=x; HttpOnly']);
  });

  it('is of no use to other sites: writes come from the site itself', async () => {
    for (const path of ['/api/chat', '/api/chat/7/messages', '/api/chat/7/contact'])
      expect(
        await refusal(await gateway.post(path, {}, { Origin: 'https://evil.test', Cookie: cookie })),
      ).toEqual([403, 'origin_not_allowed']);
    expect(gateway.leads.arrivals).toEqual([]);
  });

  it('does not wait for auth', async () => {
    gateway.auth.behave = () => undefined;

    expect((await gateway.post('/api/chat/7/messages', {}, { Cookie: cookie })).status).toBe(200);
    expect(
      (await gateway.post('/api/chat/7/contact', {}, { Cookie: `${cookie}; ${session.Cookie}` })).status,
    ).toBe(200);
    expect(gateway.auth.arrivals).toEqual([]);
  });

  it('lets a visitor write more messages than forms, and costs no form', async () => {
    gateway.leads.answer(201, {});
    const from = { 'X-Forwarded-For': '198.51.100.99' };
    for (let index = 0; index < 30; index += 1)
      expect((await gateway.post('/api/chat/7/messages', {}, from)).status).toBe(201);

    const forms = await Promise.all(Array.from({ length: 11 }, () => gateway.post('/api/contact', {}, from)));
    expect(forms.filter(({ status }) => status === 201)).toHaveLength(10);
  });
});
