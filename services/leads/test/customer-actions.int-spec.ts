import { customerActions } from '../src/mail/kinds/customer-actions.js';
import { Lead } from '../src/model/lead.entity.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';
import { Visits, type Visitor } from './support/visits.js';

describe(customerActions.name, () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  const news = (leadId: string, since: Date) => customerActions(leads.database.manager, leadId, since);

  it('has what a visitor wrote in the chat since then, and nothing earlier', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const { id } = (await visitor.leaveAddress()).body;
    const since = new Date();
    expect(await news(id, since)).toEqual({ words: '' });

    await visitor.write('It rains in.');
    await visitor.write('Please hurry.');

    expect(await news(id, since)).toEqual({ words: 'It rains in.\n\nPlease hurry.' });
  });

  describe('of the visit of an answered lead', () => {
    let visits: Visits;
    let visitor: Visitor;

    beforeEach(async () => {
      visits = new Visits(leads);
      await visits.set();
      visitor = await visits.visitor();
      await visits.book(visitor, 2);
      await leads.database.query(
        `UPDATE leads SET status = 'contacted', waiting_since = NULL WHERE id = $1`,
        [visitor.id],
      );
    });

    const newsOfWait = async () => {
      const { waitingSince } = await leads.database.getRepository(Lead).findOneByOrFail({ id: visitor.id });
      return news(visitor.id, waitingSince ?? new Date());
    };

    it('has the time to which the visitor moved it', async () => {
      const { date } = await visits.choice(visitor, 3);

      await visits.move(visitor, 3);

      const movedTo = { date, starts: expect.any(String), ends: expect.any(String) };
      expect(await newsOfWait()).toMatchObject({ words: '', movedTo });
    });

    it('holds an answer that is planned until then', async () => {
      const desk = new Desk(leads);
      const sendAt = new Date(Date.now() + 3_600_000).toISOString();
      await desk.ask('POST', `/${visitor.id}/messages`, { text: 'See you.', language: 'en', sendAt });

      await visits.move(visitor, 3);

      expect((await desk.read(visitor.id)).messages).toMatchObject([{ heldAt: expect.any(String) }]);
    });

    it('has the time at which it would have been, when the visitor canceled it', async () => {
      await visits.send('/cancel', { token: visitor.token });

      const canceledAt = { date: expect.any(String), starts: '09:00', ends: '11:00' };
      expect(await newsOfWait()).toMatchObject({ words: '', canceledAt });
    });
  });
});
