import { randomUUID } from 'node:crypto';
import { untilFree } from '@sandhill/testing/until-free.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { VisitorLinks } from '../src/lead-links/visitor-links.js';
import { Lead } from '../src/model/lead.entity.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import type { VisitorPageResponse } from '../src/visitor-page/visitor-page.response.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { callerId, Leads } from './support/start-leads.js';

const miaId = randomUUID();
const lenId = randomUUID();

/** Number of changes of owners in the test of names. `CHANGES=10000` runs the full test. */
const changes = Number(process.env['CHANGES'] || 300);

describe('the page on which a visitor follows their request', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
    await leads.database.getRepository(StaffMember).save([
      { id: callerId, username: 'user', email: null, firstName: 'Ruth', role: 'user', isActive: true },
      { id: miaId, username: 'mia', email: null, firstName: 'Mia', role: 'user', isActive: true },
      { id: lenId, username: 'len', email: null, firstName: 'Len', role: 'user', isActive: true },
      { id: randomUUID(), username: 'bo', email: null, firstName: null, role: 'user', isActive: true },
    ]);
  });

  afterAll(() => leads.stopAll());

  const ask = async (page: string, method = 'GET', action = '') => {
    const token = page.split('/').at(-1);
    const answer = await fetch(`${leads.url}/api/visitor-pages/${token}${action}`, { method });
    return { status: answer.status, body: (await answer.json()) as VisitorPageResponse & { code?: string } };
  };
  const submit = async (changes = {}) =>
    (await post(`${leads.url}/api/quotes`, aQuote({ email: `${randomUUID()}@visitor.test`, ...changes })))
      .body;
  const staff = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${leads.url}/api/leads/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...leads.signedInAs('user') },
      body: body && JSON.stringify(body),
    });
    expect(answer.status).toBeLessThan(300);
  };
  const age = (id: string, interval: string) =>
    leads.database.query(
      `UPDATE lead_history SET at = now() - $2::interval WHERE lead_id = $1 AND kind = 'status_changed'`,
      [id, interval],
    );

  it('tells what has become of it, and nothing of the visitor', async () => {
    const { id, reference, page } = await submit({ language: 'es' });
    expect(page).toMatch(/^\/es\/q\/[\w-]{50,80}$/);

    const received = await ask(page);
    expect(received).toEqual({
      status: 200,
      body: {
        reference,
        kind: 'quote',
        services: ['irrigation', 'lighting'],
        receivedAt: expect.any(String),
        state: 'received',
        since: received.body.receivedAt,
        by: null,
        visit: null,
        urgency: null,
        urgentState: null,
        photos: 0,
      },
    });

    await staff('POST', `${id}/claim`);
    expect((await ask(page)).body).toMatchObject({ state: 'claimed', by: 'Ruth' });
    await staff('PATCH', id, { status: 'contacted' });
    expect((await ask(page)).body).toMatchObject({ state: 'answered', by: 'Ruth' });
    await staff('PATCH', id, { status: 'won' });
    expect((await ask(page)).body).toMatchObject({ state: 'closed', by: null });
  });

  it('never names somebody who no longer has it, or who set no name', async () => {
    const { id, page } = await submit();
    await staff('POST', `${id}/claim`);
    await staff('PATCH', id, { ownerId: null });
    expect((await ask(page)).body).toMatchObject({ state: 'received', by: null });

    const bo = await leads.database.getRepository(StaffMember).findOneByOrFail({ username: 'bo' });
    await staff('PATCH', id, { ownerId: bo.id });
    expect((await ask(page)).body).toMatchObject({ state: 'claimed', by: null });

    await staff('PATCH', id, { ownerId: callerId });
    await leads.database.query(`UPDATE staff_members SET is_active = false WHERE id = $1`, [callerId]);
    expect((await ask(page)).body).toMatchObject({ state: 'claimed', by: null });
    await leads.database.query(`UPDATE staff_members SET is_active = true WHERE id = $1`, [callerId]);
  });

  it(`shows no name that does not have it, over ${changes} changes under fifty open pages`, async () => {
    const names = new Map([
      [callerId, 'Ruth'],
      [miaId, 'Mia'],
      [lenId, 'Len'],
    ]);
    const people = [...names.keys()];
    const open = await Promise.all(Array.from({ length: 50 }, () => submit()));
    const owners = open.map(() => null as string | null);
    /** Names that each page may show. While a change runs, these are the name before and the name after it. */
    const allowed = open.map(() => [null] as Array<string | null>);
    const wrong: unknown[] = [];
    const trial = { left: changes, isOver: false };
    const change = async (index: number) => {
      const [owner, lead] = [owners[index] ?? null, open[index]];
      const next = owner && Math.random() < 0.5 ? null : (people[Math.floor(Math.random() * 3)] ?? null);
      const name = next && (names.get(next) ?? null);
      allowed[index]?.push(name);
      const by = new Desk(leads, 'user', next ?? callerId);
      const isClaim = owner === null && Math.random() < 0.5;
      const send = async () =>
        isClaim ? by.call('POST', `/${lead?.id}/claim`) : by.call('PATCH', `/${lead?.id}`, { ownerId: next });
      expect((await untilFree(send)).status).toBe(200);
      owners[index] = next;
      allowed[index] = [name];
    };
    const office = open.map(async (_lead, index) => {
      while (trial.left > 0) {
        trial.left -= 1;
        await change(index);
      }
    });
    const visitors = open.map(async ({ page }, index) => {
      while (!trial.isOver) {
        const before = allowed[index] ?? [];
        const { status, body } = await ask(page);
        const { by } = body;
        // A busy process answers 503 and shows no name.
        if (status !== 503 && ![...before, ...(allowed[index] ?? [])].includes(by))
          wrong.push({ by, before, after: allowed[index] });
      }
    });
    await Promise.all(office);
    trial.isOver = true;
    await Promise.all(visitors);

    expect(wrong).toEqual([]);
  });

  it('tells a suspect that it was received', async () => {
    const { page } = await submit({ website: 'https://x.example' });

    expect((await ask(page)).body).toMatchObject({ state: 'received', by: null });
  });

  it('is linked in the receipt, and the same for a request that is sent twice', async () => {
    await leads.startWorker();
    const quote = aQuote({ email: 'ann@visitor.test' });
    const [first, second] = [
      await post(`${leads.url}/api/quotes`, quote),
      await post(`${leads.url}/api/quotes`, quote),
    ];
    expect(second.body.page).toBe(first.body.page);

    const [receipt] = await leads.mailbox.untilMailTo('ann@visitor.test');
    expect(receipt?.text).toContain(`http://localhost:8080${first.body.page}`);
  });

  it('lets the visitor withdraw it, and take that back for ten seconds', async () => {
    const { id, page } = await submit();

    expect((await ask(page, 'POST', '/withdrawal')).body).toMatchObject({ state: 'withdrawn' });
    expect((await ask(page, 'POST', '/withdrawal')).body).toMatchObject({ state: 'withdrawn' });
    const [lead] = await leads.database.query(
      `SELECT status, lost_reason, waiting_since FROM leads WHERE id = $1`,
      [id],
    );
    expect(lead).toEqual({ status: 'lost', lost_reason: 'withdrawn', waiting_since: null });

    expect(await ask(page, 'DELETE', '/withdrawal')).toMatchObject({
      status: 200,
      body: { state: 'received' },
    });
    const [again] = await leads.database.query(
      `SELECT status, lost_reason, waiting_since IS NOT NULL AS waits FROM leads WHERE id = $1`,
      [id],
    );
    expect(again).toEqual({ status: 'new', lost_reason: null, waits: true });

    await ask(page, 'POST', '/withdrawal');
    await age(id, '16 seconds');
    expect(await ask(page, 'DELETE', '/withdrawal')).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    });
  });

  it('neither reopens what staff closed nor withdraws it', async () => {
    const { id, page } = await submit();
    await staff('PATCH', id, { status: 'lost', lostReason: 'price' });

    expect((await ask(page, 'POST', '/withdrawal')).body).toMatchObject({ state: 'closed' });
    expect(await ask(page, 'DELETE', '/withdrawal')).toMatchObject({ status: 409 });
    await staff('PATCH', id, { lostReason: 'withdrawn' });
    expect(await ask(page, 'DELETE', '/withdrawal')).toMatchObject({ status: 409 });
  });

  it('takes no withdrawal back after ten of the same request', async () => {
    const { id, page } = await submit();
    await leads.database.query(
      `INSERT INTO lead_history (lead_id, kind, at)
       SELECT $1, 'status_changed', now() - interval '1 hour' FROM generate_series(1, 20)`,
      [id],
    );
    await ask(page, 'POST', '/withdrawal');

    expect(await ask(page, 'DELETE', '/withdrawal')).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    });
  });

  it('does not take back a withdrawal that staff have answered meanwhile', async () => {
    const { id, page } = await submit();
    await ask(page, 'POST', '/withdrawal');
    await staff('PATCH', id, { status: 'won' });

    expect(await ask(page, 'DELETE', '/withdrawal')).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    });
    expect(await new Desk(leads).read(id)).toMatchObject({ status: 'won', lostReason: null });
  });

  it('ends 60 days after the request was closed', async () => {
    const { id, page } = await submit();
    await staff('PATCH', id, { status: 'won' });

    const visits = () => fetch(`${leads.url}/api/visits/windows?token=${page.split('/').at(-1)}`);

    await age(id, '59 days 23 hours');
    expect([(await ask(page)).status, (await visits()).status]).toEqual([200, 200]);
    await age(id, '60 days 1 minute');
    expect(await ask(page)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect((await visits()).status).toBe(410);
  });

  it('ends for the address before when the visitor’s address is corrected', async () => {
    const { id, page } = await submit();

    await staff('PATCH', id, { email: `${randomUUID()}@visitor.test` });

    expect((await ask(page)).status).toBe(410);
    expect((await ask(page, 'POST', '/withdrawal')).status).toBe(410);
    // The new email address gets a link that works.
    const lead = await leads.database.getRepository(Lead).findOneByOrFail({ id });
    expect((await ask(leads.app.get(VisitorLinks, { strict: false }).pathOf(lead))).status).toBe(200);
  });

  it('is gone with the bin and with erasure', async () => {
    const { body } = await post(
      `${leads.url}/api/contact`,
      aContact({ email: `${randomUUID()}@visitor.test` }),
    );
    await fetch(`${leads.url}/api/leads/${body.id}`, {
      method: 'DELETE',
      headers: leads.signedInAs('administrator'),
    });

    await waitUntil('an end of the page', async () => (await ask(body.page)).status === 404);
  });

  it('cannot be forged, cut or read with the office’s link', async () => {
    const { page } = await submit();
    const token = page.split('/').at(-1) ?? '';
    const flipped = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`;

    for (const forged of [flipped, token.slice(1), `${token}A`, 'x', '%00', '..'])
      expect([400, 403, 404]).toContain((await ask(`/q/${forged}`)).status);
  });
});
