import { jest } from '@jest/globals';
import { In } from 'typeorm';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { LeadChanges } from '../src/inbox/changes/lead-changes.service.js';
import { Lead } from '../src/model/lead.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import { Visit } from '../src/visits/model/visit.entity.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { callerId, Leads } from './support/start-leads.js';
import { Visits, type Visitor } from './support/visits.js';

const benId = '019aa000-0000-7000-8000-0000000000b1';
const mayaId = '019aa000-0000-7000-8000-0000000000b2';
const benEmail = 'ben@firm.test';

describe('leads that are given to somebody', () => {
  let leads: Leads;
  let owner: Desk;
  let ben: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    owner = new Desk(leads, 'olga', undefined, 'owner');
    ben = new Desk(leads, 'ben', benId);
  });

  beforeEach(async () => {
    await leads.database.query(
      'DELETE FROM leads; DELETE FROM submissions; DELETE FROM staff_members; DELETE FROM audit_events; DELETE FROM deliveries',
    );
    await leads.database.manager.insert(StaffMember, [
      { id: benId, username: 'ben', email: benEmail, role: 'user', isActive: true },
      { id: mayaId, username: 'maya', email: null, role: 'user', isActive: false },
    ]);
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(() => leads.stopAll());

  const quote = async () => (await post(`${leads.url}/api/quotes`, aQuote())).body.id;
  const mails = () => leads.database.getRepository(Delivery).findBy({ kind: 'assigned' });
  const give = (id: string, ownerId: string | null) => owner.change(id, { ownerId });
  const ofMaya = (ids: string[]) =>
    leads.database.query(
      `UPDATE leads SET owner_id = $1, claimed_at = now(), claimed_via = 'page', claimed_by = 'maya', unclaimed_since = NULL
       WHERE id = ANY ($2)`,
      [mayaId, ids],
    );
  const handOver = (to: unknown, from = mayaId) =>
    owner.ask<{ count: number; fields: object }>('POST', `/api/staff/${from}/hand-over`, { to });

  it('tell them by mail, each time, and not about what they took themselves', async () => {
    const id = await quote();
    const worker = await leads.startWorker();
    const sweep = () => worker.get(OwedSweep, { strict: false }).run();

    await give(id, benId);
    await sweep();
    await leads.mailbox.untilMailTo(benEmail, 1);
    await give(id, null);
    await give(id, benId);
    await ben.change(await quote(), { ownerId: benId });
    await owner.ask('POST', '/changes', { ids: [id], ownerId: benId });
    await owner.change(id, { status: 'won' });
    await sweep();

    const [mail] = await leads.mailbox.untilMailTo(benEmail, 2);
    expect(await mails()).toMatchObject([
      { leadId: id, recipient: benEmail },
      { leadId: id, recipient: benEmail },
    ]);
    expect(mail?.subject).toMatch(/^Q-\w+ · Assigned to you$/);
    expect(mail?.text).toContain('/admin/leads/Q-');
    await leads.stop(worker);
  });

  it('tell them once about several, and no one when that is undone', async () => {
    const ids = [await quote(), await quote(), await quote()];
    const change = (body: object) => owner.ask('POST', '/changes', { ids, ...body });

    await change({ ownerId: benId });
    expect(await mails()).toMatchObject([{ leadId: null, recipient: benEmail }]);
    await change({ ownerId: null });
    await change({ ownerId: benId, undoneOwnerId: null });

    expect((await ben.list('?owner=me')).leads).toHaveLength(3);
    expect(await mails()).toHaveLength(1);
  });

  it('tell no one who does not have them any more when the mail goes out', async () => {
    const [back, kept] = [await quote(), await quote()];
    for (const id of [back, kept]) await give(id, benId);

    await give(back, null);
    await owner.change(kept, { status: 'won' });

    expect(await mails()).toMatchObject([{ leadId: kept, state: 'owed' }]);
  });

  it('tell no one whose account is disabled, not even by hand', async () => {
    const before = leads.mailbox.to(benEmail).length;
    const id = await quote();
    await give(id, benId);
    const setActive = (isActive: boolean) =>
      leads.database.manager.update(StaffMember, { id: benId }, { isActive });
    const mail = async () => (await owner.read(id)).notifications.find(({ kind }) => kind === 'assigned');
    const sendAgain = async () => owner.call('POST', `/${id}/notifications/${(await mail())?.id}/send`);
    await setActive(false);
    const worker = await leads.startWorker();
    await worker.get(OwedSweep, { strict: false }).run();
    expect(await mail()).toMatchObject({ status: 'failed', isForFormerStaff: true });
    expect((await owner.read(id)).mail).not.toBe('failed');

    await sendAgain();
    expect((await owner.ask('POST', '/mail-state/send-failed')).body).toEqual({ count: 0 });
    expect(await mail()).toMatchObject({ status: 'failed' });

    await setActive(true);
    await sendAgain();
    await leads.mailbox.untilMailTo(benEmail, before + 1);
    await leads.stop(worker);
  });

  it('are told in the language of the account', async () => {
    const before = leads.mailbox.to(benEmail).length;
    await leads.database.manager.update(StaffMember, { id: benId }, { language: 'es' });
    const worker = await leads.startWorker();

    await give(await quote(), benId);

    const mails = await leads.mailbox.untilMailTo(benEmail, before + 1);
    expect(mails.at(-1)?.subject).toContain('Se le asignó una solicitud');
    await leads.stop(worker);
    await leads.database.manager.update(StaffMember, { id: benId }, { language: 'en' });
  });

  it('are counted and handed over with their history, an audit entry and one mail', async () => {
    const ids = await Promise.all([1, 2, 3].map(quote));
    const won = await quote();
    const binned = await quote();
    await ofMaya([...ids, won, binned]);
    await owner.change(won, { status: 'won' });
    await owner.call('DELETE', `/${binned}`);
    await leads.database.query('DELETE FROM audit_events');

    expect((await owner.ask('GET', `/api/staff/${mayaId}/leads`)).body).toEqual({ open: 3, visits: 0 });
    expect(await handOver(benId)).toMatchObject({ status: 200, body: { count: 3 } });

    expect((await owner.ask('GET', `/api/staff/${mayaId}/leads`)).body).toEqual({ open: 0, visits: 0 });
    expect(await leads.database.getRepository(Lead).countBy({ ownerId: benId })).toBe(3);
    const { history } = await owner.read(ids[0] ?? '');
    expect(history).toContainEqual(
      expect.objectContaining({ kind: 'owner_changed', actor: 'olga', details: { from: 'maya', to: 'ben' } }),
    );
    const audit = await leads.database.query(
      `SELECT details FROM audit_events WHERE action = 'leads_handed_over' AND subject_id = $1`,
      [mayaId],
    );
    expect(audit).toEqual([{ details: { to: benId, count: 3 } }]);
    expect(await mails()).toMatchObject([{ leadId: null, recipient: benEmail }]);
  });

  const manyOfMaya = async () => {
    await leads.database.query(
      `INSERT INTO leads (kind, reference, name, email, message, language, subject)
       SELECT 'contact', 'C-' || n, 'Ann', 'a@visitor.test', 'It is dry.', 'en', 'Palms' FROM generate_series(1, 250) n`,
    );
    const rows = await leads.database.getRepository(Lead).find({ select: { id: true } });
    await ofMaya(rows.map(({ id }) => id));
  };
  const changes = () => leads.app.get(LeadChanges, { strict: false });

  it('are more than one batch', async () => {
    const first = (await post(`${leads.url}/api/contact`, aContact())).body.id;
    await manyOfMaya();

    expect((await handOver(null)).body).toEqual({ count: 251 });
    expect((await owner.read(first)).owner).toBeNull();
  });

  it('are all handed over although a colleague takes the first of them meanwhile', async () => {
    await manyOfMaya();
    const handOne = changes().handOver.bind(changes());
    jest.spyOn(changes(), 'handOver').mockImplementationOnce(async (ids, ...how) => {
      await leads.database.manager.update(Lead, { id: In([...ids]) }, { ownerId: callerId });
      return handOne(ids, ...how);
    });

    expect((await handOver(benId)).body).toEqual({ count: 150 });
    expect(await leads.database.getRepository(Lead).countBy({ ownerId: mayaId })).toBe(0);
  });

  it('are told and audited although the call breaks off', async () => {
    await manyOfMaya();
    const handOne = changes().handOver.bind(changes());
    jest
      .spyOn(changes(), 'handOver')
      .mockImplementationOnce(handOne)
      .mockRejectedValueOnce(new Error('the process ends'));

    expect((await handOver(benId)).status).toBe(500);
    expect(await leads.database.getRepository(Lead).countBy({ ownerId: benId })).toBe(100);
    expect(await mails()).toMatchObject([{ leadId: null, recipient: benEmail }]);
    expect(
      await leads.database.query(`SELECT details FROM audit_events WHERE action = 'leads_handed_over'`),
    ).toEqual([{ details: { to: benId, count: 100 } }]);
  });

  it('come with the visits of the person, to crew where there are only visits', async () => {
    const visits = new Visits(leads);
    await visits.set();
    const [coming, over] = [await visits.booked(1), await visits.booked(2)];
    await leads.database.manager.update(Visit, { state: 'booked' }, { personId: mayaId });
    await leads.database.manager.update(Visit, { leadId: over.id }, { state: 'done' });
    await leads.database.manager.update(StaffMember, { id: benId }, { role: 'crew' });
    const personOf = async ({ id }: Visitor) =>
      (await leads.database.manager.findOneByOrFail(Visit, { leadId: id })).personId;

    expect((await owner.ask('GET', `/api/staff/${mayaId}/leads`)).body).toEqual({ open: 0, visits: 1 });
    expect(await handOver(mayaId.replace('b2', 'ff'))).toMatchObject({ body: { fields: { to: {} } } });
    expect((await handOver(benId)).status).toBe(200);

    expect([await personOf(coming), await personOf(over)]).toEqual([benId, mayaId]);
    expect((await owner.read(coming.id)).history).toContainEqual(
      expect.objectContaining({ kind: 'visit_assigned', actor: 'olga' }),
    );
    expect((await owner.ask('GET', `/api/staff/${mayaId}/leads`)).body).toEqual({ open: 0, visits: 0 });
  });

  it('belong to them although the lead cannot wait and somebody else had it', async () => {
    const [given, handed] = [await quote(), await quote()];
    await ofMaya([given, handed]);
    await leads.database.manager.update(
      Lead,
      { id: In([given, handed]) },
      { urgency: 'water', urgentSince: new Date() },
    );

    await give(given, benId);
    await handOver(benId);

    for (const id of [given, handed])
      expect(await owner.read(id)).toMatchObject({ owner: { username: 'ben' }, isUrgent: false });
  });

  it('are unclaimed again where they are new and handed to no one', async () => {
    const [fresh, byMail, ofOffice, contacted] = [await quote(), await quote(), await quote(), await quote()];
    await ofMaya([fresh, byMail, ofOffice, contacted]);
    await owner.change(contacted, { status: 'contacted' });
    await leads.database.manager.update(Lead, { id: In([byMail, ofOffice]) }, { claimedVia: 'mail' });
    await leads.database.manager.update(Lead, { id: ofOffice }, { claimedBy: null });

    expect(await handOver(null)).toMatchObject({ status: 200, body: { count: 4 } });

    expect((await owner.list('?view=unclaimed')).leads.map(({ id }) => id)).toEqual([fresh, byMail]);
    const left = (await owner.list('?view=without-owner')).leads.map(({ id }) => id);
    expect(left).toEqual([ofOffice, contacted]);
    expect(await mails()).toEqual([]);
  });

  it('go to no one who does not work on leads', async () => {
    await ofMaya([await quote()]);

    for (const to of [mayaId, '019aa000-0000-7000-8000-0000000000ff', 'ben', undefined, 7])
      expect(await handOver(to)).toMatchObject({ status: 400, body: { fields: { to: {} } } });
    expect((await handOver(benId, '019aa000-0000-7000-8000-0000000000ff')).status).toBe(404);
    expect((await owner.ask('GET', `/api/staff/${mayaId}/leads`)).body).toEqual({ open: 1, visits: 0 });
  });
});
