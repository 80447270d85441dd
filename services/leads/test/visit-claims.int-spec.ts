import { randomUUID } from 'node:crypto';
import { officeDay } from '@sandhill/company/office-day.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import type { OfficeVisitsResponse } from '../src/visits/office/office-visits.dto.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Desk } from './support/desk.js';
import { addStaff } from './support/staff.js';
import { callerId, fallbackEmail, Leads, officeEmail } from './support/start-leads.js';
import { Visits, type Visitor } from './support/visits.js';

const crewId = randomUUID();
const answered = { status: 'contacted', answeredAt: expect.any(String), waitingSince: null };

describe('a lead that no one has', () => {
  let leads: Leads;
  let visits: Visits;
  let office: Desk;
  let crew: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    visits = new Visits(leads);
    office = new Desk(leads, 'ruth', callerId, 'administrator');
    crew = new Desk(leads, 'miguel', crewId, 'crew');
    await addStaff(leads, { id: crewId, username: 'miguel', firstName: 'Miguel', role: 'crew' });
    await visits.set();
  });

  afterAll(() => leads.stopAll());

  /** Returns the recipients of the mail that the visitor booked a visit. */
  const toldOf = async ({ id: leadId }: Visitor) => {
    const mails = await leads.database.getRepository(Delivery).findBy({ leadId, kind: 'office_visit' });
    return mails.map(({ recipient }) => recipient);
  };
  const ownerOf = async ({ id }: Visitor) => (await office.read(id)).owner?.username;
  const visitOf = async ({ id }: Visitor) => {
    const { body } = await office.ask<OfficeVisitsResponse>('GET', `/${id}/visits`);
    return `/api/visits/${body.visits[0]?.id}`;
  };

  it('is claimed for the person who books its visit, and counts as answered', async () => {
    const visitor = await visits.visitor();
    await office.ask('POST', `/${visitor.id}/visits`, await visits.choice(visitor));
    expect(await ownerOf(visitor)).toBe('ruth');
    expect(await office.read(visitor.id)).toMatchObject(answered);
  });

  it('is claimed for the person who moves the visit that its visitor booked, and not before', async () => {
    const visitor = await visits.booked();
    expect(await ownerOf(visitor)).toBeUndefined();
    const path = await visitOf(visitor);
    expect((await office.call('PATCH', path, await visits.choice(visitor, 2))).status).toBe(204);
    expect(await ownerOf(visitor)).toBe('ruth');
    expect(await office.read(visitor.id)).toMatchObject(answered);
  });

  it('is claimed for the person in the office who reports on its visit, not for crew, who see no leads', async () => {
    const visitor = await visits.booked();
    await visits.putOn(officeDay(), visitor);
    const path = await visitOf(visitor);
    await office.call('PATCH', path, { personId: crewId });
    expect((await crew.call('POST', `${path}/state`, { state: 'on_the_way' })).status).toBe(204);
    expect(await ownerOf(visitor)).toBeUndefined();

    expect((await office.call('POST', `${path}/state`, { state: 'done' })).status).toBe(204);
    expect(await ownerOf(visitor)).toBe('ruth');
    expect(await office.read(visitor.id)).toMatchObject(answered);
  });

  it('waits no more when the office moves its visit, but still when it reports on it', async () => {
    const visitor = await visits.booked();
    const path = await visitOf(visitor);
    const waitingSince = async () => (await office.read(visitor.id)).waitingSince;
    const answer = () => office.call('POST', `/api/leads/${visitor.id}/answered-elsewhere`, {});
    await answer();
    await visits.move(visitor, 1);
    expect(await waitingSince()).not.toBeNull();
    await office.call('PATCH', path, await visits.choice(visitor, 2));
    expect(await waitingSince()).toBeNull();

    await visits.move(visitor, 3);
    await visits.putOn(officeDay(), visitor);
    expect((await office.call('POST', `${path}/state`, { state: 'done' })).status).toBe(204);
    expect(await waitingSince()).not.toBeNull();
    await answer();
  });

  it('has its visit in the calendar of the person who claims it, until somebody else goes there', async () => {
    const { body: made } = await office.ask<{ url: string }>('POST', '/api/visits/calendar');
    const calendar = async () => (await fetch(made.url.replace(/^https?:\/\/[^/]+/, leads.url))).text();
    const visitor = await visits.visitor();
    await office.ask('POST', `/${visitor.id}/visits`, await visits.choice(visitor));
    expect(await calendar()).toContain(visitor.reference);

    await office.call('PATCH', await visitOf(visitor), { personId: crewId });
    expect(await calendar()).not.toContain(visitor.reference);
  });

  it('is not reported to the office once its visitor has canceled the visit before the mail went out', async () => {
    const visitor = await visits.booked(3);
    await visits.send('/cancel', { token: visitor.token });
    await leads.startWorker();

    const report = { leadId: visitor.id, kind: 'office_visit' };
    const deliveries = leads.database.getRepository(Delivery);
    await waitUntil(
      'the report is given up',
      async () => (await deliveries.findOneBy(report))?.state === 'failed',
    );
  });

  it('is reported to the office once its visitor books, and a claimed one to the person who has it', async () => {
    const [free, claimed] = [await visits.visitor(), await visits.visitor()];
    await addStaff(leads, { id: callerId, username: 'ruth', email: 'ruth@staff.test' });
    await office.ask('PATCH', `/${claimed.id}`, { ownerId: callerId });
    const choice = { token: free.token, ...(await visits.choice(free)) };
    for (const status of [201, 201])
      expect(await visits.send('', choice, { 'Idempotency-Key': 'a booking' })).toMatchObject({ status });
    await visits.book(claimed, 1);

    expect(await toldOf(free)).toEqual(['office']);
    expect(await toldOf(claimed)).toEqual(['ruth@staff.test']);
    const [mail] = await leads.mailbox.untilMailTo('ruth@staff.test', 1);
    expect(mail?.subject).toContain(`${claimed.reference} · Visit booked · `);
    expect(mail?.text).toMatch(/^Visit: \w+day, .*\d/m);
  });

  it('is reported to the fallback address if the office’s rejects the mail about the visit', async () => {
    leads.mailbox.rule = (address) => (address === officeEmail ? 550 : undefined);
    const { reference } = await visits.booked();
    const report = () =>
      leads.mailbox.to(fallbackEmail).find(({ subject }) => subject?.includes(`${reference} · Visit booked`));

    await waitUntil('the report', async () => report() !== undefined);
    expect(report()?.text).toMatch(/^Visit: \w+day, .*\d/m);
  });
});
