import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { LeadDeliveries } from '../src/deliveries/lead-deliveries.js';
import { MailChannel } from '../src/mail/notifications/mail.channel.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { Lead } from '../src/model/lead.entity.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';

describe('receipts above the limit per hour', () => {
  let leads: Leads;
  let worker: INestApplication;

  beforeEach(async () => {
    leads = await Leads.start({ environment: { RECEIPTS_PER_HOUR: '2' } });
    worker = await leads.startWorker();
  });

  afterEach(() => leads.stopAll());

  /** Delivers until no mail is due and none is being sent. */
  const drain = async () => {
    const deliveries = worker.get(LeadDeliveries, { strict: false });
    const channel = worker.get(MailChannel, { strict: false });
    await waitUntil('nothing that is due', async () => {
      await deliveries.deliverOne(channel);
      // The order matters: a mail that the worker claims between the two checks is then in state `sending`.
      if ((await deliveries.repository.listDue(channel, 1)).length > 0) return false;
      return !(await leads.database.getRepository(Delivery).existsBy({ state: 'sending' }));
    });
  };

  const submit = async (...names: string[]) => {
    for (const name of names) {
      const { status } = await post(`${leads.url}/api/quotes`, aQuote({ email: `${name}@visitor.test` }));
      expect(status).toBe(201);
    }
    await drain();
  };

  /**
   * Returns the receipts that were sent, in the order of their leads, because two that are sent at the same time finish
   * in any order.
   */
  const sent = async (): Promise<string[]> => {
    const rows: Array<{ name: string }> = await leads.database.query(
      `SELECT split_part(leads.email, '@', 1) AS name FROM deliveries d JOIN leads ON leads.id = d.lead_id
       WHERE d.kind = 'visitor_receipt' AND d.state = 'sent' ORDER BY leads.created_at`,
    );
    return rows.map(({ name }) => name);
  };

  /** Moves the sending time of a visitor's receipt into the past. */
  const age = (name: string, interval: string) =>
    leads.database.query(
      `UPDATE deliveries d SET sent_at = now() - $2::interval FROM leads
       WHERE leads.id = d.lead_id AND leads.email = $1 AND d.kind = 'visitor_receipt'`,
      [`${name}@visitor.test`, interval],
    );

  it('wait in line, while the office hears of every lead', async () => {
    await submit('ana', 'bo', 'cy', 'dee');

    expect(await sent()).toEqual(['ana', 'bo']);
    expect(leads.mailbox.to(officeEmail)).toHaveLength(4);
  });

  it('are sent in order as the hour passes, and no earlier', async () => {
    await submit('ana', 'bo', 'cy', 'dee');

    await age('ana', '59 minutes 50 seconds');
    await drain();
    expect(await sent()).toEqual(['ana', 'bo']);

    await age('ana', '60 minutes 1 second');
    await submit('eve');
    expect(await sent()).toEqual(['ana', 'bo', 'cy']);

    for (const name of ['bo', 'cy']) await age(name, '61 minutes');
    await drain();
    expect((await sent()).slice(-2)).toEqual(['dee', 'eve']);
  });

  it('are sent although the clock was set back', async () => {
    await submit('ana', 'bo', 'cy');
    for (const name of ['ana', 'bo']) await age(name, '-2 hours');

    await drain();

    expect(await sent()).toEqual(['ana', 'bo', 'cy']);
  });

  it('are not held up by one that may not be sent', async () => {
    await submit('ana', 'bo', 'cy', 'dee');
    await leads.database.query(`UPDATE leads SET deleted_at = now() WHERE email = 'cy@visitor.test'`);
    await age('ana', '61 minutes');

    await drain();

    expect(await sent()).toEqual(['ana', 'bo', 'dee']);
  });

  it('wait while their leads are marked as spam, as other automatic mails do, but answers are sent', async () => {
    const ruth = new Desk(leads);
    await submit('ana', 'bo', 'cy', 'dee');
    const { id } = await leads.database.getRepository(Lead).findOneByOrFail({ email: 'cy@visitor.test' });
    await ruth.change(id, { status: 'spam' });
    await leads.database
      .getRepository(Delivery)
      .insert({ channel: 'mail', kind: 'visit_choices', leadId: id, recipient: 'visitor' });
    await ruth.call('POST', `/${id}/messages`, { text: 'Who are you?', language: 'en' });
    await age('ana', '61 minutes');

    await drain();
    expect(await sent()).toEqual(['ana', 'bo', 'dee']);
    expect((await leads.mailbox.untilMailTo('cy@visitor.test')).map(({ text }) => text)).toEqual([
      expect.stringContaining('Who are you?'),
    ]);
    expect((await ruth.ask('GET', '/mail-state')).body).toMatchObject({ owedCount: 0 });
    const later = { channel: 'mail', kind: 'given_back', nextAttemptAt: new Date('2099-01-01') } as const;
    await leads.database.getRepository(Delivery).insert({ ...later, leadId: id, recipient: 'office' });
    const { notifications } = await ruth.read(id);
    const times = new Map(notifications.map(({ kind, nextAttemptAt }) => [kind, nextAttemptAt]));
    expect(times.get('visitor_receipt')).toBeNull();
    expect(times.get('given_back')).toBe('2099-01-01T00:00:00.000Z');

    await ruth.change(id, { status: 'new' });
    await age('bo', '61 minutes');
    await drain();
    expect(await sent()).toEqual(['ana', 'bo', 'cy', 'dee']);
    await leads.mailbox.untilMailTo('cy@visitor.test', 3);
  });
});
