import { customerNews } from '../src/mail/kinds/customer-news.js';
import { Lead } from '../src/model/lead.entity.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Leads } from './support/start-leads.js';
import { Visits } from './support/visits.js';

describe(customerNews.name, () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  const news = (leadId: string, since: Date) => customerNews(leads.database.manager, leadId, since);

  it('has what a visitor wrote in the chat since then, and nothing earlier', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const { id } = (await visitor.leaveAddress()).body;
    const since = new Date();
    expect(await news(id, since)).toEqual({ words: '' });

    await visitor.write('It rains in.');
    await visitor.write('Please hurry.');

    expect(await news(id, since)).toEqual({ words: 'It rains in.\n\nPlease hurry.' });
  });

  it('has the time to which a visitor moved the visit', async () => {
    const visits = new Visits(leads);
    await visits.set();
    const visitor = await visits.visitor();
    await visits.book(visitor, 2);
    const { date } = await visits.choice(visitor, 3);
    await leads.database.query(`UPDATE leads SET status = 'contacted', waiting_since = NULL WHERE id = $1`, [
      visitor.id,
    ]);

    await visits.move(visitor, 3);

    const { waitingSince } = await leads.database.getRepository(Lead).findOneByOrFail({ id: visitor.id });
    const { movedTo } = await news(visitor.id, waitingSince ?? new Date(0));
    expect(movedTo).toMatchObject({ date, starts: expect.any(String), ends: expect.any(String) });
  });
});
