import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Webhook as Verifier } from 'standardwebhooks';
import { OutsideRule } from '../src/hooks/outside/outside-rule.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import type { WebHookDeliveryResponse } from '../src/hooks/web-hook-delivery.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import type { NewWebHookResponse, WebHookResponse } from '../src/hooks/web-hooks.dto.js';
import { ClaimLinks } from '../src/lead-links/claim-links.js';
import { HookReceiver } from './support/hook-receiver.js';
import { aPicture } from './support/pictures.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { passMinutes } from './support/pass-time.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

const dayMinutes = 24 * 60;
const closedAddress = '127.0.0.2';

describe('a web hook', () => {
  let leads: Leads;
  let worker: INestApplication;
  let receiver: HookReceiver;
  /** Listens where nothing may be sent, on the same port. */
  let inside: HookReceiver;
  let alarms: Webhook;
  let port: number;
  let names: string[];
  let rules: OutsideRule[];

  beforeAll(async () => {
    alarms = new Webhook();
    const environment = { WEBHOOK_ALLOW_PRIVATE: '1', ALERT_WEBHOOK_URL: await alarms.open() };
    leads = await Leads.start({ environment });
    worker = await leads.startWorker();
    rules = [leads.app, worker].map((app) => app.get(OutsideRule, { strict: false }));
    for (const rule of rules) {
      jest.spyOn(rule, 'isOpen').mockImplementation((address) => address !== closedAddress);
      jest
        .spyOn(rule, 'resolve')
        .mockImplementation(async () => names.map((address) => ({ address, family: 4 })));
    }
  });

  beforeEach(async () => {
    receiver = new HookReceiver();
    inside = new HookReceiver(closedAddress);
    port = await receiver.open();
    await inside.open(port);
    names = ['127.0.0.1'];
  });

  afterEach(async () => {
    await Promise.all([receiver.close(), inside.close()]);
    for (const { id } of await list()) await ask('DELETE', `/${id}`);
  });

  afterAll(async () => {
    await leads.stopAll();
    await alarms.close();
  });

  const ask = async <Body>(
    method: string,
    path = '',
    body?: object,
  ): Promise<{ status: number; body: Body }> => {
    const answer = await fetch(`${leads.url}/api/web-hooks${path}`, {
      method,
      headers: { ...leads.signedInAs('owner'), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Body };
  };
  const list = async () => (await ask<WebHookResponse[]>('GET')).body;
  const add = async (body: object = { url: `http://hook.test:${port}/in` }) =>
    (await ask<NewWebHookResponse>('POST', '', body)).body;
  const deliveries = async (id: string) =>
    (await ask<WebHookDeliveryResponse[]>('GET', `/${id}/deliveries`)).body;
  const attemptsOf = async (id: string) =>
    (await deliveries(id)).reduce((sum, { attempts }) => sum + attempts, 0);
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const quote = async () => (await post(`${leads.url}/api/quotes`, aQuote({ name: 'Ann Palmer' }))).body.id;
  const contact = async () => (await post(`${leads.url}/api/contact`, aContact())).body.id;
  const setStatus = (id: string, status: string) =>
    fetch(`${leads.url}/api/leads/${id}`, {
      method: 'PATCH',
      headers: { ...leads.signedInAs('user'), 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    });
  /** Sweeps until so many have arrived; a sweep of the worker may be under way. */
  const untilReceived = (count: number) =>
    waitUntil(`${count} received`, async () => {
      if (receiver.received.length < count) await sweep();
      return receiver.received.length >= count;
    });
  const untilTried = (id: string, attempts = 1) =>
    waitUntil('an attempt', async () => {
      await sweep();
      const all = await deliveries(id);
      return all.some((delivery) => delivery.attempts >= attempts && delivery.state === 'owed');
    });

  it('is told all that the lead’s page shows, photos as links', async () => {
    await add();
    const origin = { heardFrom: 'A neighbor', utm: { source: 'mailing' }, firstPage: '/plants' };
    const photo = `data:image/jpeg;base64,${(await aPicture()).toString('base64')}`;
    const { body } = await post(
      `${leads.url}/api/quotes`,
      aQuote({ ...origin, urgency: 'tree', textConsent: true, language: 'es', projectImages: [photo] }),
    );
    await untilReceived(1);

    const told = JSON.parse(receiver.received[0]?.body ?? '{}') as { data: Record<string, unknown> };
    expect(told.data).toMatchObject({
      ...origin,
      language: 'es',
      urgency: 'tree',
      smsConsent: { at: expect.any(String), words: 'Pueden escribirme por texto sobre esta solicitud' },
      photos: [expect.stringMatching(/\/api\/leads\/photos\/\S+\?token=/)],
      messages: [],
      notes: [],
      visitorPage: `http://localhost:8080${body.page}`,
      guide: [],
    });
    expect(receiver.received[0]?.body).not.toContain('base64');
  });

  it('is told, signed and once, that a lead came, changed and was claimed', async () => {
    const before = await quote();
    const hook = await add();
    expect(hook).toMatchObject({
      isActive: true,
      owedCount: 0,
      secret: expect.stringMatching(/^whsec_.{32}$/),
    });
    expect(JSON.stringify(await list())).not.toContain('whsec_');
    await post(`${leads.url}/api/contact`, aContact({ website: 'spam' }));

    const id = await quote();
    await untilReceived(1);
    const token = leads.app.get(ClaimLinks, { strict: false }).token(id);
    await fetch(`${leads.url}/api/lead-claims/${token}`, { method: 'POST' });
    await untilReceived(2);
    // Also makes its writer the owner.
    await setStatus(id, 'contacted');
    await untilReceived(4);
    await Promise.all([sweep(), sweep()]);

    const said = receiver.received.map(({ headers, body }) =>
      new Verifier(hook.secret).verify(body, headers),
    );
    expect(said).toMatchObject([
      {
        type: 'lead.created',
        data: { id, kind: 'quote', status: 'new', name: 'Ann Palmer', claimedAt: null },
      },
      {
        type: 'lead.claimed',
        data: { id, claimedVia: 'mail', url: expect.stringContaining('/admin/leads/Q-') },
      },
      { type: 'lead.changed', data: { id, status: 'contacted', owner: { username: 'ruth' } } },
      { type: 'lead.changed', data: { id, status: 'contacted' } },
    ]);
    expect(JSON.stringify(said)).not.toContain(before);
    expect(new Set(receiver.ids).size).toBe(4);
    await waitUntil('its fate', async () => (await list())[0]?.owedCount === 0);
    expect(await deliveries(hook.id)).toMatchObject([
      { kind: 'lead.changed', leadId: id, state: 'sent', attempts: 1, lastStatus: 204 },
      { kind: 'lead.changed' },
      { kind: 'lead.claimed' },
      { kind: 'lead.created' },
    ]);

    // By hand again: the same id.
    const [changed] = await deliveries(hook.id);
    await ask('POST', `/${hook.id}/deliveries/${changed?.id}/send`);
    await untilReceived(5);
    expect(receiver.ids[4]).toBe(changed?.id);
    const { body: test } = await ask<WebHookDeliveryResponse>('POST', `/${hook.id}/test`);
    await untilReceived(6);
    expect(receiver.ids[5]).toBe(test.id);

    await fetch(`${leads.url}/api/leads/${id}/erase`, { method: 'POST', headers: leads.signedInAs('owner') });
    expect((await deliveries(hook.id)).map(({ kind }) => kind)).toEqual(['test']);
  });

  it('is told once that a lead came, also if it was found to be spam and then was not', async () => {
    const hook = await add();
    const id = await quote();
    await untilReceived(1);
    await setStatus(id, 'spam');
    await untilReceived(2);
    await setStatus(id, 'new');
    await untilReceived(3);
    const suspect = (await post(`${leads.url}/api/contact`, aContact({ website: 'spam' }))).body.id;
    await setStatus(suspect, 'new');
    await untilReceived(4);
    await setStatus(suspect, 'spam');
    await untilReceived(5);
    await setStatus(suspect, 'new');
    await untilReceived(6);
    await sweep();

    const kinds = (await deliveries(hook.id)).map(({ kind, leadId }) => [kind, leadId]);
    expect(kinds.filter(([kind]) => kind === 'lead.created').sort()).toEqual(
      [id, suspect].map((leadId) => ['lead.created', leadId]).sort(),
    );
    expect(kinds.filter(([, leadId]) => leadId === id)).toHaveLength(3);
    expect(kinds.filter(([, leadId]) => leadId === suspect)).toHaveLength(3);
  });

  it('gets everything once when it was down, slow, redirecting inside and led inside by its name for a day', async () => {
    const hook = await add();
    const ids = [await quote()];
    await receiver.close();
    await untilTried(hook.id);
    expect(await deliveries(hook.id)).toMatchObject([{ lastError: 'not_reached' }]);

    await receiver.open();
    receiver.status = undefined;
    for (const rule of rules) jest.replaceProperty(rule, 'timeoutMs', 200);
    ids.push(await contact());
    await passMinutes(leads.database, 6 * 60);
    await waitUntil('the time limit', async () => {
      await sweep();
      return (await deliveries(hook.id)).some(({ lastError }) => lastError === 'timeout');
    });
    for (const rule of rules) jest.replaceProperty(rule, 'timeoutMs', 15_000);

    receiver.status = 302;
    receiver.location = `http://${closedAddress}:${port}/in`;
    ids.push(await quote());
    await passMinutes(leads.database, 6 * 60);
    await waitUntil('the redirect', async () => {
      await sweep();
      const all = await deliveries(hook.id);
      return all.length === ids.length && all.every(({ lastStatus }) => lastStatus === 302);
    });

    receiver.status = 204;
    receiver.location = '';
    for (const changed of [['127.0.0.1', closedAddress], [closedAddress]]) {
      names = changed;
      ids.push(await contact());
      await passMinutes(leads.database, 6 * 60);
      const attempts = await attemptsOf(hook.id);
      await waitUntil('the closed address', async () => {
        await sweep();
        const isTried = (await attemptsOf(hook.id)) > attempts;
        return isTried && (await deliveries(hook.id)).some(({ lastError }) => lastError === 'address_closed');
      });
    }
    expect(receiver.received).toEqual([]);

    names = ['127.0.0.1'];
    await passMinutes(leads.database, 2 * 60);
    await untilReceived(ids.length);
    await waitUntil('the rest', async () => (await list())[0]?.owedCount === 0);
    const told = receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
    expect(told.toSorted()).toEqual(ids.toSorted());
    expect(new Set(receiver.ids).size).toBe(ids.length);
    expect(inside.received).toEqual([]);
    expect((await list())[0]).toMatchObject({ isActive: true, failingSince: null });
  });

  it('is switched off after three days of failures, with an alarm, and goes on when it is switched on', async () => {
    const hook = await add();
    receiver.status = 500;
    const id = await quote();
    await untilTried(hook.id);

    await passMinutes(leads.database, 3 * dayMinutes + 1);
    await waitUntil('the end', async () => {
      await sweep();
      return (await list())[0]?.isActive === false;
    });
    await waitUntil('the alarm', async () => alarms.received.some(({ cause }) => cause === 'web_hook_off'));
    expect(JSON.stringify(alarms.received)).not.toContain('hook.test');
    const unheard = await quote();
    await sweep();
    receiver.status = 204;

    expect((await ask('PATCH', `/${hook.id}`, { isActive: true })).body).toMatchObject({
      isActive: true,
      failingSince: null,
      givenUpAt: null,
    });
    const next = await contact();
    await passMinutes(leads.database, 61);
    await waitUntil('the next', async () => {
      await sweep();
      return receiver.received.some(({ body }) => body.includes(next));
    });
    expect(receiver.received.some(({ body }) => body.includes(unheard))).toBe(false);
    const states = await leads.database.getRepository(Delivery).findBy({ leadId: id, channel: 'web-hook' });
    expect(states).toMatchObject([{ hookId: hook.id }]);
  });

  it('gets one event for 72 hours, which is then given up while the hook goes on', async () => {
    const hook = await add();
    receiver.status = 500;
    await quote();
    await untilTried(hook.id);
    const tryWhenOwedFor = async (age: string, attempts: number) => {
      await leads.database.query(
        `UPDATE deliveries SET owed_since = now() - $1::interval, next_attempt_at = now()
         WHERE hook_id = $2 AND state = 'owed'`,
        [age, hook.id],
      );
      await waitUntil(`attempt ${attempts}`, async () => {
        await sweep();
        return (await attemptsOf(hook.id)) === attempts;
      });
      return (await deliveries(hook.id)).map(({ state }) => state);
    };

    expect(await tryWhenOwedFor('71 hours 55 minutes', 2)).toEqual(['owed']);
    expect(await tryWhenOwedFor('72 hours', 3)).toEqual(['failed']);
    expect((await list())[0]?.isActive).toBe(true);
  });

  it('must be at an https address of the public internet', async () => {
    const strict = await leads.startHttp({ environment: { WEBHOOK_ALLOW_PRIVATE: '0' } });
    const { url } = leads;
    leads.url = await strict.getUrl();
    const refused: Array<[address: unknown, code: string]> = [
      ['http://8.8.8.8/', 'address_invalid'],
      ['ftp://8.8.8.8/', 'address_invalid'],
      ['https://user:secret@8.8.8.8/', 'address_invalid'],
      ['no address', 'address_invalid'],
      ['https://127.0.0.1/', 'address_closed'],
      ['https://2130706433/', 'address_closed'],
      ['https://0x7f.1/', 'address_closed'],
      ['https://[::1]/', 'address_closed'],
      ['https://[::ffff:10.0.0.1]/', 'address_closed'],
      ['https://169.254.169.254/latest/meta-data', 'address_closed'],
      ['https://localhost/', 'address_closed'],
      ['', 'required'],
      [7, 'required'],
      [`https://8.8.8.8/${'x'.repeat(2000)}`, 'too_long'],
    ];
    for (const [address, code] of refused)
      expect(await ask('POST', '', { url: address })).toMatchObject({
        status: 400,
        body: { fields: { url: { code } } },
      });
    expect(await ask('POST', '', { url: 'https://8.8.8.8/', events: ['lead.eaten'] })).toMatchObject({
      status: 400,
      body: { fields: { events: { code: 'unknown_event' } } },
    });
    const added = await ask<NewWebHookResponse>('POST', '', {
      url: 'https://8.8.8.8/',
      events: ['lead.created'],
    });
    expect([added.status, added.body.events]).toEqual([201, ['lead.created']]);
    expect(await ask('PATCH', `/${added.body.id}`, { url: 'https://10.0.0.1/' })).toMatchObject({
      status: 400,
    });
    for (let count = 1; count < 10; count += 1)
      await add({ url: 'https://8.8.8.8/', events: ['lead.created'] });
    expect(await ask('POST', '', { url: 'https://8.8.8.8/' })).toMatchObject({
      status: 409,
      body: { code: 'too_many_web_hooks' },
    });
    leads.url = url;
    await leads.stop(strict);
  });
});
