import { firstSite } from '@sandhill/company/content/first-site.js';
import { parseInboundLead } from './read-inbound.js';

const read = (body: object) => parseInboundLead(body as Record<string, unknown>, firstSite);

describe(parseInboundLead.name, () => {
  it('reads the documented fields', () => {
    const lead = {
      name: 'Ana Ruiz',
      email: 'ana@visitor.test',
      phone: '239-555-0100',
      address: '1 Main Street, Naples, FL 34102',
      services: ['irrigation', 'lighting'],
      subject: null,
      message: 'A leak.',
      language: 'es',
      urgency: 'water',
      externalId: 'A-1',
    };
    expect(read(lead)).toEqual(lead);
  });

  it('reads the form of Google Ads, and keeps its secret nowhere', () => {
    const lead = read({
      lead_id: 'TeSt-1',
      google_key: 'secret',
      user_column_data: [
        { column_id: 'FULL_NAME', string_value: 'Ana Ruiz' },
        { column_id: 'USER_EMAIL', string_value: 'ana@visitor.test' },
        { column_id: 'PHONE_NUMBER', string_value: '+12395550100' },
        { column_id: 'POSTAL_CODE', string_value: '34102' },
        { column_name: 'Which service?', string_value: 'A pond' },
      ],
    });
    expect(lead).toMatchObject({
      name: 'Ana Ruiz',
      email: 'ana@visitor.test',
      phone: '+12395550100',
      address: '34102',
      externalId: 'TeSt-1',
      message: 'Which service?: A pond',
    });
    expect(JSON.stringify(lead)).not.toContain('secret');
  });

  it.each([
    [{ 'First Name': 'Ana', 'Last-Name': 'Ruiz' }, { name: 'Ana Ruiz' }],
    [
      { street_address: '1 Main Street', city: 'Naples', zip: 34102 },
      { address: '1 Main Street, Naples, 34102' },
    ],
    [{ service: 'Riego' }, { services: ['irrigation'] }],
    [{ language: 'es-MX' }, { language: 'es' }],
    [{}, { name: null, email: null, phone: null, message: '', services: [], language: 'en' }],
  ])('reads %j', (body, expected) => {
    expect(read(body)).toMatchObject(expected);
  });

  it.each([
    [{ email: 'ana at home' }, 'email: ana at home'],
    [{ Constructor: 'Miguel' }, 'Constructor: Miguel'],
    [{ services: ['irrigation', 'pool'] }, 'services: irrigation, pool'],
    [{ language: 'fr', urgency: 'very' }, 'language: fr\nurgency: very'],
    [{ name: 'A'.repeat(201) }, `name: ${'A'.repeat(201)}`],
    [{ name: 'A'.repeat(200) }, ''],
    [{ phone: 'call me' }, 'phone: call me'],
    [{ phone: '1'.repeat(41) }, `phone: ${'1'.repeat(41)}`],
    [{ nested: { a: [1, { b: 2 }] } }, 'nested: {"a":[1,{"b":2}]}'],
    [{ message: 'A lawn.', budget: 5000, empty: '', none: null }, 'A lawn.\n\nbudget: 5000'],
    [{ email: 'a@one.test', user_email: 'a@two.test' }, 'user_email: a@two.test'],
    [{ phone: '239-555-0100', phone_number: '239-555-0100' }, ''],
    [{ user_column_data: 'x' }, 'user_column_data: x'],
    [{ user_column_data: [null, 7] }, 'user_column_data: 7'],
  ])('keeps %j in the message', (body, message) => {
    expect(read(body).message).toBe(message);
  });

  it('reads any body in bounded time and length', () => {
    const texts = ['x'.repeat(90_000), '1'.repeat(90_000), ','.repeat(90_000), '😀'.repeat(30_000)];
    for (const text of texts)
      for (const name of ['name', 'email', 'phone', 'services', 'message', 'other'])
        expect(read({ [name]: text }).message.length).toBeLessThanOrEqual(10_000);
  });
});
