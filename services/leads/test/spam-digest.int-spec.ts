import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { aContact } from './support/lead.factory.js';
import { post } from './support/send.js';
import { fallbackEmail, Leads, officeEmail } from './support/start-leads.js';

describe('the spam digest', () => {
  it('is sent at most once an hour', async () => {
    const leads = await Leads.start();
    const worker = await leads.startWorker();
    const sweep = () => worker.get(OwedSweep, { strict: false }).run();
    const suspect = () => post(`${leads.url}/api/contact`, aContact({ website: 'https://x.example' }));
    const first = await suspect();
    await leads.database.query(`UPDATE leads SET created_at = now() - interval '2 minutes'`);
    await sweep();
    const [digest] = await leads.mailbox.untilMailTo(officeEmail);
    await suspect();
    await leads.database.query(`UPDATE leads SET created_at = now() - interval '61 seconds' WHERE id <> $1`, [
      first.body.id,
    ]);

    await sweep();

    expect(digest?.subject).toBe('1 lead was marked as suspected spam');
    expect(digest?.text).toContain(first.body.reference);
    expect(await leads.database.getRepository(Delivery).count()).toBe(1);
    await leads.stopAll();
  });

  it('names suspected chats too', async () => {
    const leads = await Leads.start();
    const worker = await leads.startWorker();
    const { sessionId } = await ChatVisitor.begin(leads, 'Cheap grass', { website: 'x' });
    await leads.database.query(`UPDATE chat_sessions SET last_message_at = now() - interval '2 minutes'`);

    await worker.get(OwedSweep, { strict: false }).run();

    const [digest] = await leads.mailbox.untilMailTo(officeEmail);
    expect(digest?.subject).toBe('1 lead was marked as suspected spam');
    expect(digest?.text).toContain(`Chat ${sessionId.slice(0, 13)},`);
    await leads.stopAll();
  });

  it('reports the same suspects to the fallback address if the office rejects it', async () => {
    const leads = await Leads.start();
    leads.mailbox.rule = (address) => (address === officeEmail ? 451 : undefined);
    const worker = await leads.startWorker();
    const sweep = () => worker.get(OwedSweep, { strict: false }).run();
    await leads.database.query(
      `INSERT INTO leads (kind, reference, name, email, subject, message, language, status, waiting_since, created_at)
       SELECT 'contact', 'C-TEST-' || n, 'Eve', 'eve@visitor.test', 'x', 'Ten palms for nothing.', 'en', 'spam', NULL,
              now() - interval '3 minutes' - n * interval '1 second'
       FROM generate_series(1, 203) AS n`,
    );
    await sweep();
    const repository = leads.database.getRepository(Delivery);
    await waitUntil(
      'the first attempt',
      async () => (await repository.findOneBy({ recipient: 'office' }))?.attempts === 1,
    );
    // 90 minutes later, after another suspect has arrived, the office's server rejects the digest permanently. The rule
    // is set first, because the worker's own sweep sends the digest as soon as it is due.
    leads.mailbox.rule = (address) => (address === officeEmail ? 550 : undefined);
    await leads.database.query(`
      UPDATE deliveries SET created_at = created_at - interval '90 minutes', next_attempt_at = now();
      UPDATE leads SET created_at = created_at - interval '90 minutes';
      INSERT INTO leads (kind, reference, name, email, subject, message, language, status, waiting_since, created_at)
      VALUES ('contact', 'C-LATER', 'Eve', 'eve@visitor.test', 'x', 'Ten palms for nothing.', 'en', 'spam', NULL, now() - interval '30 seconds')`);
    await sweep();

    const [digest] = await leads.mailbox.untilMailTo(fallbackEmail);

    expect(digest?.subject).toBe('203 leads were marked as suspected spam');
    expect(digest?.text).toContain('C-TEST-203,');
    expect(digest?.text).toContain('and 3 more');
    expect(digest?.text).not.toContain('C-LATER');
    await leads.stopAll();
  });
});
