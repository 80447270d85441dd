import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { Webhook as Verifier } from 'standardwebhooks';
import type { WebHookDeliveryResponse } from '../src/hooks/web-hook-delivery.response.js';
import type { NewWebHookResponse } from '../src/hooks/web-hooks.dto.js';
import { ClaimLinks } from '../src/lead-links/claim-links.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { aPicture } from './support/pictures.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import type { Leads } from './support/start-leads.js';
import { WebHooks } from './support/web-hooks.js';

describe('a web hook', () => {
  let hooks: WebHooks;
  let leads: Leads;

  beforeAll(async () => {
    hooks = await WebHooks.start();
    ({ leads } = hooks);
  });

  beforeEach(() => hooks.open());

  afterEach(() => hooks.close());

  afterAll(() => hooks.stop());

  const setStatus = (id: string, status: string) =>
    fetch(`${leads.url}/api/leads/${id}`, {
      method: 'PATCH',
      headers: { ...leads.signedInAs('user'), 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    });

  it('is told all that the lead’s page shows, photos as links', async () => {
    await hooks.add();
    const origin = { heardFrom: 'A neighbor', utm: { source: 'mailing' }, firstPage: '/plants' };
    const photo = `data:image/jpeg;base64,${(await aPicture()).toString('base64')}`;
    const { body } = await post(
      `${leads.url}/api/quotes`,
      aQuote({ ...origin, urgency: 'tree', textConsent: true, language: 'es', projectImages: [photo] }),
    );
    await hooks.untilReceived(1);

    const told = JSON.parse(hooks.receiver.received[0]?.body ?? '{}') as { data: Record<string, unknown> };
    expect(told.data).toMatchObject({
      ...origin,
      language: 'es',
      urgency: 'tree',
      smsConsent: { at: expect.any(String), words: 'Pueden enviarme mensajes de texto sobre esta solicitud' },
      photos: [expect.stringMatching(/\/api\/leads\/photos\/\S+\?token=/)],
      messages: [],
      notes: [],
      visitorPage: `http://localhost:8080${body.page}`,
      guide: [],
    });
    expect(hooks.receiver.received[0]?.body).not.toContain('base64');
  });

  it('is told what was written in the chat, too', async () => {
    await hooks.add();
    const visitor = await ChatVisitor.begin(leads, 'Do you plant palms?');
    await visitor.leaveAddress();
    await hooks.untilReceived(1);

    const { data } = JSON.parse(hooks.receiver.received[0]?.body ?? '{}') as { data: { chat: object[] } };
    expect(data.chat).toMatchObject([{ role: 'visitor', author: null, text: 'Do you plant palms?' }]);
  });

  it('is told, signed and once, that a lead came, changed and was claimed', async () => {
    const before = await hooks.quote();
    const hook = await hooks.add();
    expect(hook).toMatchObject({
      isActive: true,
      owedCount: 0,
      secret: expect.stringMatching(/^whsec_.{32}$/),
    });
    expect(JSON.stringify(await hooks.list())).not.toContain('whsec_');
    await post(`${leads.url}/api/contact`, aContact({ website: 'spam' }));

    const id = await hooks.quote();
    await hooks.untilReceived(1);
    const token = leads.app.get(ClaimLinks, { strict: false }).token(id);
    await fetch(`${leads.url}/api/lead-claims/${token}`, { method: 'POST' });
    await hooks.untilReceived(2);
    // This status also makes the caller the owner of the lead.
    await setStatus(id, 'contacted');
    await hooks.untilReceived(4);
    await Promise.all([hooks.sweep(), hooks.sweep()]);

    const said = hooks.receiver.received.map(({ headers, body }) =>
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
    expect(new Set(hooks.receiver.ids).size).toBe(4);
    await waitUntil('its fate', async () => (await hooks.list())[0]?.owedCount === 0);
    expect(await hooks.deliveries(hook.id)).toMatchObject([
      { kind: 'lead.changed', leadId: id, state: 'sent', attempts: 1, lastStatus: 204 },
      { kind: 'lead.changed' },
      { kind: 'lead.claimed' },
      { kind: 'lead.created' },
    ]);

    // Sends it by hand again: the delivery keeps its id.
    const [changed] = await hooks.deliveries(hook.id);
    const become = (state: 'sending' | 'sent', lease: number | null) =>
      leads.database.getRepository(Delivery).update({ id: changed?.id }, { state, lease });
    const sendAgain = () => hooks.ask('POST', `/${hook.id}/deliveries/${changed?.id}/send`);
    await become('sending', 9);
    expect((await sendAgain()).body).toMatchObject({ state: 'sending' });
    await become('sent', null);
    await sendAgain();
    await hooks.untilReceived(5);
    expect(hooks.receiver.ids[4]).toBe(changed?.id);
    const { body: test } = await hooks.ask<WebHookDeliveryResponse>('POST', `/${hook.id}/test`);
    await hooks.untilReceived(6);
    expect(hooks.receiver.ids[5]).toBe(test.id);
    // A failed test does not turn off the hook.
    hooks.receiver.status = 500;
    await hooks.ask('POST', `/${hook.id}/test`);
    await waitUntil('a failed test', async () =>
      (await hooks.deliveries(hook.id)).some(({ state }) => state === 'failed'),
    );
    expect((await hooks.list())[0]?.failingSince).toBeNull();

    await fetch(`${leads.url}/api/leads/${id}/erase`, { method: 'POST', headers: leads.signedInAs('owner') });
    expect((await hooks.deliveries(hook.id)).map(({ kind }) => kind)).toEqual(['test', 'test']);
  });

  it('is told once that a lead came, also if it was found to be spam and then was not', async () => {
    const hook = await hooks.add();
    const id = await hooks.quote();
    await hooks.untilReceived(1);
    await setStatus(id, 'spam');
    await hooks.untilReceived(2);
    await setStatus(id, 'new');
    await hooks.untilReceived(3);
    const suspect = (await post(`${leads.url}/api/contact`, aContact({ website: 'spam' }))).body.id;
    await setStatus(suspect, 'new');
    await hooks.untilReceived(4);
    await setStatus(suspect, 'spam');
    await hooks.untilReceived(5);
    await setStatus(suspect, 'new');
    await hooks.untilReceived(6);
    await hooks.sweep();

    const kinds = (await hooks.deliveries(hook.id)).map(({ kind, leadId }) => [kind, leadId]);
    expect(kinds.filter(([kind]) => kind === 'lead.created').sort()).toEqual(
      [id, suspect].map((leadId) => ['lead.created', leadId]).sort(),
    );
    expect(kinds.filter(([, leadId]) => leadId === id)).toHaveLength(3);
    expect(kinds.filter(([, leadId]) => leadId === suspect)).toHaveLength(3);
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
      expect(await hooks.ask('POST', '', { url: address })).toMatchObject({
        status: 400,
        body: { fields: { url: { code } } },
      });
    expect(await hooks.ask('POST', '', { url: 'https://8.8.8.8/', events: ['lead.eaten'] })).toMatchObject({
      status: 400,
      body: { fields: { events: { code: 'unknown_event' } } },
    });
    const added = await hooks.ask<NewWebHookResponse>('POST', '', {
      url: 'https://8.8.8.8/',
      events: ['lead.created'],
    });
    expect([added.status, added.body.events]).toEqual([201, ['lead.created']]);
    expect(await hooks.ask('PATCH', `/${added.body.id}`, { url: 'https://10.0.0.1/' })).toMatchObject({
      status: 400,
    });
    for (let count = 1; count < 10; count += 1)
      await hooks.add({ url: 'https://8.8.8.8/', events: ['lead.created'] });
    expect(await hooks.ask('POST', '', { url: 'https://8.8.8.8/' })).toMatchObject({
      status: 409,
      body: { code: 'too_many_web_hooks' },
    });
    leads.url = url;
    await leads.stop(strict);
  });
});
