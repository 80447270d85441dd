import type { INestApplication } from '@nestjs/common';
import type { LeadDetailResponse } from '../src/inbox/lead-detail.response.js';
import { StaffSync } from '../src/staff/staff-sync.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { aContact } from './support/lead.factory.js';
import { post } from './support/send.js';
import { staffListSecret, StaffServer } from './support/staff-server.js';
import { callerId, Leads } from './support/start-leads.js';

const member = (end: string, username: string, changes = {}) => ({
  id: `019aa000-0000-7000-8000-0000000000${end}`,
  username,
  email: `${username}@firm.test`,
  role: 'user',
  isActive: true,
  ...changes,
});

describe('the copy of the list of staff', () => {
  const server = new StaffServer();
  let leads: Leads;
  let worker: INestApplication;

  beforeAll(async () => {
    leads = await Leads.start();
    const authUrl = await server.open();
    worker = await leads.startWorker({ AUTH_URL: authUrl, STAFF_LIST_SECRET: staffListSecret });
    await onlyByHand(worker, StaffSync);
  });

  afterAll(async () => {
    await leads.stopAll();
    await server.close();
  });

  beforeEach(() => leads.database.query('DELETE FROM staff_members'));

  const copy = async (staff: unknown, status = 200) => {
    Object.assign(server, { staff, status });
    await worker.get(StaffSync, { strict: false }).run();
  };
  const names = async () => {
    const response = await fetch(`${leads.url}/api/staff`, { headers: leads.signedInAs('user') });
    return (await response.json()) as unknown;
  };

  it('names who may work on leads, and those who no longer may', async () => {
    const ben = member('b1', 'ben');
    const cleo = member('c1', 'cleo', { role: 'owner', language: 'es' });
    await copy([ben, cleo, member('d1', 'dora', { isActive: false })]);
    expect(await names()).toEqual([
      { id: ben.id, username: 'ben', isActive: true },
      { id: cleo.id, username: 'cleo', isActive: true },
      { id: member('d1', '').id, username: 'dora', isActive: false },
    ]);

    await copy([
      { ...cleo, username: 'cleo.m' },
      { ...member('d1', 'dora'), role: 'of-a-later-version' },
    ]);

    expect(await names()).toEqual([
      { id: ben.id, username: 'ben', isActive: false },
      { id: cleo.id, username: 'cleo.m', isActive: true },
      { id: member('d1', '').id, username: 'dora', isActive: false },
    ]);
    const [kept] = await leads.database.getRepository(StaffMember).findBy({ id: cleo.id });
    expect(kept).toMatchObject({ email: 'cleo@firm.test', role: 'owner', language: 'es' });
    expect(server.unsigned).toBe(0);
  });

  it('takes a language that this version does not know for English', async () => {
    const { id, ...ben } = member('b1', 'ben', { language: 'fr' });
    await copy([{ id, ...ben }]);

    const [kept] = await leads.database.getRepository(StaffMember).findBy({ id });
    expect(kept).toMatchObject({ language: 'en' });
  });

  it.each([
    ['an error', [member('b1', 'other')], 500],
    ['an empty list', [], 200],
    ['something else', { staff: 'all' }, 200],
    ['an entry without an id', [{ username: 'x' }], 200],
  ])('stays as it is when auth answers with %s', async (_what, staff, status) => {
    await copy([member('b1', 'ben')]);

    await copy(staff, status);

    expect(await names()).toEqual([{ id: member('b1', '').id, username: 'ben', isActive: true }]);
  });

  it('lets only those own leads who may work on them', async () => {
    const dora = member('d1', 'dora', { isActive: false });
    await copy([member('b1', 'ben'), dora]);
    const { id } = (await post(`${leads.url}/api/contact`, aContact())).body;
    const give = async (ownerId: string | null) => {
      const response = await fetch(`${leads.url}/api/leads/${id}`, {
        method: 'PATCH',
        headers: { ...leads.signedInAs('user'), 'content-type': 'application/json' },
        body: JSON.stringify({ ownerId }),
      });
      return [response.status, (await response.json()) as LeadDetailResponse] as const;
    };

    const unknown = { fields: { ownerId: { code: 'unknown_owner' } } };
    expect(await give(dora.id)).toMatchObject([400, unknown]);
    expect(await give(callerId)).toMatchObject([400, unknown]);
    const ben = { id: member('b1', '').id, username: 'ben' };
    expect(await give(ben.id)).toMatchObject([200, { owner: ben, claimedBy: 'ruth', claimedVia: 'page' }]);
    expect(await give(null)).toMatchObject([200, { owner: null, claimedBy: null }]);
  });
});
