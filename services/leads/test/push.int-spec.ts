import type { INestApplication } from '@nestjs/common';
import { DeliveriesRepository } from '@sandhill/platform/delivery/deliveries.repository.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { PushChannel } from '../src/push/push.channel.js';
import type { PushDeviceResponse, PushKeyResponse } from '../src/push/push-devices.dto.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { QuietHours } from '../src/on-call/quiet-hours.entity.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import { UnansweredRelease } from '../src/escalation/steps/unanswered-release.js';
import { UnclaimedSweep } from '../src/escalation/steps/step-sweep.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { passMinutes } from './support/pass-time.js';
import { PushService } from './support/push-service.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const uma = '019aa000-0000-7000-8000-0000000000c1';
const otto = '019aa000-0000-7000-8000-0000000000c2';
const oren = '019aa000-0000-7000-8000-0000000000c3';

/** Returns the office's time of day in this many hours. */
const clock = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    timeStyle: 'short',
  });

const titles = ({ received }: PushService) => received.map(({ message }) => message.title);

describe('a device of staff', () => {
  let leads: Leads;
  let worker: INestApplication;
  let key: string;
  const services: PushService[] = [];

  beforeAll(async () => {
    leads = await Leads.start({ environment: { WEBHOOK_ALLOW_PRIVATE: '1' } });
    worker = await leads.startWorker();
    key = (await ask<PushKeyResponse>('GET', '/key')).body.publicKey;
    const staff = { email: null, isActive: true };
    await leads.database.getRepository(StaffMember).insert([
      { ...staff, id: uma, username: 'uma', role: 'user' },
      { ...staff, id: otto, username: 'otto', role: 'owner' },
      { ...staff, id: oren, username: 'oren', role: 'owner' },
    ]);
    const hours = leads.database.getRepository(QuietHours);
    await hours.insert(
      [uma, otto].map((userId) => ({ userId, isOn: false, startsAt: '20:00', endsAt: '07:00' })),
    );
    await hours.insert({ userId: oren, isOn: true, startsAt: clock(-2), endsAt: clock(2) });
  });

  afterEach(async () => {
    await leads.database.query('DELETE FROM push_devices');
    await Promise.all(services.splice(0).map((service) => service.close()));
  });

  afterAll(() => leads.stopAll());

  const ask = async <Body>(method: string, path = '', body?: object, userId = uma) => {
    const answer = await fetch(`${leads.url}/api/push-devices${path}`, {
      method,
      headers: { ...leads.signedInAs('user', 'leads', { userId }), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Body };
  };
  const subscribe = async (changes: object = {}, userId = uma) => {
    const service = await PushService.start(key);
    services.push(service);
    const { body } = await ask<PushDeviceResponse>(
      'POST',
      '',
      { ...service.subscription, ...changes },
      userId,
    );
    return { service, id: body.id };
  };
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const untilTold = (service: PushService, count: number) =>
    waitUntil(`${count} messages`, async () => {
      if (service.received.length < count) await sweep();
      return service.received.length >= count;
    });
  const states = () => leads.database.getRepository(Delivery).find({ order: { id: 'ASC' } });

  it('is told once, encrypted, of a new lead’s kind and place', async () => {
    await post(`${leads.url}/api/contact`, aContact());
    const { service } = await subscribe({ label: 'Phone' });
    const { service: spanish } = await subscribe({ language: 'es' }, otto);
    const { id, reference } = (await post(`${leads.url}/api/quotes`, aQuote({ name: 'Ann Palmer' }))).body;
    await post(`${leads.url}/api/contact`, aContact({ website: 'spam' }));
    await untilTold(service, 1);
    await post(`${leads.url}/api/contact`, aContact());
    await untilTold(service, 2);
    await untilTold(spanish, 2);
    await Promise.all([sweep(), sweep()]);

    expect(titles(service)).toEqual([
      expect.stringMatching(/^New quote request: .*irrigation/i),
      'New message',
    ]);
    expect(titles(spanish)).toEqual([
      expect.stringMatching(/^Nueva solicitud de presupuesto: .*riego/i),
      'Nuevo mensaje',
    ]);
    const [first] = service.received;
    expect(first?.message).toMatchObject({
      url: `/admin/leads/${reference}`,
      tag: reference,
      claim: { id, label: 'I have it' },
    });
    expect(spanish.received[0]?.message).toMatchObject({ claim: { id, label: 'La atiendo yo' } });
    expect(JSON.stringify(first?.message)).not.toContain('Ann');
    expect(first?.raw).not.toContain('quote');
    expect(first?.headers).toMatchObject({ ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' });
    await waitUntil('their fate', async () => (await states()).every(({ state }) => state === 'sent'));
    expect((await ask<PushDeviceResponse[]>('GET')).body).toMatchObject([
      { label: 'Phone', lastSentAt: expect.any(String) },
    ]);
  });

  it('is told again later for an hour, and forgotten when its subscription or its account ends', async () => {
    const { service } = await subscribe();
    const { service: late } = await subscribe();
    service.status = 503;
    late.status = 429;
    await post(`${leads.url}/api/contact`, aContact());
    await waitUntil('two attempts', async () => {
      await sweep();
      return (await states()).filter(({ attempts, state }) => attempts > 0 && state === 'owed').length === 2;
    });
    service.status = 201;
    await passMinutes(leads.database, 30);
    await untilTold(service, 1);
    await waitUntil('the other’s second attempt', async () => {
      await sweep();
      return (await states()).some(({ attempts, state }) => attempts > 1 && state === 'owed');
    });

    await passMinutes(leads.database, 31);
    late.status = 201;
    const [overdue] = (await states()).filter(({ channel, state }) => channel === 'push' && state !== 'sent');
    const deliveries = new DeliveriesRepository(leads.database, Delivery);
    const push = worker.get(PushChannel, { strict: false });
    expect(await deliveries.claim(push, overdue?.id ?? '')).toBeUndefined();
    await waitUntil('the end', async () => {
      await sweep();
      return (await states()).some(({ state }) => state === 'failed');
    });
    expect(late.received).toEqual([]);

    late.status = 410;
    await post(`${leads.url}/api/contact`, aContact());
    await waitUntil('its end', async () => {
      await sweep();
      return (await ask<unknown[]>('GET')).body.length === 1;
    });
    const staff = leads.database.getRepository(StaffMember);
    await subscribe({}, otto);
    await staff.update({ id: uma }, { isActive: false });
    await staff.update({ id: otto }, { role: 'crew' });
    await sweep();
    for (const userId of [uma, otto])
      expect((await ask<unknown[]>('GET', '', undefined, userId)).body).toEqual([]);
    await staff.update({ id: uma }, { isActive: true });
    await staff.update({ id: otto }, { role: 'owner' });
  });

  it('of an owner is told when no one has a lead, except in their quiet hours', async () => {
    const { service, id: deviceId } = await subscribe({}, otto);
    await subscribe({}, oren);
    const { service: other } = await subscribe();
    const { id } = (await post(`${leads.url}/api/contact`, aContact())).body;
    await untilTold(service, 1);
    await untilTold(other, 1);
    await leads.database.query(`UPDATE leads SET created_at = '2031-11-21T10:00:00-05:00' WHERE id = $1`, [
      id,
    ]);

    await worker.get(UnclaimedSweep, { strict: false }).run(new Date('2031-11-21T12:00:00-05:00'));
    await untilTold(service, 2);

    expect(titles(service)).toEqual(['New message', 'No one has it yet']);
    expect(
      (await states()).filter((one) => one.channel === 'push' && one.kind === 'unclaimed'),
    ).toMatchObject([{ deviceId }]);
    expect(titles(other)).toEqual(['New message']);
    await leads.database.query('DELETE FROM leads WHERE id = $1', [id]);
  });

  it('gets a message about leads that somebody assigns to a person without an email address', async () => {
    const { service: device } = await subscribe();
    const olga = new Desk(leads, 'olga', '019aa000-0000-7000-8000-0000000000c9', 'owner');
    const { id, reference } = (await post(`${leads.url}/api/contact`, aContact())).body;
    const told = () => device.received.filter(({ message }) => /assigned/i.test(message.title));
    const untilToldOf = (count: number) =>
      waitUntil(`${count} messages`, async () => {
        await sweep();
        return told().length === count;
      });
    await olga.change(id, { ownerId: uma });
    await untilToldOf(1);
    const { id: other } = (await post(`${leads.url}/api/contact`, aContact())).body;
    await olga.change(other, { ownerId: otto });
    await olga.ask('POST', `/api/staff/${uma}/hand-over`, { to: otto });
    await olga.ask('POST', `/api/staff/${otto}/hand-over`, { to: uma });
    await untilToldOf(2);

    expect(told().map(({ message }) => [message.title, message.url])).toEqual(
      expect.arrayContaining([
        ['Assigned to you', `/admin/leads/${reference}`],
        ['Several leads are assigned to you', '/admin/leads?owner=me'],
      ]),
    );
  });

  it('gets a message when a lead of a person without an email address is unclaimed again', async () => {
    const { service: device } = await subscribe();
    const { id, reference } = (await post(`${leads.url}/api/contact`, aContact())).body;
    await new Desk(leads, 'uma', uma).call('POST', `/${id}/claim`);
    await leads.database.query(`UPDATE leads SET claimed_at = '2031-11-21T08:00:00-05:00' WHERE id = $1`, [
      id,
    ]);

    await worker.get(UnansweredRelease, { strict: false }).run(new Date('2031-11-24T10:00:00-05:00'));
    const told = () => device.received.filter(({ message }) => message.title === 'Unclaimed again');
    await waitUntil('the message', async () => {
      await sweep();
      return told().length > 0;
    });

    expect(told().map(({ message }) => message.url)).toEqual([`/admin/leads/${reference}`]);
  });

  it('belongs to its user, and can be tested and removed by them alone', async () => {
    const { service, id } = await subscribe();

    expect((await ask('POST', `/${id}/test`, {}, otto)).status).toBe(404);
    expect((await ask('DELETE', `/${id}`, undefined, otto)).status).toBe(404);
    expect((await ask('POST', `/${id}/test`)).status).toBe(204);
    await untilTold(service, 1);
    expect(titles(service)).toEqual(['This device gets a notification for each new lead.']);
    // Somebody else signs in with the same browser.
    const again = await ask<PushDeviceResponse>('POST', '', service.subscription, otto);
    expect([again.status, again.body.id]).toEqual([201, id]);
    expect((await ask<unknown[]>('GET')).body).toEqual([]);
    expect((await ask('DELETE', `/${id}`, undefined, otto)).status).toBe(204);
  });

  it('must be at a public push service, with whole keys, and is one of ten', async () => {
    const strict = await leads.startHttp({ environment: { WEBHOOK_ALLOW_PRIVATE: '0' } });
    const service = await PushService.start(key);
    services.push(service);
    const { keys } = service.subscription;
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    const { url } = leads;
    leads.url = await strict.getUrl();
    const refused: Array<[body: object, field: string, code: string]> = [
      [service.subscription, 'endpoint', 'address_invalid'],
      [{ endpoint: 'https://127.0.0.1/', keys }, 'endpoint', 'address_closed'],
      [{ keys }, 'endpoint', 'required'],
      [{ endpoint: 'https://8.8.8.8/' }, 'keys', 'invalid_keys'],
      [{ endpoint: 'https://8.8.8.8/', keys: { ...keys, auth: 'short' } }, 'keys', 'invalid_keys'],
      [{ endpoint: 'https://8.8.8.8/', keys: { ...keys, p256dh: 7 } }, 'keys', 'invalid_keys'],
      [{ endpoint: 'https://8.8.8.8/', keys: { ...keys, p256dh: noPoint } }, 'keys', 'invalid_keys'],
    ];
    for (const [body, field, code] of refused)
      expect(await ask('POST', '', body)).toMatchObject({
        status: 400,
        body: { fields: { [field]: { code } } },
      });
    for (let count = 1; count <= 10; count += 1)
      expect((await ask('POST', '', { endpoint: `https://8.8.8.8/${count}`, keys })).status).toBe(201);
    // The tenth device registers again, as browsers do from time to time.
    expect((await ask('POST', '', { endpoint: 'https://8.8.8.8/10', keys })).status).toBe(201);
    expect(await ask('POST', '', { endpoint: 'https://8.8.8.8/11', keys })).toMatchObject({
      status: 409,
      body: { code: 'too_many_devices' },
    });
    leads.url = url;
    await leads.stop(strict);
  });
});
