import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { TestGateway } from './support/start-gateway.js';

const from = { 'X-Forwarded-For': '203.0.113.7' };
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('leads that are refused', () => {
  let gateway: TestGateway;

  afterEach(() => gateway.stop());

  const send = (count: number) =>
    Array.from({ length: count }, async () => (await gateway.post('/api/quotes', {}, from)).status);

  it('by the site count as requests, however often it fails', async () => {
    gateway = await TestGateway.start({ RATE_API_PER_MINUTE: '15' });
    gateway.leads.answer(503, { error: 'busy', code: 'busy' });

    const statuses = [...(await Promise.all(send(10))), ...(await Promise.all(send(10)))];

    expect(statuses.toSorted()).toEqual([...times(5, 429), ...times(15, 503)]);
  });

  it('by the rate limit take nothing from what others give back that were sent before', async () => {
    gateway = await TestGateway.start();
    const held: Array<() => void> = [];
    gateway.leads.behave = async (request, response) => {
      await gateway.leads.note(request);
      held.push(() => response.writeHead(400).end('{}'));
    };
    const first = send(10);
    await waitUntil('ten leads', async () => held.length === 10);
    expect(await Promise.all(send(10))).toEqual(times(10, 429));
    for (const answer of held) answer();
    expect(await Promise.all(first)).toEqual(times(10, 400));
    gateway.leads.answer(201, { id: 'x' });

    expect(await Promise.all(send(1))).toEqual([201]);
  });
});
