import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { Lead } from '../src/model/lead.entity.js';
import { ReferenceGenerator } from '../src/intake/submissions/reference.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aPhoto, aPicture, dataUrl } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

describe('POST /api/quotes', () => {
  let leads: Leads;
  let url: string;

  beforeAll(async () => {
    leads = await Leads.start();
    url = `${leads.url}/api/quotes`;
  });

  afterAll(() => leads.stopAll());

  it('saves the trimmed quote with its area and owed mail', async () => {
    const sent = aQuote({
      name: '  Ann Palmer ',
      email: 'ann@first.test',
      services: ['lighting', 'other', 'lighting'],
      language: 'es',
      page: '/es/contact',
    });

    const { status, body } = await post(url, sent);

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^Q-[2-9A-HJKMNP-TV-Z]{6}$/),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      page: expect.stringMatching(/^\/es\/q\/[\w-]{50,80}$/),
    });
    const quote = await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id });
    expect(quote).toMatchObject({
      reference: body.reference,
      name: 'Ann Palmer',
      services: ['lighting', 'other'],
      language: 'es',
      page: '/es/contact',
      areaMatch: 'served',
      areaName: 'Naples',
      status: 'new',
    });
    expect(quote.createdAt.toISOString()).toBe(body.createdAt);
    expect(await owedFor(body.id)).toEqual(['office_quote owed office', 'visitor_receipt owed visitor']);
  });

  it('keeps the consent to texts with its time and wording, and asks for a plain yes or no', async () => {
    const { body } = await post(`${leads.url}/api/quotes`, aQuote({ textConsent: true, language: 'es' }));
    const { body: without } = await post(`${leads.url}/api/quotes`, aQuote({ textConsent: false }));
    const ruth = new Desk(leads);

    expect((await ruth.read(body.id)).textConsent).toEqual({
      at: expect.any(String),
      words: 'Pueden enviarme mensajes de texto sobre esta solicitud',
    });
    expect((await ruth.read(without.id)).textConsent).toBeNull();
    expect((await post(`${leads.url}/api/quotes`, aQuote({ textConsent: 'yes' }))).status).toBe(400);

    await ruth.call('POST', `/${body.id}/text-opened`);
    expect((await ruth.read(body.id)).history.map(({ kind }) => kind)).toEqual(['text_opened']);
  });

  it('saves photos in their order', async () => {
    const projectImages = [await aPhoto({ width: 300, height: 200 }), await aPhoto({ format: 'png' })];

    const { status, body } = await post(url, aQuote({ projectImages }));

    expect(status).toBe(201);
    const photos = await leads.database
      .getRepository(LeadPhoto)
      .find({ where: { leadId: body.id }, order: { position: 'ASC' } });
    expect(photos.map(({ type, width, height, state }) => ({ type, width, height, state }))).toEqual([
      { type: 'image/jpeg', width: 300, height: 200, state: 'pending' },
      { type: 'image/png', width: 640, height: 480, state: 'pending' },
    ]);
  });

  const email254 = `${'m'.repeat(60)}@${`${'d'.repeat(62)}.`.repeat(3)}test`;

  it.each([
    ['shortest', { name: 'A', phone: '2395550101', address: '12 St', message: 'Mow my bed' }],
    [
      'longest',
      {
        name: 'n'.repeat(200),
        email: email254,
        phone: '1'.repeat(40),
        address: 'a'.repeat(500),
        message: 'm'.repeat(10_000),
      },
    ],
  ])('accepts the %s texts that are allowed', async (_what, texts) => {
    const { status, body } = await post(url, aQuote(texts));

    expect(status).toBe(201);
    expect(await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id })).toMatchObject(texts);
  });

  it.each([
    [10, 2_500_000],
    [5, 5_000_000],
  ])('accepts %d photos of %d bytes', async (count, bytes) => {
    const picture = await aPicture();
    const padded = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);

    const { status } = await post(url, aQuote({ projectImages: Array(count).fill(dataUrl(padded)) }));

    expect(status).toBe(201);
  });

  it.each([null, []])('accepts %j as no photos', async (projectImages) => {
    expect((await post(url, aQuote({ projectImages }))).status).toBe(201);
  });

  it('owes one receipt a day to all addresses of a mailbox', async () => {
    const kinds = [];
    for (const email of ['v+0@b.test', 'V+1@b.test', 'v@b.test', 'm.m@gmail.com', 'mm+a@googlemail.com']) {
      const { body } = await post(`${leads.url}/api/quotes`, aQuote({ email }));
      kinds.push((await owedFor(body.id)).length);
    }

    expect(kinds).toEqual([2, 1, 1, 2, 1]);
  });

  it('owes no receipts where the limit per hour is 0, and says so in the answer', async () => {
    const none = await Leads.start({ environment: { RECEIPTS_PER_HOUR: '0' } });
    const { body } = await post(`${none.url}/api/quotes`, aQuote());

    const owed: unknown[] = await none.database.query('SELECT kind FROM deliveries WHERE lead_id = $1', [
      body.id,
    ]);
    expect(owed).toEqual([{ kind: 'office_quote' }]);
    expect(body.receipts).toBe(false);
    expect((await post(url, aQuote())).body).not.toHaveProperty('receipts');
    await none.stopAll();
  });

  /** Returns the deliveries that a quote owes if the mailbox got its last receipt this long ago. */
  const owedWhenLastWas = async (email: string, age = '0') => {
    await leads.database.query('UPDATE receipt_days SET last_at = now() - $1::interval', [age]);
    return owedFor((await post(url, aQuote({ email }))).body.id);
  };

  it('owes one receipt a day to an address, the next after 24 hours', async () => {
    expect(await owedWhenLastWas('carol@visitor.test')).toHaveLength(2);
    expect(await owedWhenLastWas('Carol@Visitor.test')).toEqual(['office_quote owed office']);
    expect(await owedWhenLastWas('carol@visitor.test', '23 hours 59 minutes')).toEqual([
      'office_quote owed office',
    ]);
    expect(await owedWhenLastWas('carol@visitor.test', '24 hours 1 minute')).toHaveLength(2);
  });

  it.each([
    ['spam', 'a filled hidden field', { website: 'https://spam.example' }],
    ['spam', 'a form sent in under three seconds', { tookMs: 800 }],
    ['new', 'a visitor with a wrong clock', { startedAt: Date.now() + 1_000_000_000, tookMs: 90_000 }],
  ])('gives the status %s to %s', async (expected, _what, signals) => {
    const { body } = await post(url, aQuote(signals));

    const { status } = await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id });
    expect(status).toBe(expected);
    expect(await owedFor(body.id)).toHaveLength(status === 'spam' ? 0 : 2);
  });

  it('tries another reference if one is taken', async () => {
    const taken = await post(url, aQuote());
    const references = [taken.body.reference, taken.body.reference, 'Q-222222'];
    const app = await leads.startHttp({
      overrides: [{ provide: ReferenceGenerator, useValue: { next: () => references.shift() } }],
    });

    const { status, body } = await post(`${await app.getUrl()}/api/quotes`, aQuote());

    expect(status).toBe(201);
    expect(body.reference).toBe('Q-222222');
    await leads.stop(app);
  });

  it('answers 503 and saves nothing if the database terminates a statement', async () => {
    const before = await leads.database.getRepository(Lead).count();
    const holder = leads.database.createQueryRunner();
    await holder.startTransaction();
    // This lock blocks writes, but the budget can still measure the waiting photos.
    await holder.query('LOCK TABLE lead_photos IN SHARE MODE');
    const answer = post(url, aQuote({ projectImages: [await aPhoto()] }));
    await waitUntil('the waiting statement', async () => {
      const [row] = await leads.database.query(
        `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO "lead_photos"%'`,
      );
      return (row as { ended?: boolean } | undefined)?.ended === true;
    });
    await holder.rollbackTransaction();
    await holder.release();

    const { status, headers } = await answer;

    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBeTruthy();
    expect(await leads.database.getRepository(Lead).count()).toBe(before);
  });

  async function owedFor(leadId: string): Promise<string[]> {
    const rows: Array<{ line: string }> = await leads.database.query(
      `SELECT concat_ws(' ', kind, state, recipient) AS line FROM deliveries WHERE lead_id = $1 ORDER BY kind`,
      [leadId],
    );
    return rows.map(({ line }) => line);
  }
});
