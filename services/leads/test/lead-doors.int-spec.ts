import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { NewLeadDoorResponse } from '../src/intake/doors/lead-doors.dto.js';
import { Lead } from '../src/model/lead.entity.js';
import { Desk } from './support/desk.js';
import { post } from './support/send.js';
import { callerId, Leads, officeEmail } from './support/start-leads.js';

const whole = {
  name: 'Ana Ruiz',
  email: 'ana@visitor.test',
  phone: '239-555-0100',
  address: '1 Main Street, Naples, FL 34102',
  services: ['irrigation'],
  message: 'A sprinkler head leaks.',
};

describe('a door for another source', () => {
  let leads: Leads;
  let owner: Desk;
  let office: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    await leads.startWorker();
    owner = new Desk(leads, 'olga', callerId, 'owner');
    office = new Desk(leads);
  });

  afterAll(() => leads.stopAll());

  const open = async (name = 'Angi') =>
    (await owner.ask<NewLeadDoorResponse>('POST', '/api/lead-doors', { name })).body;
  const pathOf = ({ url }: { url: string }) => `${leads.url}${new URL(url).pathname}`;
  const send = (door: { url: string }, body: unknown, headers = {}) => post(pathOf(door), body, headers);
  const found = (reference: string) => leads.database.getRepository(Lead).findOneByOrFail({ reference });
  const listed = async ({ id }: { id: string }) => {
    const { body } = await owner.ask<NewLeadDoorResponse[]>('GET', '/api/lead-doors');
    return body.find((door) => door.id === id);
  };

  it('makes a lead with its mail and receipt, and says where it came from', async () => {
    const door = await open('Angi');

    const { status, body } = await send(door, whole);

    expect([status, Object.keys(body).toSorted()]).toEqual([201, ['createdAt', 'reference']]);
    const lead = await found(body.reference);
    expect(lead).toMatchObject({
      ...whole,
      kind: 'quote',
      source: 'door',
      doorName: 'Angi',
      areaMatch: 'served',
      status: 'new',
      phoneE164: '+12395550100',
    });
    expect(lead.waitingSince).not.toBeNull();
    await waitUntil('the mails', () =>
      Promise.resolve(
        leads.mailbox.mails.some(({ subject }) => subject?.includes(body.reference)) &&
          leads.mailbox.to(whole.email).length > 0,
      ),
    );
    expect(await listed(door)).toMatchObject({ acceptedCount: 1, unusableCount: 0, refusedCount: 0 });
    const { body: shown } = await office.ask<object>('GET', `/${lead.id}`);
    expect(shown).toMatchObject({ source: 'door', doorName: 'Angi' });
    expect(JSON.stringify(await listed(door))).not.toContain(new URL(door.url).pathname.split('/').at(-1));
  });

  it('mails the office a quote request that names an address and no service', async () => {
    const { body } = await send(await open(), { ...whole, services: [] });

    expect(await found(body.reference)).toMatchObject({ kind: 'quote', services: [] });
    await waitUntil('the mail', async () =>
      leads.mailbox.to(officeEmail).some(({ subject }) => subject?.includes(body.reference)),
    );
  });

  it('makes one lead of what is sent again with its id, at once or after days', async () => {
    const door = await open();
    const sent = { ...whole, externalId: 'A-1' };

    const answers = await Promise.all(Array.from({ length: 8 }, () => send(door, sent)));
    await leads.database.query('DELETE FROM submissions');
    answers.push(await send(door, { ...sent, message: 'Changed since.' }));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    const other = await send(await open(), sent);
    expect(other.body.reference).not.toBe(answers[0]?.body.reference);
  });

  it.each([
    ['without any field', {}, ''],
    ['with an address that is none', { email: 'ana at home', name: 'Ana' }, 'email: ana at home'],
    ['with texts that cannot be stored', { 'no\0te': ['ten\0 palms \ud83c'] }, 'note: ten palms \ufffd'],
    [
      'with values of any kind',
      { data: [{ deep: { er: 1 } }], n: 7, no: null },
      'data: [{"deep":{"er":1}}]\nn: 7',
    ],
  ])('keeps a body %s as a message for the office', async (_what, sent, message) => {
    const door = await open('Partner');

    const { status, body } = await send(door, sent);

    expect(status).toBe(201);
    expect(await found(body.reference)).toMatchObject({
      kind: 'contact',
      name: 'name' in sent ? 'Ana' : 'Partner',
      email: null,
      subject: 'No email address and no phone number',
      message,
      status: 'new',
    });
    await waitUntil('its mail', () =>
      Promise.resolve(leads.mailbox.mails.some(({ subject }) => subject?.includes(body.reference))),
    );
    expect(await listed(door)).toMatchObject({ acceptedCount: 1, unusableCount: 1 });
  });

  it('takes the form post of another site, and shows its visitor a page', async () => {
    const door = await open();
    const form = new URLSearchParams({ 'Full name': 'Ana Ruiz', email: whole.email, Comments: 'Un árbol.' });

    const answer = await fetch(pathOf(door), {
      method: 'POST',
      body: form,
      headers: { accept: 'text/html,*/*', origin: 'https://partner.test' },
      redirect: 'manual',
    });

    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/q\/[\w-]{50,}$/),
    ]);
    const [lead] = await leads.database.getRepository(Lead).find({ order: { createdAt: 'DESC' }, take: 1 });
    expect(lead).toMatchObject({ kind: 'contact', name: 'Ana Ruiz', message: 'Un árbol.' });
  });

  it('shows the page of a lead that is sent again only to who knows its address or phone', async () => {
    const door = await open();
    await send(door, { ...whole, externalId: '1001' });
    await send(door, { ...whole, phone: undefined, externalId: '1002' });
    await send(door, { ...whole, email: undefined, externalId: '1003' });
    const statusFor = async (known: Record<string, string>, externalId = '1001') => {
      const answer = await fetch(pathOf(door), {
        method: 'POST',
        body: new URLSearchParams({ externalId, ...known }),
        headers: { accept: 'text/html' },
        redirect: 'manual',
      });
      return [answer.status, answer.headers.has('location')];
    };

    expect(await statusFor({ email: whole.email })).toEqual([303, true]);
    expect(await statusFor({ phone: whole.phone })).toEqual([303, true]);
    expect(await statusFor({ email: 'eve@visitor.test' })).toEqual([201, false]);
    for (const id of ['1001', '1002', '1003']) expect(await statusFor({}, id)).toEqual([201, false]);
  });

  it('takes sixty leads a minute, and counts those that it refuses', async () => {
    const door = await open();
    const sendEight = (from: number) =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) => send(door, { ...whole, message: `Lead ${from + index}` })),
      );
    const answers: Awaited<ReturnType<typeof sendEight>> = [];
    // The requests are sent eight at a time: with more, a busy machine runs out of connections and answers 503 in place
    // of 429.
    for (let from = 0; from < 64; from += 8) answers.push(...(await sendEight(from)));

    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await listed(door)).toMatchObject({ acceptedCount: 60, refusedCount: 4 });
    expect((await send(await open(), whole)).status).toBe(201);

    // A beginning in the future means that the clock was set back after the minute began.
    await leads.database.query(`UPDATE lead_doors SET minute_began_at = now() + interval '1 hour'`);
    expect((await send(door, whole)).status).toBe(201);
  });

  it('is for its token alone, until it is closed', async () => {
    const door = await open();
    expect((await send({ url: door.url.slice(0, -1) }, whole)).status).toBe(404);
    expect((await owner.call('DELETE', `/api/lead-doors/${door.id}`)).status).toBe(204);

    expect((await send(door, whole)).status).toBe(404);

    expect(await listed(door)).toMatchObject({ isOpen: false, acceptedCount: 0 });
    expect((await owner.call('DELETE', `/api/lead-doors/${door.id}`)).status).toBe(404);
  });

  it.each([
    ['{"name":', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['<lead/>', 'application/xml', 415],
    ['a=1&'.repeat(300), 'application/x-www-form-urlencoded', 400],
    [Buffer.from([0x61, 0x3d, 0xff]), 'application/x-www-form-urlencoded', 400],
    [`name=${'a'.repeat(100_001)}`, 'application/x-www-form-urlencoded', 413],
  ])('refuses %j as %s', async (body, type, expected) => {
    const door = await open();
    const answer = await fetch(pathOf(door), { method: 'POST', body, headers: { 'content-type': type } });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
      expected,
      expect.arrayContaining(['error']),
    ]);
  });

  it('reports spam in the digest alone', async () => {
    const door = await open();
    const { body } = await send(door, {
      ...whole,
      message: 'http://a.test http://b.test http://c.test http://d.test',
    });
    expect(await found(body.reference)).toMatchObject({ status: 'spam', waitingSince: null });
  });

  it('has a name, and nineteen neighbors', async () => {
    for (const name of ['', 'x'.repeat(61)])
      expect(await owner.ask('POST', '/api/lead-doors', { name })).toMatchObject({
        status: 400,
        body: { fields: { name: {} } },
      });
    let status = 201;
    for (let index = 0; status === 201 && index < 21; index += 1)
      ({ status } = await owner.ask('POST', '/api/lead-doors', { name: 'Another' }));
    expect(status).toBe(409);
  });
});
