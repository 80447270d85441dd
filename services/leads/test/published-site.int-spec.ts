import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { LeadPageResponse } from '../src/inbox/lead-summary.response.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import { cocoplum, ContentSource, sootyMold } from './support/content-source.js';
import { aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

describe('leads under a published site', () => {
  let source: ContentSource;
  let leads: Leads;

  const siteNow = (app = leads.app) => app.get<PublishedContent>(PublishedContent, { strict: false });
  const siteOf = (app = leads.app) => siteNow(app).current;
  const untilPhone = (phone: string) =>
    waitUntil(`the phone number ${phone}`, async () => siteOf().profile.phone.display === phone);
  const accepted = async (changes: object) => (await post(`${leads.url}/api/quotes`, aQuote(changes))).body;
  const list = async () => {
    const response = await fetch(`${leads.url}/api/leads`, { headers: leads.signedInAs('user') });
    return ((await response.json()) as LeadPageResponse).leads;
  };

  beforeAll(async () => {
    source = await new ContentSource().start();
    leads = await Leads.start({ environment: { CONTENT_URL: source.url } });
  });

  afterAll(async () => {
    await leads.stopAll();
    await source.stop();
  });

  it('uses its phone number in receipts, its communities in checks, and its hours for what is late', async () => {
    const worker = await leads.startWorker();
    source.publish(({ facts, areas, hours, claims }) => {
      facts.phone = '(239) 555-0199';
      areas[0]!.zips.push('34999');
      hours.week.thursday = { from: '07:30', to: '16:00' };
      hours.closedDays.push({ date: '2026-11-26', name: { en: 'Thanksgiving', es: '' } });
      claims.quoteResponse.value = 8;
    });
    await untilPhone('(239) 555-0199');
    await waitUntil('the worker has it', async () => siteOf(worker).profile.phone.e164 === '+12395550199');

    const { reference } = await accepted({ email: 'new@visitor.test', address: 'Lot 4, Naples, FL 34999' });
    const [mail] = await leads.mailbox.untilMailTo('new@visitor.test', 1);

    expect(mail?.text).toContain('Call (239) 555-0199');
    expect((await list()).find((lead) => lead.reference === reference)).toMatchObject({
      areaMatch: 'served',
    });
    const [wednesday, friday] = [
      new Date('2026-11-25T15:00:00-05:00'),
      new Date('2026-11-27T09:00:00-05:00'),
    ];
    expect(businessClock(siteOf()).hoursBetween(wednesday, friday)).toBe(2);
    await leads.database.query(`UPDATE leads SET created_at = $1, waiting_since = $1`, [
      businessClock(siteOf()).hoursAgo(9, new Date()),
    ]);
    expect((await list()).find((lead) => lead.reference === reference)?.age.isLate).toBe(true);
  });

  it.each(['', 'not JSON', '{"version":9,"content":{}}', '[]'])(
    'keeps what it has while the content service answers %j',
    async (broken) => {
      source.broken = broken;
      await accepted({});
      source.broken = undefined;
      source.publish(({ facts }) => (facts.phone = `(239) 555-01${source.version}`));

      await untilPhone(source.content.facts.phone);
    },
  );

  it('knows the published entries of the guide, and none of a content service without them', async () => {
    expect(siteNow().guide).toEqual([]);
    source.publishGuide([cocoplum]);
    await waitUntil('the first entry', async () => siteNow().guide.length === 1);
    source.publishGuide([cocoplum, sootyMold]);

    await waitUntil('both entries', async () => siteNow().guide.length === 2);

    expect(siteNow().guide).toEqual([cocoplum, sootyMold]);
  });

  it('starts with what it read last when there is no content service', async () => {
    const phone = siteOf().profile.phone.display;
    await waitUntil('it is kept', async () => {
      const [row] = await leads.database.query('SELECT version FROM published_site');
      return row?.version === source.version;
    });
    await source.stop();

    const other = await leads.startHttp();

    expect(siteOf(other).profile.phone.display).toBe(phone);
    expect(siteNow(other).guide).toEqual([cocoplum, sootyMold]);
    expect((await post(`${await other.getUrl()}/api/quotes`, aQuote())).status).toBe(201);
  });
});
