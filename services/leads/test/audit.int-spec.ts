import { officeDayIn } from '@sandhill/company/office-day.js';
import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { AuditPageResponse } from '@sandhill/platform/audit/audit.response.js';
import { BinSweep } from '../src/inbox/bin/bin-sweep.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { callerId, Leads } from './support/start-leads.js';

describe('the audit trail of leads', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start();
  });

  afterEach(() => leads.stopAll());

  const call = (method: string, path: string, body?: object) =>
    fetch(`${leads.url}/api/leads${path}`, {
      method,
      headers: {
        ...leads.signedInAs('owner'),
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.40',
      },
      body: body && JSON.stringify(body),
    });
  const trail = async (query = '') =>
    (await (await call('GET', `/audit${query}`)).json()) as AuditPageResponse;
  const events = async () =>
    (await trail()).events.map(({ action, subjectId, details }) => ({ action, subjectId, details }));
  const quote = async (changes = {}) => (await post(`${leads.url}/api/quotes`, aQuote(changes))).body;
  const contact = async () => (await post(`${leads.url}/api/contact`, aContact())).body;

  it('records who did what to which lead, when and from where', async () => {
    const { id, reference } = await quote();

    await call('PATCH', `/${id}`, { status: 'contacted' });

    expect(await trail()).toEqual({
      events: [
        {
          id: expect.any(String) as string,
          at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
          actor: 'user',
          actorId: callerId,
          actorName: null,
          action: 'lead_status_changed',
          subjectId: id,
          subjectName: reference,
          address: '203.0.113.40',
          details: { from: 'new', to: 'contacted' },
        },
      ],
      nextCursor: null,
    });
  });

  it('records who closed a day for visits, also one without any', async () => {
    const date = officeDayIn(3);

    const answer = await call('POST', '/../visits/cancel-day', { date, reason: 'A storm is coming.' });

    expect(answer.status).toBe(200);
    expect(await events()).toEqual([
      { action: 'visit_settings_changed', subjectId: null, details: { closedDay: date } },
    ]);
  });

  it('records every action of staff without any text they typed', async () => {
    const { id } = await quote({ name: 'Zelda Quimby' });
    const [mail] = await leads.database.getRepository(Delivery).findBy({ recipient: 'office' });

    await call('PATCH', `/${id}`, { name: 'Zelda Q.', quotedCents: 4200 });
    await call('POST', `/${id}/claim`);
    await call('POST', `/${id}/messages`, { text: 'Dear Zelda, palms!', language: 'en' });
    await call('PATCH', `/${id}`, { ownerId: null });
    await call('POST', '', { kind: 'quote', source: 'call', name: 'Zelda', phone: '239 555 0107' });
    await call('POST', `/${id}/notes`, { text: 'Zelda likes palms.' });
    await call('POST', `/${id}/notifications/${mail?.id}/send`);
    await call('DELETE', `/${id}`);
    await call('POST', `/${id}/restore`);
    await (await call('GET', '/export.csv?q=zelda&kind=quote&status=new,won')).text();
    await call('POST', '/test-mail', { to: 'zelda@firm.test' });
    await call('POST', `/${id}/erase`);

    expect(await events()).toEqual([
      { action: 'lead_erased', subjectId: id, details: {} },
      { action: 'test_mail_sent', subjectId: null, details: { recipient: 'another' } },
      {
        action: 'leads_exported',
        subjectId: null,
        details: { kind: 'quote', status: 'new,won', searched: true },
      },
      { action: 'lead_restored', subjectId: id, details: {} },
      { action: 'lead_deleted', subjectId: id, details: {} },
      {
        action: 'lead_mail_sent_again',
        subjectId: id,
        details: { mail: 'office_quote', recipient: 'office' },
      },
      { action: 'lead_note_added', subjectId: id, details: { kind: 'note' } },
      { action: 'lead_typed_in', subjectId: expect.any(String) as string, details: { source: 'call' } },
      { action: 'lead_owner_changed', subjectId: id, details: { to: 'none' } },
      { action: 'lead_answered', subjectId: id, details: { status: 'contacted' } },
      { action: 'lead_status_changed', subjectId: id, details: { from: 'new', to: 'contacted' } },
      { action: 'lead_claimed', subjectId: id, details: { via: 'page' } },
      { action: 'lead_changed', subjectId: id, details: { fields: 'name,quotedCents' } },
    ]);
    expect(JSON.stringify(await leads.database.getRepository(AuditEvent).find())).not.toMatch(/zelda|palms/i);
    expect((await trail('?action=lead_erased')).events).toMatchObject([{ subjectName: null }]);
  });

  it('records nothing if nothing changed', async () => {
    const { id } = await contact();

    await call('PATCH', `/${id}`, { status: 'new' });
    await call('POST', `/${id}/restore`);
    await call('DELETE', '/019aa000-0000-7000-8000-000000000001');
    await call('GET', '/export.csv?kind=order');

    expect(await events()).toEqual([]);
  });

  it('rolls a change back if its entry cannot be written', async () => {
    const { id } = await contact();
    const statusOf = async () => ((await (await call('GET', `/${id}`)).json()) as { status: string }).status;
    await leads.database.query('ALTER TABLE audit_events RENAME TO audit_events_away');

    const answers = [
      await call('PATCH', `/${id}`, { status: 'won' }),
      await call('DELETE', `/${id}`),
      await call('POST', `/${id}/erase`),
      await call('GET', '/export.csv'),
    ];

    await leads.database.query('ALTER TABLE audit_events_away RENAME TO audit_events');
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(await statusOf()).toBe('new');
  });

  it('names the system as the actor of an automatic erasure', async () => {
    const { id } = await contact();
    await call('DELETE', `/${id}`);
    await leads.database.query(
      `UPDATE leads SET deleted_at = deleted_at - interval '30 days' WHERE kind = 'contact'`,
    );

    await (await leads.startWorker()).get(BinSweep, { strict: false }).run();

    expect((await trail('?actor=system')).events).toMatchObject([
      { action: 'lead_erased', actor: 'system', actorId: null, subjectId: id, address: null },
    ]);
  });

  it('can be paged and filtered by action, actor and time', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z');
    await leads.database.getRepository(AuditEvent).insert(
      Array.from({ length: 5 }, () => ({
        at,
        actor: 'user' as const,
        actorId: callerId,
        action: 'lead_deleted',
      })),
    );

    const first = await trail('?limit=3');
    const second = await trail(`?limit=3&cursor=${first.nextCursor}`);

    expect(new Set([...first.events, ...second.events].map(({ id }) => id)).size).toBe(5);
    expect(second.nextCursor).toBeNull();
    const countOf = async (query: string) => (await trail(query)).events.length;
    expect(await countOf('?action=lead_deleted')).toBe(5);
    expect(await countOf('?action=lead_restored')).toBe(0);
    expect(await countOf(`?actor=${callerId}`)).toBe(5);
    expect(await countOf('?from=2026-01-02T03:04:06Z')).toBe(0);
    expect(await countOf('?to=2026-01-02T03:04:06Z')).toBe(5);
  });

  it.each(['?action=signed_in', '?actor=somebody', '?from=now', '?limit=0', '?cursor=x'])(
    'rejects %s',
    async (query) => {
      const answer = await call('GET', `/audit${query}`);

      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
    },
  );
});
