import { Lead } from '../src/model/lead.entity.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const texts: Array<[what: string, text: string]> = [
  ['composed and decomposed accents', 'caf\u00e9 and cafe\u0301, please'],
  ['emoji of several code points', 'for us \u{1F468}\u200D\u{1F469}\u200D\u{1F467} and \u{1F44D}\u{1F3FD}'],
  ['Hebrew and Arabic with directional marks', '\u202Eשלום\u202C \u2067مرحبا\u2069 a lawn'],
  ['characters outside the BMP', '\u{20000}\u{1D11E} a long hedge'],
  ['stacked combining marks', `Z${'\u0301\u0323'.repeat(40)} garden`],
  ['unusual spaces', 'a\u00A0b\u2003c\td\u200Be garden'],
  ['unusual line breaks', 'first\r\nsecond\nthird\u2028fourth\vfifth'],
  ['control characters', 'bell \u0007 escape \u001B[31m red garden'],
  ['SQL', `'); DROP TABLE quotes; -- \\'; $1 %s`],
  ['HTML and templates', '<script>alert(1)</script> {{7*7}} ${7*7} <%= 7 %>'],
  ['a formula', '=HYPERLINK("x","y") +1 -1 @SUM(1)'],
  ['backslashes', 'C:\\new\\table \\u0000 \\x00 garden'],
  ['names of prototype properties', '__proto__ constructor'],
];

describe("a visitor's text", () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  it.each(texts)('is stored unchanged: %s', async (_what, text) => {
    const quote = await post(`${leads.url}/api/quotes`, aQuote({ name: text, address: text, message: text }));
    const contact = await post(`${leads.url}/api/contact`, aContact({ subject: text, message: text }));

    expect([quote.status, contact.status]).toEqual([201, 201]);
    expect(await leads.database.getRepository(Lead).findOneBy({ id: quote.body.id })).toMatchObject({
      name: text,
      address: text,
      message: text,
    });
    expect(await leads.database.getRepository(Lead).findOneBy({ id: contact.body.id })).toMatchObject({
      subject: text,
      message: text,
    });
  });

  it('loses only its surrounding white space', async () => {
    const { body } = await post(
      `${leads.url}/api/contact`,
      aContact({ message: ' \n  two  lines \n here \t' }),
    );

    const { message } = await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id });
    expect(message).toBe('two  lines \n here');
  });

  it.each([
    ['a lone high surrogate', JSON.stringify(aContact({ message: 'ten palms \ud83d please' }))],
    ['a lone low surrogate', JSON.stringify(aContact({ subject: '\udc4d palms' }))],
    ['a nested U+0000', JSON.stringify(aContact({ page: { a: ['\u0000'] } }))],
    ["U+0000 in a field's name", JSON.stringify(aContact({ ['a\u0000b' as 'page']: 'x' }))],
  ])('is rejected for its field if it cannot be stored: %s', async (_what, body) => {
    const answer = await post(`${leads.url}/api/contact`, body);

    expect([answer.status, Object.values(answer.body.fields)[0]?.code]).toEqual([400, 'invalid_text']);
  });

  it.each([
    ['name', '\u200b\u202e\ufeff'],
    ['message', '\u2060'.repeat(20)],
  ])('is missing where nothing of it can be seen: %s', async (field, text) => {
    const answer = await post(`${leads.url}/api/contact`, aContact({ [field]: text }));

    expect([answer.status, answer.body.fields[field]?.code]).toEqual([400, 'required']);
  });

  const encodings: Array<[what: string, type: string, body: Buffer, status: number]> = [
    ['a truncated UTF-8 sequence', 'application/json', withBytes([0xe2, 0x82]), 400],
    ['an overlong UTF-8 sequence', 'application/json', withBytes([0xc0, 0xaf]), 400],
    ['an encoded surrogate', 'application/json', withBytes([0xed, 0xa0, 0x80]), 400],
    ['Latin-1', 'application/json', withBytes([0xe9]), 400],
    ['UTF-16', 'application/json; charset=utf-16', Buffer.from(JSON.stringify(aContact()), 'utf16le'), 415],
    ['undeclared UTF-16', 'application/json', Buffer.from(JSON.stringify(aContact()), 'utf16le'), 400],
    ['an unknown charset', 'application/json; charset=martian', Buffer.from(JSON.stringify(aContact())), 415],
    ['a form encoding', 'application/x-www-form-urlencoded', Buffer.from('name=Ana'), 415],
    ['plain text', 'text/plain', Buffer.from(JSON.stringify(aContact())), 415],
    [
      'XML',
      'application/xml',
      Buffer.from('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hosts">]><a>&x;</a>'),
      415,
    ],
  ];

  it.each(encodings)('is rejected in %s', async (_what, type, body, status) => {
    const answer = await fetch(`${leads.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    });

    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
      status,
      ['error', 'code'],
    ]);
  });

  it('is rejected before decompression if it is compressed', async () => {
    const { gzipSync } = await import('node:zlib');
    const answer = await fetch(`${leads.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: new Uint8Array(gzipSync(JSON.stringify(aContact({ message: 'x'.repeat(50_000_000) })))),
    });

    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  it('cannot pollute prototypes', async () => {
    const body = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(aContact()).slice(1)}`;

    expect((await post(`${leads.url}/api/contact`, body)).status).toBe(201);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('takes the last value of a duplicate field', async () => {
    const body = `{"subject":"first",${JSON.stringify(aContact({ subject: 'second' })).slice(1)}`;

    const { status, body: answer } = await post(`${leads.url}/api/contact`, body);

    expect(status).toBe(201);
    expect(await leads.database.getRepository(Lead).findOneBy({ id: answer.id })).toMatchObject({
      subject: 'second',
    });
  });

  it.each(['id', 'reference', 'status', 'createdAt', 'deletedAt', 'areaName'])(
    'cannot set the column %s',
    async (column) => {
      const forged = { id: '019aa000-0000-7000-8000-00000000beef', createdAt: '2001-01-01T00:00:00Z' };
      const value = (forged as Record<string, string>)[column] ?? 'won';

      const { status, body } = await post(`${leads.url}/api/quotes`, { ...aQuote(), [column]: value });

      expect(status).toBe(201);
      const quote = await leads.database.getRepository(Lead).findOneByOrFail({ id: body.id });
      expect(JSON.stringify(quote[column as keyof Lead])).not.toContain(value);
    },
  );
});

/** Returns a contact message with bytes that are not valid UTF-8. */
function withBytes(bytes: number[]): Buffer {
  const [before = '', after = ''] = JSON.stringify(aContact({ message: 'ten palms MARK please' })).split(
    'MARK',
  );
  return Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
}

describe('a repeated message', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  const statusAfter = async (changes: object, form: 'quotes' | 'contact' = 'contact') => {
    const lead = form === 'quotes' ? aQuote(changes) : aContact(changes);
    const { status, body } = await post(`${leads.url}/api/${form}`, lead);
    expect(status).toBe(201);
    const [row]: Array<{ status: string }> = await leads.database.query(
      'SELECT status FROM leads WHERE id = $1',
      [body.id],
    );
    return row?.status;
  };

  it('with a link is spam from the fourth address on, in either form', async () => {
    const message = 'Rank first today: https://ranks.example';
    const statuses = [
      await statusAfter({ message }),
      await statusAfter({ message }),
      await statusAfter({ message: message.toUpperCase().replace('HTTPS://RANKS', 'https://ranks') }),
      await statusAfter({ message }),
      await statusAfter({ message }, 'quotes'),
    ];

    expect(statuses).toEqual(['new', 'new', 'new', 'spam', 'spam']);
  });

  it('is not spam from one address, after an hour, or without a link', async () => {
    const mine = {
      message: 'My garden as it is: https://pictures.example/garden',
      email: 'dora@visitor.test',
    };
    for (let turn = 0; turn < 5; turn += 1)
      expect(await statusAfter({ ...mine, subject: `Turn ${turn}` })).toBe('new');

    const early = { message: 'See https://early.example for the plan' };
    for (let turn = 0; turn < 3; turn += 1) await statusAfter(early);
    await leads.database.query(`UPDATE leads SET created_at = created_at - interval '61 minutes'`);
    expect(await statusAfter(early)).toBe('new');

    const letter = { message: 'Our HOA asks everybody to replant the median.' };
    for (let turn = 0; turn < 6; turn += 1) expect(await statusAfter(letter)).toBe('new');
  });
});
