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

  it.each([
    ['shortest', { name: 'B', phone: '1', subject: 'S', message: 'Call me up' }],
    [
      'longest',
      {
        name: 'n'.repeat(200),
        phone: '1'.repeat(40),
        subject: 's'.repeat(200),
        message: 'm'.repeat(10_000),
      },
    ],
  ])('accepts the %s texts that are allowed', async (_what, texts) => {
    const { status, body } = await post(`${leads.url}/api/contact`, aContact(texts));

    expect(status).toBe(201);
    expect(await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id })).toMatchObject(texts);
  });

  it('suspects a text with a link that three other people have sent within the hour', async () => {
    const message = 'Cheap sod by the pallet: https://sod.test';
    const statusFor = async (email: string, text = message) => {
      const { body } = await post(`${leads.url}/api/contact`, aContact({ email, message: text }));
      return (await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id })).status;
    };
    const first: string[] = [];
    for (const email of ['ann@x.test', 'bo@x.test', 'cy@x.test', 'ANN@x.test'])
      first.push(await statusFor(email));

    expect(first).toEqual(['new', 'new', 'new', 'new']);
    expect(await statusFor('dee@x.test', message.toUpperCase())).toBe('spam');
    await leads.database.query(`UPDATE leads SET created_at = created_at - interval '61 minutes'`);
    expect(await statusFor('eve@x.test')).toBe('new');
  });

  it.each([undefined, null, '', '  '])('stores the phone %j as null', async (phone) => {
    const { status, body } = await post(`${leads.url}/api/contact`, aContact({ phone }));

    expect(status).toBe(201);
    const contact = await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id });
    expect(contact.phone).toBeNull();
  });
});
