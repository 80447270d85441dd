import { TestGateway } from './support/start-gateway.js';

describe('requests of a network', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await TestGateway.start({ RATE_API_PER_MINUTE: '1' });
  });

  afterAll(() => gateway.stop());

  const statusFor = async (address: string) =>
    (await gateway.send('/api/projects', { headers: { 'X-Forwarded-For': address } })).status;

  it('are limited for a whole /48 of IPv6, whichever of its networks they come from', async () => {
    const addresses = Array.from({ length: 22 }, (_, index) => `2001:db8:48:${index + 1}::1`);

    const answers = await Promise.all(addresses.map(statusFor));

    expect(answers.sort()).toEqual([...Array<number>(20).fill(200), 429, 429]);
    expect(await statusFor('2001:db8:49:1::1')).toBe(200);
  });
});
