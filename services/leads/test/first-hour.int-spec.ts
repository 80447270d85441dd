import { randomUUID } from 'node:crypto';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { FirstHourResponse } from '../src/first-hour/first-hour.dto.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { generalEmail, Leads } from './support/start-leads.js';

const path = '/first-hour';

describe('the first hour', () => {
  let leads: Leads;
  let owner: Desk;

  beforeEach(async () => {
    leads = await Leads.start();
    owner = new Desk(leads, 'ada', undefined, 'owner');
  });

  afterEach(() => leads.stopAll());

  const read = async () => (await owner.ask<FirstHourResponse>('GET', path)).body;
  const putOff = (step: unknown, isPutOff: boolean | undefined = true) =>
    owner.ask('PATCH', path, { step, isPutOff });
  const follow = (id: string) => owner.ask<FirstHourResponse>('PUT', `${path}/test-lead`, { id });

  it('follows a test lead from the form to the mail, and remembers that it arrived', async () => {
    expect(await read()).toEqual({ putOff: [], testLead: null, testArrivedAt: null });
    const { id, reference } = (await post(`${leads.url}/api/contact`, aContact())).body;
    const waiting = {
      reference,
      receivedAt: expect.any(String),
      mailTo: generalEmail,
      mailedAt: null,
      mailError: null,
      isSpam: false,
    };
    expect(await follow(id)).toEqual({
      status: 200,
      body: { putOff: [], testLead: waiting, testArrivedAt: null },
    });

    await leads.startWorker();
    await waitUntil('the mail', async () => (await read()).testLead?.mailedAt !== null);
    const { testArrivedAt } = await read();
    expect(testArrivedAt).toEqual(expect.any(String));
    await leads.database.query('DELETE FROM leads');

    expect(await read()).toEqual({ putOff: [], testLead: null, testArrivedAt });
  });

  it('says why the mail of a test lead is not taken', async () => {
    leads.mailbox.rule = () => 450;
    const { id } = (await post(`${leads.url}/api/contact`, aContact())).body;
    await follow(id);
    await leads.startWorker();

    await waitUntil('the refusal', async () => (await read()).testLead?.mailError !== null);
    expect((await read()).testLead).toMatchObject({
      mailError: expect.stringContaining('450'),
      mailedAt: null,
    });
  });

  it('follows fresh messages alone', async () => {
    const quote = (await post(`${leads.url}/api/quotes`, aQuote())).body;
    const old = (await post(`${leads.url}/api/contact`, aContact())).body;
    await leads.database.query(`UPDATE leads SET created_at = now() - interval '11 minutes' WHERE id = $1`, [
      old.id,
    ]);

    expect((await follow(quote.id)).status).toBe(404);
    expect((await follow(old.id)).status).toBe(404);
    expect((await follow(randomUUID())).status).toBe(404);
    expect(await follow('one')).toMatchObject({
      status: 400,
      body: { fields: { id: { code: 'invalid_id' } } },
    });
  });

  it('keeps what is put off, also of two presses at once', async () => {
    await Promise.all(['people', 'live', 'backup'].map((step) => putOff(step)));
    await putOff('live');
    expect((await read()).putOff.toSorted()).toEqual(['backup', 'live', 'people']);

    await putOff('people', false);
    expect((await read()).putOff.toSorted()).toEqual(['backup', 'live']);
  });

  it.each([['holidays'], [['live']], [null], [undefined]])('does not put off %j', async (step) => {
    expect(await putOff(step)).toMatchObject({
      status: 400,
      body: { fields: { step: { code: 'unknown_step' } } },
    });
  });

  it('asks whether a step is put off', async () => {
    expect(await owner.ask('PATCH', path, { step: 'live' })).toMatchObject({
      status: 400,
      body: { fields: { isPutOff: { code: 'not_a_boolean' } } },
    });
  });
});
