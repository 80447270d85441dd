import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { SearchTextsRepository } from '../src/inbox/search/search-texts.repository.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

describe('a search of leads', () => {
  let leads: Leads;
  let desk: Desk;
  let texts: SearchTextsRepository;

  beforeAll(async () => {
    leads = await Leads.start();
    desk = new Desk(leads);
    texts = new SearchTextsRepository(leads.database);
  });

  beforeEach(() => leads.database.query('DELETE FROM leads; DELETE FROM submissions'));

  afterAll(() => leads.stopAll());

  const quote = async (changes = {}) => (await post(`${leads.url}/api/quotes`, aQuote(changes))).body.id;
  const contact = async (changes = {}) => (await post(`${leads.url}/api/contact`, aContact(changes))).body.id;
  const found = async (text: string) =>
    (await desk.list(`?q=${encodeURIComponent(text)}`)).leads.map(({ id }) => id).sort();
  const write = async () => {
    while ((await texts.write(100)) > 0);
  };
  /** Searches before and after the sweep has written the texts, and checks that both find the same leads. */
  const foundTwice = async (text: string) => {
    const before = await found(text);
    await write();
    expect({ text, found: await found(text) }).toEqual({ text, found: before });
    return before;
  };

  it.each([
    '2395550171',
    '239-555-0171',
    '+1 239 555 0171',
    '(239) 555 0171',
    '12395550171',
    '555-0171',
    '0171',
  ])('finds (239) 555-0171 by %s', async (typed) => {
    const id = await quote({ phone: '(239) 555-0171', message: 'It is dry.' });
    await quote({ phone: '(239) 555-0172', message: 'It is dry.' });

    expect(await foundTwice(typed)).toEqual([id]);
  });

  it('finds a number by its digits although it is no phone number', async () => {
    const id = await quote({ phone: '555.0171 ext 4', address: '12 Gulf Shore Blvd, Naples, FL 34103-1234' });

    expect(await foundTwice('5550171')).toEqual([id]);
    expect(await foundTwice('34103-1234')).toEqual([id]);
  });

  it('finds leads that hold every word, each in any text, whatever its case and accents', async () => {
    const id = await quote({
      name: 'José Muñoz',
      message: 'The palm leans.',
      address: '7 Heron_Way 100%, Estero',
    });
    await quote({ name: 'Jose Diaz', message: 'The hedge is dry.', address: '7 HeronXWay, Estero' });
    await contact({ name: 'Hortensia', message: 'A palm leans.' });

    for (const typed of ['jose palm', 'PALM josé', 'munoz', 'MUÑOZ estero', 'heron_w', 'heron＿w', '100%,'])
      expect(await foundTwice(typed)).toEqual([id]);
    expect(await foundTwice('jose estero')).toHaveLength(2);
    expect(await foundTwice('jose hortensia')).toEqual([]);
  });

  it('finds words of notes, calls, messages and the chat, also right after they were written', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Do you trim bougainvillea?');
    const chat = (await visitor.leaveAddress()).body.id;
    const id = await quote({ name: 'Ann Sarmiento' });
    await write();

    await desk.call('POST', `/${id}/notes`, { text: 'The gate code is 4411.' });
    expect(await foundTwice('sarmiento 4411')).toEqual([id]);
    await desk.call('POST', `/${id}/notes`, { text: 'Rang about the fountain.', kind: 'call' });
    expect(await foundTwice('fountain gate')).toEqual([id]);
    await desk.call('POST', `/${id}/messages`, { text: 'We come on Thursday.', language: 'en' });
    expect(await foundTwice('thursday')).toEqual([id]);
    expect(await foundTwice('bougainvillea')).toEqual([chat]);
    await visitor.write('And oleander?');
    expect(await foundTwice('oleander')).toEqual([chat]);
    await desk.change(id, { name: 'Ann Ortega' });
    expect(await foundTwice('ortega 4411')).toEqual([id]);
    expect(await foundTwice('sarmiento')).toEqual([]);
  });

  it('finds a change that was under way while the text was written', async () => {
    const id = await quote({ name: 'Ann Sarmiento' });
    await write();
    const { manager } = leads.database;
    await manager.transaction(async (change) => {
      await change.query(`UPDATE leads SET name = 'Ann Ortega' WHERE id = $1`, [id]);
      await write();
    });

    expect(await foundTwice('ortega')).toEqual([id]);
  });

  it('forgets the words of a planned answer that is deleted', async () => {
    const id = await quote();
    const { body } = await desk.ask<{ id: string }>('POST', `/${id}/messages`, {
      text: 'We bring a heliconia.',
      language: 'en',
      sendAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(await foundTwice('heliconia')).toEqual([id]);

    expect((await desk.call('DELETE', `/${id}/messages/${body.id}`)).status).toBe(204);
    expect(await foundTwice('heliconia')).toEqual([]);
  });

  it('forgets the text of a lead that is erased, whose words are in no log and no audit trail', async () => {
    const id = await quote({ message: 'The heliconia is dry.' });
    await write();
    await found('heliconia');

    const owner = new Desk(leads, 'olga', undefined, 'owner');
    await owner.call('GET', '/export.csv?q=heliconia');
    expect((await owner.call('POST', `/${id}/erase`)).status).toBeLessThan(300);

    expect(await leads.database.query('SELECT FROM lead_search')).toEqual([]);
    const audit = await leads.database.query('SELECT * FROM audit_events');
    expect(JSON.stringify(audit).toLowerCase()).not.toContain('heliconia');
  });

  it('has its texts written by the worker', async () => {
    const id = await quote();
    const worker: INestApplication = await leads.startWorker();

    await waitUntil('the text', async () => {
      const rows = await leads.database.query('SELECT lead_id FROM lead_search');
      return rows.length === 1 && rows[0].lead_id === id;
    });
    await leads.stop(worker);
  });
});
