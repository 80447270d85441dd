import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import { jest } from '@jest/globals';
import { InboxRepository } from '../src/inbox/inbox.repository.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

async function linesOf(response: Response): Promise<string[]> {
  const text = Buffer.from(await response.arrayBuffer()).toString();
  return text.split('\r\n').slice(1, -1);
}

describe('the CSV export', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start();
  });

  afterEach(() => leads.stopAll());

  const download = (query = '', headers = leads.signedInAs('administrator')) =>
    fetch(`${leads.url}/api/leads/export.csv${query}`, { headers });
  const manyLeads = (count: number, message: string) =>
    leads.database.query(
      `INSERT INTO leads (kind, reference, name, email, subject, message, language, created_at)
       SELECT 'contact', 'C-' || n, 'Ben', 'ben@visitor.test', 'Lawn ' || n, $2, 'en', now() - n / 3 * interval '1 second'
       FROM generate_series(1, $1::integer) AS n`,
      [count, message],
    );

  it('is a UTF-8 file with New York times and without formulas', async () => {
    const quote = await post(
      `${leads.url}/api/quotes`,
      aQuote({
        name: '=HYPERLINK("https://evil.test")',
        phone: '+1 (239) 555-0101',
        message: 'Señor,\nsí "ya"',
      }),
    );
    await leads.database.query(`UPDATE leads SET created_at = '2026-11-20T21:30:00Z'`);

    const response = await download();
    const bytes = Buffer.from(await response.arrayBuffer());

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    });
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = bytes.subarray(3).toString();
    expect(text).toMatch(/^Reference,Received \(New York\),Kind,/);
    expect(text).toContain(
      `\r\n${quote.body.reference},2026-11-20 16:30:00,quote,new,"'=HYPERLINK(""https://evil.test"")",`,
    );
    expect(text).toContain(",'+1 (239) 555-0101,");
    expect(text).toContain('"Señor,\nsí ""ya"""');
  });

  it('has every lead once, across pages and equal creation times', async () => {
    await manyLeads(1001, 'A long enough message.');
    await post(`${leads.url}/api/quotes`, aQuote());

    const lines = await linesOf(await download());

    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1002);
    expect(lines).toHaveLength(1002);
  });

  it('applies the filters and views of the list', async () => {
    const quote = await post(`${leads.url}/api/quotes`, aQuote());
    const { body } = await post(`${leads.url}/api/contact`, aContact({ subject: 'Palms' }));
    await post(`${leads.url}/api/contact`, aContact({ subject: 'Palms', website: 'x' }));

    const response = await download('?kind=contact&status=new,won&q=palms');
    const lines = await linesOf(response);

    expect(lines.map((line) => line.split(',')[0])).toEqual([body.reference]);
    await leads.database.query(
      `UPDATE leads SET claimed_at = now(), unclaimed_since = NULL WHERE kind = 'contact'`,
    );
    const free = await linesOf(await download('?view=unclaimed'));
    expect(free.map((line) => line.split(',')[0])).toEqual([quote.body.reference]);
  });

  it('has only the header row if no lead matches', async () => {
    expect(await linesOf(await download('?q=nobody'))).toEqual([]);
  });

  it('is an error and not an empty file if the leads cannot be read', async () => {
    await leads.database.query('ALTER TABLE leads RENAME TO leads_away');

    const response = await download();

    await leads.database.query('ALTER TABLE leads_away RENAME TO leads');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toHaveProperty('error');
  });

  it('stops when the client disconnects', async () => {
    await manyLeads(5000, 'x'.repeat(8000));
    const read = jest.spyOn(leads.app.get(InboxRepository, { strict: false }), 'listLeads');
    const request = get(`${leads.url}/api/leads/export.csv`, { headers: leads.signedInAs('administrator') });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'readable');

    response.on('error', () => undefined);
    request.destroy();

    await waitUntil('the end of the connection', () => hasNoConnections(leads.app.getHttpServer() as Server));
    expect(read.mock.calls.length).toBeLessThan(25);
  });

  it.each(['?kind=order', '?status=old', '?q=a&q=b'])('is rejected for %s', async (query) => {
    const response = await download(query);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation_failed' });
  });

  it('is for administrators only', async () => {
    const answers = await Promise.all([download('', {}), download('', leads.signedInAs('user'))]);

    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
    expect(await answers[0]?.json()).toMatchObject({ code: 'not_authenticated' });
    expect(await answers[1]?.json()).toMatchObject({ code: 'forbidden' });
  });
});

function hasNoConnections(server: Server): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count === 0)));
  });
}
