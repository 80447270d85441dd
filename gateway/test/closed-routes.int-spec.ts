// Small HTTP servers stand in for the services.
import { request, type ClientRequest } from 'node:http';
import { answerTo } from './support/answer-to.js';
import { cookie, origin, refusal, TestGateway } from './support/start-gateway.js';

let gateway: TestGateway;
let open: ClientRequest[];

beforeEach(async () => {
  open = [];
  gateway = await TestGateway.start();
});

afterEach(async () => {
  for (const each of open) each.destroy();
  await gateway.stop();
});

/** Sends only headers that announce a body. */
function promisedBody(path: string, method: string, headers: Record<string, string>): ClientRequest {
  const promised = request({
    port: gateway.port,
    path,
    method,
    headers: {
      Origin: origin,
      'Content-Type': 'application/json',
      'Content-Length': 9_000_000,
      ...headers,
    },
  });
  promised.on('error', () => undefined);
  promised.flushHeaders();
  open.push(promised);
  return promised;
}

describe('a body for a closed route', () => {
  it.each([
    ['POST', '/api/projects', {}, 401, 'not_authenticated'],
    ['POST', '/api/projects', { Cookie: `sandhill_session=${'E'.repeat(43)}` }, 401, 'not_authenticated'],
    ['PATCH', '/api/projects/7', {}, 401, 'not_authenticated'],
    ['POST', '/api/leads/unknown', {}, 401, 'not_authenticated'],
  ])('%s %s with %j is refused before the body arrives', async (method, path, headers, status, code) => {
    const length = path.startsWith('/api/projects') ? 9_000_000 : 90_000;

    const answer = await answerTo(
      promisedBody(path, method, { 'Content-Length': String(length), ...headers }),
    );

    expect(answer).toEqual([status, expect.objectContaining({ code })]);
    expect([...gateway.media.arrivals, ...gateway.leads.arrivals]).toEqual([]);
  });

  it('is refused for a role without access, and forwarded for one with access', async () => {
    expect(await refusal(await gateway.send('/api/leads/audit', { headers: cookie }))).toEqual([
      403,
      'forbidden',
    ]);
    expect((await gateway.post('/api/projects', { a: 1 }, cookie)).status).toBe(200);
  });
});
