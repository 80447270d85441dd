import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { Visit } from '../src/visits/model/visit.entity.js';
import { Desk } from './support/desk.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads } from './support/start-leads.js';
import { Visits, type Visitor } from './support/visits.js';

const crewId = randomUUID();

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
});
