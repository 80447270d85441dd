import { randomUUID } from 'node:crypto';
import { officeDay } from '@sandhill/company/office-day.js';
import type { OfficeVisitsResponse } from '../src/visits/office/office-visits.dto.js';
import { Desk } from './support/desk.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads } from './support/start-leads.js';
import { Visits, type Visitor } from './support/visits.js';

const crewId = randomUUID();

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

  const ownerOf = async ({ id }: Visitor) => (await office.read(id)).owner?.username;
  const visitOf = async ({ id }: Visitor) => {
    const { body } = await office.ask<OfficeVisitsResponse>('GET', `/${id}/visits`);
    return `/api/visits/${body.visits[0]?.id}`;
  };

  it('is claimed for the person who books its visit', async () => {
    const visitor = await visits.visitor();
    await office.ask('POST', `/${visitor.id}/visits`, await visits.choice(visitor));
    expect(await ownerOf(visitor)).toBe('ruth');
  });

  it('is claimed for the person who moves the visit that its visitor booked, and not before', async () => {
    const visitor = await visits.booked();
    expect(await ownerOf(visitor)).toBeUndefined();
    const path = await visitOf(visitor);
    expect((await office.call('PATCH', path, await visits.choice(visitor, 2))).status).toBe(204);
    expect(await ownerOf(visitor)).toBe('ruth');
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
  });
});
