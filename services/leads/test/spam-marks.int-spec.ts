import { SpamFilter } from '../src/spam-marks/spam-filter.service.js';
import { minMarks } from '../src/spam-marks/spam-model.js';
import { Lead } from '../src/model/lead.entity.js';
import { Desk } from './support/desk.js';
import { aContact } from './support/lead.factory.js';
import { post } from './support/send.js';
import { callerId, Leads } from './support/start-leads.js';

const selling = (index: number) => ({
  subject: 'Your ranking',
  message: `Better ranking with ${index + 3} backlinks to your website. May I send you a proposal?`,
  email: `seller${index}@rank${index}.test`,
});

const asking = (index: number) => ({
  subject: 'Sprinklers',
  message: `The sprinklers in my yard do not start on zone ${index + 2}. Could someone look at it? 239-555-0142`,
  email: `neighbor${index}@gmail.com`,
});

describe('marks of spam', () => {
  let leads: Leads;
  const administrator = () => new Desk(leads, 'olga', callerId, 'administrator');

  beforeAll(async () => {
    leads = await Leads.start();
    await leads.startWorker();
  });

  afterAll(() => leads.stopAll());

  const send = async (fields: object) => {
    const { body } = await post(`${leads.url}/api/contact`, aContact(fields));
    return leads.database.getRepository(Lead).findOneByOrFail({ reference: body.reference });
  };
  const sendMany = async (fields: (index: number) => object) => {
    const ids: string[] = [];
    for (let index = 0; index < minMarks; index += 1) ids.push((await send(fields(index))).id);
    return ids;
  };
  const mark = (ids: string[], status: string) => administrator().ask('POST', '/changes', { ids, status });
  const reread = () => leads.app.get(SpamFilter, { strict: false }).reread();

  it('hold what is like them, say why, page no one, and are forgotten with their leads', async () => {
    const spam = await sendMany(selling);
    const genuine = await sendMany(asking);
    await mark(spam, 'spam');
    await mark(genuine.slice(1), 'contacted');
    reread();

    expect((await send(selling(50))).status).toBe('new');

    await mark(genuine.slice(0, 1), 'contacted');
    reread();
    const held = await send({ ...selling(51), urgency: 'other' });
    expect(held).toMatchObject({ status: 'spam', urgentSince: null });
    expect((await send(asking(51))).status).toBe('new');
    const { likeMarked } = await administrator().read(held.id);
    expect(likeMarked?.count).toBe(minMarks);
    expect(likeMarked?.words).toContain('backlinks');
    expect((await administrator().read(spam[0] ?? '')).likeMarked).toBeNull();

    expect(await leads.database.query('SELECT kind FROM deliveries WHERE lead_id = $1', [held.id])).toEqual(
      [],
    );

    await administrator().call('POST', `/${spam[0]}/erase`);
    reread();
    expect((await send(selling(52))).status).toBe('new');
  });
});
