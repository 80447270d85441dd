import { Visit } from '../src/visits/model/visit.entity.js';
import { Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';

describe('limits of visits', () => {
  let leads: Leads;
  let visits: Visits;

  beforeAll(async () => {
    leads = await Leads.start();
    visits = new Visits(leads);
    await visits.set({ week: daily({ places: 10 }) });
  });

  afterAll(() => leads.stopAll());

  const bookFrom = async (address: string) => {
    const visitor = await visits.visitor();
    const choice = await visits.choice(visitor);
    return visits.send('', { token: visitor.token, ...choice }, { 'x-forwarded-for': address });
  };

  it('let a person hold three, also where six requests book at once', async () => {
    const email = 'many@visitor.test';
    const requests: Visitor[] = [];
    for (let index = 0; index < 6; index += 1) {
      const tagged = email.replace('@', `+${index}@`);
      requests.push(await visits.visitor({ email: tagged, message: `The lawn behind house ${index}` }));
    }
    const choice = await visits.choice(requests[0] as Visitor);

    const answers = await Promise.all(requests.map(({ token }) => visits.send('', { token, ...choice })));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'too_many_visits')).toHaveLength(3);
  });

  it('mail a mailbox about twelve changes a day, and it can still cancel', async () => {
    const visitor = await visits.visitor({ email: 'vic.tim@gmail.com' });
    await visits.book(visitor);
    for (let moves = 0; moves < 11; moves += 1)
      expect((await visits.move(visitor, moves % 2 === 0 ? 1 : 0)).status).toBe(200);

    const refused = { status: 409, body: { code: 'too_many_changes' } };
    expect(await visits.move(visitor, 1)).toMatchObject(refused);
    expect((await visits.send('/cancel', { token: visitor.token })).status).toBe(200);
    const other = await visits.visitor({ email: 'v.ictim+other@googlemail.com', message: 'Another lawn' });
    expect(await visits.book(other)).toMatchObject(refused);
  });

  it('count the changes of a lead without an email address', async () => {
    const visitor = await visits.booked();
    await leads.database.query('UPDATE leads SET email = NULL WHERE id = $1', [visitor.id]);
    for (let moves = 0; moves < 11; moves += 1)
      expect((await visits.move(visitor, moves % 2 === 0 ? 1 : 0)).status).toBe(200);

    expect(await visits.move(visitor, 1)).toMatchObject({ body: { code: 'too_many_changes' } });
  });

  it('let an address book six visits a day, whatever email addresses it gives', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => bookFrom('198.51.100.7')));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ body }) => body.code === 'too_many_visits')).toHaveLength(2);
    expect((await bookFrom('198.51.100.8')).status).toBe(201);
  });

  it('count no bookings of a later time, which remain after a clock is set back', async () => {
    for (let count = 0; count < 6; count += 1) await bookFrom('203.0.113.9');
    expect(await bookFrom('203.0.113.9')).toMatchObject({ body: { code: 'too_many_visits' } });
    await leads.database.query(`UPDATE urgent_presses SET at = at + interval '3 hours'`);

    expect((await bookFrom('203.0.113.9')).status).toBe(201);
  });

  it('let an address wait for six requests a day, each of which could keep freed places', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const { token } = await visits.visitor();
      statuses.push((await visits.send('/waiting', { token }, { 'x-forwarded-for': '192.0.2.7' })).status);
      // A repeat by a visitor who already waits is not counted.
      await visits.send('/waiting', { token }, { 'x-forwarded-for': '192.0.2.7' });
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 409, 409]);
  });

  const passDay = ({ id }: Visitor) =>
    leads.database.query(`UPDATE lead_history SET at = at - interval '25 hours' WHERE lead_id = $1`, [id]);
  const moveTimes = async (visitor: Visitor, times: number) => {
    for (let moves = 0; moves < times; moves += 1)
      expect((await visits.move(visitor, moves % 2 === 0 ? 1 : 0)).status).toBe(200);
  };
  const tooMany = { body: { code: 'too_many_changes' } };

  it('count the changes of a day, not those that a visit had before or that the office made', async () => {
    const visitor = await visits.booked();
    await moveTimes(visitor, 11);
    await passDay(visitor);
    const { id } = await leads.database.manager.findOneByOrFail(Visit, { leadId: visitor.id });
    const byOffice = await visits.owner.call('PATCH', `/api/visits/${id}`, await visits.choice(visitor, 3));
    expect(byOffice.status).toBe(204);

    await moveTimes(visitor, 12);
    expect(await visits.move(visitor, 2)).toMatchObject(tooMany);
  });

  it('count the cancellation of an older visit', async () => {
    const visitor = await visits.booked();
    await passDay(visitor);
    expect((await visits.send('/cancel', { token: visitor.token })).status).toBe(200);
    expect((await visits.book(visitor)).status).toBe(201);

    await moveTimes(visitor, 10);
    expect(await visits.move(visitor, 1)).toMatchObject(tooMany);
  });
});
