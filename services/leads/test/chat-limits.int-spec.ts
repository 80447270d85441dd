import { firstSite } from '@sandhill/company/content/first-site.js';
import { newAddress } from './support/addresses.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Leads } from './support/start-leads.js';

const { display: phone } = firstSite.profile.phone;

describe('the limits of the help chat', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  const start = (address: string, content = 'Hello') => new ChatVisitor(leads, address).start({ content });
  const startMany = async (addresses: string[]) =>
    (await Promise.all(addresses.map((address) => start(address)))).map(({ status }) => status).sort();
  const pass = (hours: number) =>
    leads.database.query(`UPDATE urgent_presses SET at = at - $1 * interval '1 hour'`, [hours]);
  const passMinutes = (minutes: number) =>
    leads.database.query(`UPDATE chat_messages SET created_at = created_at - $1 * interval '1 minute'`, [
      minutes,
    ]);

  it('let an address begin five conversations an hour, also all at once', async () => {
    const address = newAddress();

    expect(await startMany(Array<string>(8).fill(address))).toEqual([
      ...Array<number>(5).fill(201),
      ...Array<number>(3).fill(429),
    ]);

    const refused = await start(address);
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(refused.body.error).toContain(phone);
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 3_500, wait <= 3_600]).toEqual([true, true]);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect((await start(newAddress())).status).toBe(201);
  });

  it('let an address begin twenty a day', async () => {
    const address = newAddress();
    for (let hour = 0; hour < 4; hour += 1) {
      expect(await startMany(Array<string>(5).fill(address))).toEqual(Array<number>(5).fill(201));
      await pass(2);
    }

    const refused = await start(address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(15 * 3_600);
    await pass(17);
    expect((await start(address)).status).toBe(201);
  });

  it('count no conversations of a later time, which remain after a clock is set back', async () => {
    const address = newAddress();
    expect(await startMany(Array<string>(6).fill(address))).toContain(429);
    await pass(-3);

    expect((await start(address)).status).toBe(201);
  });

  it('count the addresses of one household as one', async () => {
    const household = [
      '2001:db8:7:1::1',
      '2001:DB8:7:1:0:0:0:2',
      '2001:db8:0007:0001:ffff::',
      '2001:db8:7:1::',
    ];
    for (const address of [...household, '2001:db8:7:1::9'])
      expect([address, (await start(address)).status]).toEqual([address, 201]);

    expect((await start('2001:db8:7:1:aaaa:bbbb:cccc:dddd')).status).toBe(429);
    expect((await start('2001:db8:7:2::1')).status).toBe(201);
  });

  it.each([
    ['/48 of IPv6', 20, (index: number) => `2001:db8:48:${index.toString(16)}::1`, '2001:db8:49::1'],
    ['/32 of IPv6', 80, (index: number) => `2001:db7:${index.toString(16)}::1`, '2001:db9::1'],
    ['/24 of IPv4', 20, (index: number) => `198.51.100.${index}`, '198.51.101.1'],
  ])('let a %s begin no more than %i an hour, and serve others', async (_what, most, address, other) => {
    const addresses = Array.from({ length: most + 10 }, (_, index) => address(index + 1));

    expect(await startMany(addresses)).toEqual([
      ...Array<number>(most).fill(201),
      ...Array<number>(10).fill(429),
    ]);
    expect((await start(other)).status).toBe(201);
  });

  it('count an IPv4 address in IPv6’s spelling as what it is', async () => {
    const address = newAddress();
    expect(await startMany(Array<string>(5).fill(address))).toEqual(Array<number>(5).fill(201));

    expect((await start(`::ffff:${address}`)).status).toBe(429);
  });

  it('let a private address, which may stand for many visitors, begin more', async () => {
    expect(await startMany(Array<string>(12).fill('10.1.2.3'))).toEqual(Array<number>(12).fill(201));
  });

  it('forget addresses, and know them by no plain hash', async () => {
    const { createHash } = await import('node:crypto');
    const address = newAddress();
    await start(address);

    const rows: Array<{ hash: Buffer }> = await leads.database.query(
      'SELECT address_hash AS hash FROM chat_sessions WHERE address_hash IS NOT NULL',
    );
    const plain = createHash('sha256').update(address).digest('hex');
    expect(rows.map(({ hash }) => hash.toString('hex'))).not.toContain(plain);
  });

  it('let a visitor write twenty messages in ten minutes, also all at once', async () => {
    const visitor = await ChatVisitor.begin(leads);

    const statuses = (
      await Promise.all(Array.from({ length: 25 }, (_, index) => visitor.write(`Message ${index}`)))
    ).map(({ status }) => status);

    expect(statuses.filter((status) => status === 201)).toHaveLength(19);
    const refused = await visitor.write('One more');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(refused.body.error).toContain(phone);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    await passMinutes(11);
    expect((await visitor.write('One more')).status).toBe(201);
  });

  it('take an empty key for none', async () => {
    const address = newAddress();
    const begin = async () => {
      const visitor = new ChatVisitor(leads, address);
      const { status } = await visitor.start({ content: 'Hello' }, { 'idempotency-key': '' });
      return { status, visitor };
    };
    const [one, other] = [await begin(), await begin()];

    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.visitor.secret).not.toBe(other.visitor.secret);
    expect((await one.visitor.write('One', '')).status).toBe(201);
    expect((await one.visitor.write('Two', '')).status).toBe(201);
  });

  it('answer a repeat of an earlier message anyway', async () => {
    const visitor = await ChatVisitor.begin(leads);
    for (let index = 1; index < 20; index += 1) await visitor.write(`Message ${index}`, `key ${index}`);

    expect((await visitor.write('Message 3', 'key 3')).status).toBe(201);
    expect((await visitor.write('Message 20', 'key 20')).status).toBe(429);
  });

  it('let a visitor write sixty messages before they leave an address', async () => {
    const visitor = await ChatVisitor.begin(leads);
    for (let index = 1; index < 60; index += 1) {
      if (index % 15 === 0) await passMinutes(11);
      expect([index, (await visitor.write(`Message ${index}`)).status]).toEqual([index, 201]);
    }
    await passMinutes(11);

    const refused = await visitor.write('Message 61');
    expect([refused.status, refused.body.code]).toEqual([429, 'contact_needed']);
    expect(refused.body.error).toContain(phone);
    expect((await visitor.ask()).status).toBe(200);
    expect((await visitor.leaveAddress()).status).toBe(201);
    expect((await visitor.write('Message 61')).status).toBe(201);
  });

  it('let a visitor write two hundred messages in a conversation, also with an address', async () => {
    const visitor = await ChatVisitor.begin(leads);
    await visitor.leaveAddress();
    // Adds messages as if the visitor had written all but the last one over weeks.
    await leads.database.query(
      `WITH written AS (
         INSERT INTO chat_messages (session_id, position, role, content, created_at)
         SELECT $1, position, 'visitor', 'Hello', now() - interval '1 day'
         FROM generate_series((SELECT message_count + 1 FROM chat_sessions WHERE id = $1),
                              (SELECT message_count + 198 FROM chat_sessions WHERE id = $1)) AS position)
       UPDATE chat_sessions SET message_count = message_count + 198 WHERE id = $1`,
      [visitor.sessionId],
    );
    expect((await visitor.write('Message 200', 'key 200')).status).toBe(201);

    const refused = await visitor.write('Message 201');

    expect([refused.status, refused.body.code]).toEqual([429, 'chat_full']);
    expect(refused.body.error).toContain(phone);
    expect((await visitor.write('Message 200', 'key 200')).status).toBe(201);
    expect((await visitor.ask()).status).toBe(200);
  });

  it('refuse a body above 100 kB', async () => {
    const { status } = await new ChatVisitor(leads).start({ content: 'Hello', page: 'x'.repeat(110_000) });

    expect(status).toBe(413);
  });
});
