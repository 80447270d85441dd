import { Delivery } from '../src/deliveries/delivery.entity.js';
import { Lead } from '../src/model/lead.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

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

    await give(id, benId);
    await give(id, null);
    await give(id, benId);
    await ben.change(await quote(), { ownerId: benId });
    await owner.ask('POST', '/changes', { ids: [id], ownerId: benId });

    expect(await mails()).toMatchObject([
      { leadId: id, recipient: benEmail, state: 'owed' },
      { leadId: id, recipient: benEmail, state: 'owed' },
    ]);
    await owner.change(id, { status: 'won' });
    expect(await mails()).toHaveLength(2);
    const worker = await leads.startWorker();
    await worker.get(OwedSweep, { strict: false }).run();
    const [mail] = await leads.mailbox.untilMailTo(benEmail, 2);
    expect(mail?.subject).toMatch(/^Q-\w+ · Assigned to you$/);
    expect(mail?.text).toContain('/admin/leads/Q-');
    await leads.stop(worker);
  });

  it('are counted and handed over with their history, an audit entry and one mail', async () => {
    const ids = await Promise.all([1, 2, 3].map(quote));
    const won = await quote();
    const binned = await quote();
    await ofMaya([...ids, won, binned]);
    await owner.change(won, { status: 'won' });
    await owner.call('DELETE', `/${binned}`);
    await leads.database.query('DELETE FROM audit_events');

    expect((await owner.ask('GET', `/api/staff/${mayaId}/leads`)).body).toEqual({ open: 3 });
    expect(await handOver(benId)).toMatchObject({ status: 200, body: { count: 3 } });

    expect((await owner.ask('GET', `/api/staff/${mayaId}/leads`)).body).toEqual({ open: 0 });
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

  it('are more than one batch', async () => {
    const first = (await post(`${leads.url}/api/contact`, aContact())).body.id;
    await leads.database.query(
      `INSERT INTO leads (kind, reference, name, email, message, language, subject)
       SELECT 'contact', 'C-' || n, 'Ann', 'a@visitor.test', 'It is dry.', 'en', 'Palms' FROM generate_series(1, 250) n`,
    );
    const rows = await leads.database.getRepository(Lead).find({ select: { id: true } });
    await ofMaya(rows.map(({ id }) => id));

    expect((await handOver(null)).body).toEqual({ count: 251 });
    expect((await owner.read(first)).owner).toBeNull();
  });

  it('are unclaimed again where they are new and handed to no one', async () => {
    const [fresh, contacted] = [await quote(), await quote()];
    await ofMaya([fresh, contacted]);
    await owner.change(contacted, { status: 'contacted' });

    expect(await handOver(null)).toMatchObject({ status: 200, body: { count: 2 } });

    expect((await owner.list('?view=unclaimed')).leads.map(({ id }) => id)).toEqual([fresh]);
    expect((await owner.list('?view=without-owner')).leads.map(({ id }) => id)).toEqual([contacted]);
    expect(await mails()).toEqual([]);
  });

  it('go to no one who does not work on leads', async () => {
    await ofMaya([await quote()]);

    for (const to of [mayaId, '019aa000-0000-7000-8000-0000000000ff', 'ben', undefined, 7])
      expect(await handOver(to)).toMatchObject({ status: 400, body: { fields: { to: {} } } });
    expect((await handOver(benId, '019aa000-0000-7000-8000-0000000000ff')).status).toBe(404);
    expect((await owner.ask('GET', `/api/staff/${mayaId}/leads`)).body).toEqual({ open: 1 });
  });
});
