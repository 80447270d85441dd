import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Desk } from './support/desk.js';
import { cocoplum, ContentSource, sootyMold } from './support/content-source.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { generalEmail, Leads, officeEmail } from './support/start-leads.js';

const others = ['ixora', 'croton', 'sago', 'coontie'].map((slug) => ({ ...cocoplum, slug }));

const forms: Array<[string, (changes: object) => object]> = [
  ['quotes', aQuote],
  ['contact', aContact],
];

describe('the pages of the guide that a lead came from', () => {
  let source: ContentSource;
  let leads: Leads;
  let desk: Desk;

  beforeAll(async () => {
    source = await new ContentSource().start();
    source.publishGuide([cocoplum, sootyMold, ...others]);
    leads = await Leads.start({ environment: { CONTENT_URL: source.url } });
    desk = new Desk(leads, undefined, undefined, 'administrator');
    const site = leads.app.get<PublishedContent>(PublishedContent, { strict: false });
    await waitUntil('the guide', () => Promise.resolve(site.guide.length > 0));
  });

  afterAll(async () => {
    await leads.stopAll();
    await source.stop();
  });

  const keptOf = async (path: string, lead: object) => {
    const { status, body } = await post(`${leads.url}/api/${path}`, lead);
    expect(status).toBe(201);
    return (await desk.read(body.id)).guide;
  };

  describe.each(forms)('on /api/%s', (path, make) => {
    it.each([
      [undefined, []],
      [null, []],
      [[], []],
      [['cocoplum'], ['cocoplum']],
      [
        ['sooty-mold', 'cocoplum', 'sooty-mold'],
        ['sooty-mold', 'cocoplum'],
      ],
      [['no-such-plant', '__proto__', 'cocoplum', '', "'; DROP TABLE quotes"], ['cocoplum']],
      [
        ['x', 'ixora', 'croton', 'sago', 'coontie', 'cocoplum', 'sooty-mold'],
        ['ixora', 'croton', 'sago', 'coontie', 'cocoplum'],
      ],
      [Array(900).fill('unknown'), []],
    ])('keep of %j what is published', async (guide, kept) => {
      expect(await keptOf(path, make({ guide }))).toEqual(kept);
    });

    it.each([
      ['cocoplum', 'invalid_list'],
      [{ 0: 'cocoplum' }, 'invalid_list'],
      [7, 'invalid_list'],
      [['cocoplum', 7], 'invalid_text'],
      [[['cocoplum']], 'invalid_text'],
      [[null], 'invalid_text'],
      [['x'.repeat(101)], 'too_long'],
      [['cocoplum\0'], 'invalid_text'],
    ])('are refused if they are %j', async (guide, code) => {
      const { status, body } = await post(`${leads.url}/api/${path}`, make({ guide }));

      expect([status, body.fields['guide']?.code]).toEqual([400, code]);
    });

    it('are its origin: sent again with others, a lead stays the one it was', async () => {
      const lead = make({ guide: ['cocoplum'] });
      const first = await post(`${leads.url}/api/${path}`, lead, { 'idempotency-key': path });

      const again = await post(
        `${leads.url}/api/${path}`,
        { ...lead, guide: ['sooty-mold'] },
        { 'idempotency-key': path },
      );

      expect(again).toMatchObject({ status: 201, body: first.body });
      expect((await desk.read(first.body.id)).guide).toEqual(['cocoplum']);
    });
  });

  it("are named in the office's mail, with the address of the page", async () => {
    await post(`${leads.url}/api/contact`, aContact({ name: 'Mail', guide: ['sooty-mold', 'cocoplum'] }));
    await post(`${leads.url}/api/quotes`, aQuote({ name: 'Mail', guide: ['cocoplum'] }));
    const worker = await leads.startWorker();
    const site = worker.get<PublishedContent>(PublishedContent, { strict: false });
    await waitUntil('the guide', () => Promise.resolve(site.guide.length > 0));
    const mailOf = async (to: string) => {
      const find = () => leads.mailbox.to(to).find(({ text }) => text?.includes('Name: Mail'));
      await waitUntil(`the mail to ${to}`, () => Promise.resolve(find() !== undefined));
      return find();
    };

    const [message, quote] = [await mailOf(generalEmail), await mailOf(officeEmail)];

    expect(message?.subject).toMatch(/^C-\w{6} · Message · Sooty mold · Opening hours$/);
    expect(message?.text).toContain('Came from: Sooty mold, Cocoplum');
    expect(message?.html).toContain('href="http://localhost:8080/plant-problems/sooty-mold"');
    expect(quote?.subject).toMatch(/^Q-\w{6} · Naples · Cocoplum · /);
    expect(quote?.html).toContain('href="http://localhost:8080/plants/cocoplum"');
  });

  it('are a column of the export', async () => {
    const { reference } = (
      await post(`${leads.url}/api/contact`, aContact({ guide: ['sooty-mold', 'cocoplum'] }))
    ).body;

    const sheet = await (await desk.call('GET', '/export.csv')).text();

    const [header = '', ...rows] = sheet.split('\r\n');
    const column = header.split(',').indexOf('Came from');
    const row = rows.find((line) => line.startsWith(reference)) ?? '';
    expect(row.split(',').at(column - header.split(',').length)).toBe('Sooty mold; Cocoplum');
  });
});
