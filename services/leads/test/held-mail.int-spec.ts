import { heldMailCommand } from '../src/mail/held/held-mail.command.js';
import type { LeadPageResponse } from '../src/inbox/lead-summary.response.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact } from './support/lead.factory.js';
import { post } from './support/send.js';
import { generalEmail, Leads } from './support/start-leads.js';

describe('mail owed in a restored backup', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start();
    await post(`${leads.url}/api/contact`, aContact());
    await leads.database.query(`UPDATE deliveries SET state = 'held'`);
  });

  afterEach(() => leads.stopAll());

  const heldCount = async () => {
    const answer = await fetch(`${leads.url}/api/leads/mail-state`, { headers: leads.signedInAs('user') });
    return ((await answer.json()) as MailStateResponse).heldCount;
  };
  const release = async (decision: string, role: 'user' | 'administrator' = 'administrator') => {
    const answer = await fetch(`${leads.url}/api/leads/held-mail`, {
      method: 'POST',
      headers: { ...leads.signedInAs(role), 'content-type': 'application/json' },
      body: JSON.stringify({ decision }),
    });
    return { status: answer.status, body: (await answer.json()) as object };
  };

  it('is held until an administrator decides', async () => {
    const worker = await leads.startWorker();

    await worker.get(OwedSweep, { strict: false }).run();

    expect(await heldCount()).toBe(2);
    expect(leads.mailbox.mails).toEqual([]);
  });

  it('shows in the list as held, unless another mail of the lead failed', async () => {
    const list = async () => {
      const answer = await fetch(`${leads.url}/api/leads`, { headers: leads.signedInAs('user') });
      return ((await answer.json()) as LeadPageResponse).leads.map(({ mail }) => mail);
    };
    await leads.database.query(`UPDATE deliveries SET state = 'sent' WHERE recipient = 'visitor'`);
    expect(await list()).toEqual(['held']);

    await leads.database.query(`UPDATE deliveries SET state = 'failed' WHERE recipient = 'visitor'`);
    expect(await list()).toEqual(['failed']);
  });

  it('is sent when an administrator releases it, with an audit entry', async () => {
    expect(await release('send')).toEqual({ status: 200, body: { count: 2 } });
    const worker = await leads.startWorker();
    await worker.get(OwedSweep, { strict: false }).run();

    await leads.mailbox.untilMailTo(generalEmail);
    expect(await heldCount()).toBe(0);
    const [event] = await leads.database.query(`SELECT action, details FROM audit_events`);
    expect(event).toEqual({ action: 'held_mail_released', details: { decision: 'send', count: 2 } });
  });

  it('is not sent when the command line marks it as sent', async () => {
    expect((await heldMailCommand([], leads.environment)).message).toMatch(/^Emails held back: 2\. DO=send/);
    expect((await heldMailCommand(['mark_sent'], leads.environment)).message).toContain('marked as sent: 2');
    // The states are read before a worker starts, because a worker could send these mails.
    const states = await leads.database.query(
      'SELECT DISTINCT state, attempts, sent_at IS NOT NULL AS "hasTime" FROM deliveries',
    );
    expect(states).toEqual([{ state: 'sent', attempts: 0, hasTime: true }]);
    const worker = await leads.startWorker();
    await worker.get(OwedSweep, { strict: false }).run();
    const { body } = await post(`${leads.url}/api/contact`, aContact());
    const [mail] = await leads.mailbox.untilMailTo(generalEmail);

    expect(await heldCount()).toBe(0);
    expect(mail?.text).toContain(body.reference);
    expect((await heldMailCommand(['perhaps'], leads.environment)).exitCode).toBe(2);
  });

  it('is released only by administrators and only with a known decision', async () => {
    expect((await release('send', 'user')).status).toBe(403);
    expect(await release('burn')).toMatchObject({ status: 400, body: { fields: { decision: {} } } });
    expect(await heldCount()).toBe(2);
  });
});
