import { firstSite } from '@sandhill/company/content/first-site.js';
import { firstVersion } from '@sandhill/company/content/first-version.js';
import { readSite } from '@sandhill/company/content/site.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { TodayRepository } from '../src/escalation/reminders/today.repository.js';
import { endingClaims } from '../src/escalation/reminders/today.js';
import { today as todayMail } from '../src/mail/templates/today.js';
import { addStaff } from './support/staff.js';
import { Leads } from './support/start-leads.js';

const ownerId = '019aa000-0000-7000-8000-0000000000d1';
const ruthId = '019aa000-0000-7000-8000-0000000000d2';
const morning = (day: string) => new Date(`${day}T08:00:00-05:00`);
const site = { ...firstSite, claimEnds: { rating: '2032-02-10', projects: '2033-01-01' } };

describe('claims that leave the site', () => {
  let leads: Leads;
  let today: TodayRepository;

  beforeAll(async () => {
    leads = await Leads.start();
    await addStaff(
      leads,
      { id: ownerId, username: 'olga', email: 'olga@firm.test', role: 'owner' },
      { id: ruthId, username: 'ruth', email: 'ruth@firm.test' },
    );
    today = (await leads.startWorker()).get(TodayRepository, { strict: false });
  });

  afterAll(() => leads.stopAll());

  const mails = () => leads.database.getRepository(Delivery).countBy({ kind: 'today' });

  it('are told to owners once, a month before', async () => {
    await today.addDue(site, morning('2032-01-09'));
    expect(await mails()).toBe(0);
    for (const day of ['2032-01-12', '2032-01-13', '2032-02-10']) await today.addDue(site, morning(day));

    expect(await mails()).toBe(1);
    const claims = endingClaims(site, '2032-01-12');
    expect(claims).toEqual([{ id: 'rating', ends: '2032-02-10' }]);
    expect(endingClaims(site, '2032-02-11')).toEqual([]);
    const { text } = todayMail({ leads: [], claims, dayLink: '', language: 'en' }, firstSite);
    expect(text).toContain('Rating: after 2032-02-10');
  });

  it('are told to owners although the day of the last check is missing two years later', async () => {
    const { claims } = firstVersion;
    const associations = { ...claims.associations, asOf: '2028-02-29' };
    const checked = readSite({ ...firstVersion, claims: { ...claims, associations } }, '2028-03-01');
    const before = await mails();

    await today.addDue(checked, morning('2030-02-11'));

    expect(checked.claimEnds).toMatchObject({ associations: '2030-02-28' });
    expect(await mails()).toBe(before + 1);
  });
});
