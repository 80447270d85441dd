import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { TodayRepository } from '../src/escalation/reminders/today.repository.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { Lead } from '../src/model/lead.entity.js';
import { Visit } from '../src/visits/model/visit.entity.js';
import { Desk } from './support/desk.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads } from './support/start-leads.js';
import { Visits, type Visitor } from './support/visits.js';

const crewId = randomUUID();

const morning = (day: string) => new Date(`${day}T07:30:00-05:00`);

describe('a person who goes to visits', () => {
  let leads: Leads;
  let visits: Visits;
  let office: Desk;
  let worker: INestApplication;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
    visits = new Visits(leads);
    office = new Desk(leads, 'ruth', callerId, 'administrator');
    await addStaff(
      leads,
      { id: callerId, username: 'ruth', email: 'ruth@firm.test' },
      { id: crewId, username: 'miguel', email: 'miguel@firm.test', role: 'crew', language: 'es' },
    );
    await visits.set();
  });

  afterAll(() => leads.stopAll());

  const deliveries = () => leads.database.getRepository(Delivery);
  const owed = async () =>
    (await deliveries().findBy({ kind: 'visits_changed', state: 'owed' })).map(({ recipient }) => recipient);
  const give = async ({ id: leadId }: Visitor, personId: string | null) => {
    const { id } = await leads.database.getRepository(Visit).findOneByOrFail({ leadId });
    expect((await office.call('PATCH', `/api/visits/${id}`, { personId })).status).toBe(204);
    return `/api/visits/${id}`;
  };

  it('gets one mail about what others change in their day within a minute', async () => {
    const [first, second] = [await visits.booked(), await visits.booked()];
    await give(first, crewId);
    expect(await owed()).toEqual([]);

    for (const visitor of [first, second]) await visits.putOn(officeDay(), visitor);
    await give(second, crewId);
    await give(second, callerId);
    expect(await owed()).toEqual(['miguel@firm.test']);
    expect((await office.call('POST', `${await give(first, crewId)}/cancel`, {})).status).toBe(204);
    expect(await owed()).toEqual(['miguel@firm.test']);

    await deliveries().update({ kind: 'visits_changed' }, { nextAttemptAt: new Date() });
    await worker.get(OwedSweep, { strict: false }).run();
    const [mail] = await leads.mailbox.untilMailTo('miguel@firm.test', 1);
    expect(mail?.subject).toBe('Cambiaron sus visitas de hoy · No le quedan visitas');
    expect(mail?.text).toContain('/admin/visits');
  });

  it('is reminded in the mornings of visits of which no one has said whether they took place', async () => {
    const today = worker.get(TodayRepository, { strict: false });
    const [friday, monday, later] = ['2031-11-21', '2031-11-24', '2031-11-25'];
    const visitor = await visits.booked();
    await visits.putOn(friday, visitor);
    await give(visitor, crewId);
    const mailsOn = async (day: string) => {
      await today.addDue(firstSite, morning(day));
      return deliveries().countBy({ kind: 'today', happenedAt: morning(day), recipient: 'miguel@firm.test' });
    };

    expect(await today.listFor(crewId, morning(monday))).toMatchObject([
      { part: 'unreported', reference: visitor.reference, time: `${friday} 09:00-11:00` },
    ]);
    const days = [friday, '2031-11-22', monday, later];
    for (const [index, count] of [1, 0, 1, 0].entries()) expect(await mailsOn(days[index] ?? '')).toBe(count);
  });

  it('also has in the morning mail the visits of their leads to which no one goes, owners those of no one', async () => {
    const office = { id: '019aa000-0000-7000-8000-0000000000d5', email: 'rita@firm.test' };
    const owner = { id: '019aa000-0000-7000-8000-0000000000d6', email: 'olga@firm.test' };
    const left = { id: '019aa000-0000-7000-8000-0000000000d7', isActive: false };
    await addStaff(
      leads,
      { ...office, username: 'rita' },
      { ...owner, username: 'olga', role: 'owner' },
      { ...left, username: 'leo' },
    );
    const { manager } = leads.database;
    await manager.query('UPDATE leads SET owner_id = NULL');
    const today = worker.get(TodayRepository, { strict: false });
    const mailedOn = async (date: string, columns: Partial<Lead>, personId: string | null) => {
      const visitor = await visits.booked();
      await visits.putOn(date, visitor);
      await manager.update(Visit, { leadId: visitor.id }, { personId });
      await manager.update(Lead, { id: visitor.id }, { status: 'contacted', waitingSince: null, ...columns });
      const happenedAt = new Date(`${date}T07:30:00-05:00`);
      await today.addDue(firstSite, happenedAt);
      const owed = await manager.findBy(Delivery, { kind: 'today', happenedAt });
      return owed.map(({ recipient }) => recipient);
    };

    expect(await mailedOn('2032-01-05', { ownerId: office.id }, null)).toEqual([office.email]);
    expect(await mailedOn('2032-01-12', { ownerId: office.id }, left.id)).toEqual([office.email]);
    expect(await mailedOn('2032-01-19', { ownerId: null }, null)).toEqual([owner.email]);
    expect(await mailedOn('2032-01-26', { ownerId: left.id }, null)).toEqual([owner.email]);
    expect(await mailedOn('2032-02-02', { ownerId: crewId }, null)).toEqual([owner.email]);
  });
});
