import { Delivery } from '../src/deliveries/delivery.entity.js';
import { ClaimLinks } from '../src/lead-links/claim-links.js';
import type { LeadDetailResponse } from '../src/inbox/lead-detail.response.js';
import type { LeadPageResponse } from '../src/inbox/lead-summary.response.js';
import type { LeadClaimResponse } from '../src/claims/lead-claim.response.js';
import { LeadHistory } from '../src/model/lead-history.entity.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { generalEmail, Leads, officeEmail } from './support/start-leads.js';

const tokenIn = (text: string | undefined) =>
  /^I have it: \S+\/have-it\/([\w-]+)$/m.exec(text ?? '')?.[1] ?? '';
const eightDaysMs = 8 * 24 * 3_600_000;

describe('the button "I have it" in the office’s mail', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
    await leads.startWorker();
  });

  afterAll(() => leads.stopAll());

  const ask = async (method: 'GET' | 'POST', token: string, headers = {}) => {
    const answer = await fetch(`${leads.url}/api/lead-claims/${token}`, { method, headers });
    return { status: answer.status, body: (await answer.json()) as LeadClaimResponse & { code?: string } };
  };
  const claimsOf = (leadId: string) =>
    leads.database.getRepository(LeadHistory).find({
      where: { leadId, kind: 'claimed' },
    });
  const contact = async () => (await post(`${leads.url}/api/contact`, aContact())).body;
  const change = (method: string, path: string) =>
    fetch(`${leads.url}/api/leads/${path}`, { method, headers: leads.signedInAs('administrator') });
  const read = async <Body>(path: string) => {
    const answer = await fetch(`${leads.url}/api/leads${path}`, { headers: leads.signedInAs('user') });
    return (await answer.json()) as Body;
  };
  const links = () => leads.app.get(ClaimLinks, { strict: false });

  it('claims the lead once, for anyone who presses it, and never by being read', async () => {
    const { id, reference } = (await post(`${leads.url}/api/quotes`, aQuote({ name: 'Ann Palmer' }))).body;
    const [mail] = await leads.mailbox.untilMailTo(officeEmail);
    const token = tokenIn(mail?.text);

    // Reading must change nothing, because mail scanners open every link.
    const read = [await ask('GET', token), await ask('GET', token)];
    expect(read[1]).toEqual({
      status: 200,
      body: {
        reference,
        kind: 'quote',
        name: 'Ann Palmer',
        place: expect.any(String),
        services: ['irrigation', 'lighting'],
        createdAt: expect.any(String),
        claimedAt: null,
        claimedVia: null,
        claimedBy: null,
      },
    });
    expect(await claimsOf(id)).toEqual([]);
    const deliveries = leads.database.getRepository(Delivery);
    const reminder = { channel: 'mail', kind: 'still_unclaimed', leadId: id } as const;
    await deliveries.insert({ ...reminder, recipient: 'office', nextAttemptAt: new Date('2099-01-01') });

    const claims = await Promise.all([ask('POST', token), ask('POST', token), ask('POST', token)]);
    expect(claims.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = claims;
    expect(first?.body).toMatchObject({ claimedAt: expect.any(String), claimedVia: 'mail', claimedBy: null });
    expect(new Set(claims.map(({ body }) => body.claimedAt)).size).toBe(1);
    expect(await deliveries.existsBy(reminder)).toBe(false);
    expect((await claimsOf(id)).map(({ actor, details }) => [actor, details])).toEqual([
      [null, { via: 'mail' }],
    ]);
    const events: unknown[] = await leads.database.query(
      `SELECT actor, details FROM audit_events WHERE action = 'lead_claimed' AND subject_id = $1`,
      [id],
    );
    expect(events).toEqual([{ actor: 'visitor', details: { via: 'mail' } }]);
  });

  it('is in the mail about a message too', async () => {
    await contact();
    const [mail] = await leads.mailbox.untilMailTo(generalEmail);

    expect((await ask('GET', tokenIn(mail?.text))).body).toMatchObject({
      kind: 'contact',
      place: null,
      services: [],
    });
  });

  it('is refused when it is forged or expired, and when the lead is in the bin or erased', async () => {
    const { id } = await contact();
    const token = links().token(id);
    const refusals = async () => [
      await ask('GET', token).then(({ status, body }) => [status, body.code]),
      await ask('POST', token).then(({ status, body }) => [status, body.code]),
    ];
    const old = links().token(id, Date.now() - eightDaysMs);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;

    for (const method of ['GET', 'POST'] as const) {
      expect(await ask(method, old)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
      for (const text of [forged, id, 'x', `${token}${token}`])
        expect(await ask(method, text)).toMatchObject({ status: 403, body: { code: 'link_invalid' } });
    }
    await change('DELETE', id);
    expect(await refusals()).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
    await change('POST', `${id}/erase`);
    expect(await refusals()).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });

  it('claims the lead for the person who presses it, if they are signed in and work on leads', async () => {
    const [mine, crews] = [await contact(), await contact()];

    const claim = await ask('POST', links().token(mine.id), leads.signedInAs('user'));
    await ask('POST', links().token(crews.id), leads.signedInAs('crew'));

    expect(claim.body).toMatchObject({ claimedVia: 'mail', claimedBy: 'ruth' });
    const { owner } = await read<LeadDetailResponse>(`/${mine.id}`);
    expect(owner).toMatchObject({ username: 'ruth' });
    const left = await read<LeadPageResponse>('?view=claimed-by-mail');
    expect(left.leads.map(({ id }) => id)).toContain(crews.id);
  });

  it('leaves a lead without an owner to the first who answers it', async () => {
    const { id } = await contact();
    await ask('POST', links().token(id));

    await leads.addNote(id, 'Called Ann.');
    const headers = { ...leads.signedInAs('user'), 'content-type': 'application/json' };
    const body = JSON.stringify({ text: 'We come on Monday.', language: 'en' });
    await fetch(`${leads.url}/api/leads/${id}/messages`, { method: 'POST', headers, body });

    const lead = await read<LeadDetailResponse>(`/${id}`);
    expect(lead).toMatchObject({ claimedVia: 'mail', owner: { username: 'ruth' } });
  });

  it('takes a lead that somebody had before it became urgent', async () => {
    const { id } = await contact();
    const desk = new Desk(leads);
    await desk.call('POST', `/${id}/claim`);
    await leads.database.query(`UPDATE leads SET urgency = 'water', urgent_since = now() WHERE id = $1`, [
      id,
    ]);
    const token = links().token(id);

    expect((await ask('GET', token)).body).toMatchObject({ claimedAt: null, claimedBy: null });
    const { body } = await ask('POST', token);

    expect(body).toMatchObject({ claimedAt: expect.any(String), claimedVia: 'mail', claimedBy: null });
    expect((await ask('GET', token)).body).toEqual(body);
    expect(await desk.read(id)).toMatchObject({ isUrgent: false, owner: { username: 'ruth' } });
  });

  it('leaves the lead to the person who answers it, also if it became urgent in between', async () => {
    const { id } = await contact();
    await ask('POST', links().token(id));
    // Changes the lead as if an answer had come from a mail program.
    await leads.database.query(
      `UPDATE leads SET status = 'contacted', answered_at = now(), urgency = 'water', urgent_since = now() WHERE id = $1`,
      [id],
    );
    const desk = new Desk(leads);

    await desk.call('POST', `/${id}/messages`, { text: 'We come now.', language: 'en' });

    expect(await desk.read(id)).toMatchObject({ isUrgent: false, owner: { username: 'ruth' } });
  });
});
