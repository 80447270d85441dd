import { SubmissionsRepository } from '../src/intake/submissions/submissions.repository.js';
import { Lead } from '../src/model/lead.entity.js';
import { newAddress } from './support/addresses.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { aPhoto } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const keyed = (key: string) => ({ 'idempotency-key': key });

describe('a form sent again', () => {
  let leads: Leads;
  let url: string;

  beforeAll(async () => {
    leads = await Leads.start();
    url = `${leads.url}/api/quotes`;
  });

  afterAll(() => leads.stopAll());

  const quotes = () => leads.database.getRepository(Lead).count();
  const makeOld = (age: string) =>
    leads.database.query('UPDATE submissions SET created_at = now() - $1::interval', [age]);
  const notifications = (): Promise<number> => leads.database.getRepository('deliveries').count();

  it('gets the first result', async () => {
    const sent = aQuote({ projectImages: [await aPhoto()] });

    const first = await post(url, sent, keyed('one'));
    const again = await post(url, { ...sent, tookMs: 90_000, page: '/contact' }, keyed('one'));

    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it('gets the first result although the office has put the lead in the bin', async () => {
    const sent = aQuote();
    const first = await post(url, sent, keyed('binned'));
    await leads.database.query('UPDATE leads SET deleted_at = now() WHERE id = $1', [first.body.id]);

    expect(await post(url, sent, keyed('binned'))).toMatchObject({ status: 201, body: first.body });
  });

  it('is one lead if ten copies arrive at once at two processes', async () => {
    const [leadsBefore, mailsBefore] = [await quotes(), await notifications()];
    const other = await leads.startHttp();
    const addresses = [url, `${await other.getUrl()}/api/quotes`];
    const sent = aQuote();

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(addresses[index % 2] ?? url, sent, keyed('ten'))),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await quotes()).toBe(leadsBefore + 1);
    expect(await notifications()).toBe(mailsBefore + 2);
    await leads.stop(other);
  });

  it('is one lead if ten copies arrive at once without a key', async () => {
    const before = await quotes();
    const sent = aQuote();

    const answers = await Promise.all(Array.from({ length: 10 }, () => post(url, sent)));

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await quotes()).toBe(before + 1);
  });

  it.each([
    ['without a key', {}],
    ['with an empty key', keyed('')],
  ])('is the same lead for ten minutes %s, and then a new one', async (_how, headers) => {
    const sent = aQuote();
    const first = await post(url, sent, headers);
    await makeOld('9 minutes 45 seconds');
    const second = await post(url, sent, headers);
    await makeOld('10 minutes 1 second');
    const third = await post(url, sent, headers);

    expect(second.body).toMatchObject({ id: first.body.id, reference: first.body.reference });
    expect(third.status).toBe(201);
    expect(third.body.id).not.toBe(first.body.id);
  });

  it('is rejected if the key was used with another body', async () => {
    await post(url, aQuote(), keyed('other body'));

    const { status, body } = await post(url, aQuote(), keyed('other body'));

    expect(status).toBe(422);
    expect(body).toEqual({ error: expect.any(String), code: 'idempotency_key_reused' });
  });

  it('is rejected if the key was used with the other form', async () => {
    await post(url, aQuote(), keyed('other form'));

    const { status } = await post(`${leads.url}/api/contact`, aContact(), keyed('other form'));

    expect(status).toBe(422);
  });

  it('is the same lead for 24 hours with its key, and then a new one', async () => {
    const sent = aQuote();
    const first = await post(url, sent, keyed('a day'));
    const purge = () => leads.app.get(SubmissionsRepository, { strict: false }).purge();
    await makeOld('23 hours 59 minutes');
    await purge();
    const second = await post(url, sent, keyed('a day'));
    await makeOld('24 hours 1 minute');
    await purge();
    expect(await leads.database.query('SELECT FROM submissions')).toEqual([]);
    const third = await post(url, aQuote(), keyed('a day'));

    expect(second.body).toMatchObject({ id: first.body.id, reference: first.body.reference });
    expect(third.status).toBe(201);
    expect(third.body.id).not.toBe(first.body.id);
  });

  it('is accepted with the key of an invalid form', async () => {
    const refused = await post(url, aQuote({ name: '' }), keyed('refused'));
    const accepted = await post(url, aQuote(), keyed('refused'));

    expect([refused.status, accepted.status]).toEqual([400, 201]);
  });

  it('uses up one urgent call of its address, not one for each repeat', async () => {
    const sent = aQuote({ urgency: 'water' });
    const from = { 'x-forwarded-for': newAddress() };
    for (let count = 0; count < 4; count += 1) await post(url, sent, { ...from, ...keyed('urgent') });

    const { body: other } = await post(url, aQuote({ urgency: 'tree' }), from);

    const lead = await leads.database.getRepository(Lead).findOneByOrFail({ id: other.id });
    expect(lead.urgentSince).not.toBeNull();
  });
});
