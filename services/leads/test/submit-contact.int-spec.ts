import { Lead } from '../src/model/lead.entity.js';
import { aContact } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

describe('POST /api/contact', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  it('saves the message', async () => {
    const { status, body } = await post(`${leads.url}/api/contact`, aContact({ phone: ' 239 555 0102 ' }));

    expect(status).toBe(201);
    expect(body.reference).toMatch(/^C-/);
    const contact = await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id });
    expect(contact).toMatchObject({ phone: '239 555 0102', subject: 'Opening hours', status: 'new' });
  });

  it.each([undefined, null, '', '  '])('stores the phone %j as null', async (phone) => {
    const { status, body } = await post(`${leads.url}/api/contact`, aContact({ phone }));

    expect(status).toBe(201);
    const contact = await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id });
    expect(contact.phone).toBeNull();
  });
});
