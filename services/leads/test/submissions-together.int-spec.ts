import { createHash, randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ReferenceGenerator } from '../src/intake/submissions/reference.js';
import { SubmissionsRepository } from '../src/intake/submissions/submissions.repository.js';
import { SubmissionsService } from '../src/intake/submissions/submissions.service.js';
import type { LeadDraft } from '../src/model/lead-draft.js';
import { Lead } from '../src/model/lead.entity.js';
import { Leads } from './support/start-leads.js';

describe('submissions that arrive at the same time', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  /** Submits all leads in the same tick, so that they share a statement. */
  const submit = (...intakes: Array<Partial<LeadDraft> & { key?: string }>) =>
    Promise.allSettled(
      intakes.map(({ key, ...changes }) => {
        const draft = aDraft(changes);
        const contentHash = sha256(`${draft.email} ${draft.message}`);
        return leads.app.get(SubmissionsService, { strict: false }).accept({ key, contentHash, draft });
      }),
    );

  const accepted = async (...intakes: Parameters<typeof submit>) =>
    (await submit(...intakes)).map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason as Error;
      return outcome.value;
    });

  const transactionsOf = async (ids: readonly string[]) => {
    const rows: object[] = await leads.database.query(
      'SELECT DISTINCT xmin::text FROM leads WHERE id = ANY ($1)',
      [ids],
    );
    return rows.length;
  };

  const mailsOf = async (leadId: string): Promise<string[]> => {
    const rows: Array<{ kind: string }> = await leads.database.query(
      'SELECT kind FROM deliveries WHERE lead_id = $1 ORDER BY kind',
      [leadId],
    );
    return rows.map(({ kind }) => kind);
  };

  it('are committed together, each with its own texts and mails', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Visitor ${index}`);

    const answers = await accepted(...names.map((name) => ({ name })));

    const ids = answers.map(({ id }) => id);
    expect(await transactionsOf(ids)).toBe(1);
    const stored = await leads.database.getRepository(Lead).find();
    for (const [index, { id, reference, createdAt }] of answers.entries()) {
      const lead = stored.find((one) => one.id === id);
      expect(lead).toMatchObject({
        name: names[index],
        reference,
        status: 'new',
        photosNotKept: 0,
        guide: [],
      });
      expect(lead?.createdAt.toISOString()).toBe(createdAt);
      expect(await mailsOf(id)).toEqual(['office_contact', 'visitor_receipt']);
    }
  });

  it('are one lead if they are copies, and one receipt if they are of one mailbox', async () => {
    const [copy, email] = [{ key: randomUUID(), email: 'copy@visitor.test' }, 'twice@visitor.test'];

    const statements = jest.spyOn(leads.app.get(SubmissionsRepository, { strict: false }), 'insertAll');

    const [first, again, one, other] = await accepted(
      copy,
      copy,
      { email },
      { email, message: 'And the gate.' },
    );

    // PostgreSQL rejects a statement that takes a slot or a mailbox twice.
    await Promise.all(statements.mock.results.map(({ value }) => value as Promise<unknown>));
    statements.mockRestore();
    expect(again).toEqual(first);
    expect(await mailsOf(first?.id ?? '')).toEqual(['office_contact', 'visitor_receipt']);
    const kinds = [...(await mailsOf(one?.id ?? '')), ...(await mailsOf(other?.id ?? ''))];
    expect(kinds.toSorted()).toEqual(['office_contact', 'office_contact', 'visitor_receipt']);
  });

  it('of several kinds and columns keep what each of them has', async () => {
    const quote: Partial<LeadDraft> = {
      kind: 'quote',
      subject: null,
      address: '12 Palm Court, Naples',
      services: ['irrigation', 'lighting'],
      areaMatch: 'served',
    };
    const utm = { source: 'news', medium: 'mail' };

    const [first, second] = await accepted(quote, { guide: ['coontie'], utm });

    const stored = leads.database.getRepository(Lead);
    expect(await stored.findOneByOrFail({ id: first?.id })).toMatchObject(quote);
    expect(await stored.findOneByOrFail({ id: second?.id })).toMatchObject({ guide: ['coontie'], utm });
  });

  it('are all accepted if a reference is taken', async () => {
    const [taken] = await accepted({});
    const generator = leads.app.get(ReferenceGenerator, { strict: false });
    const next = jest.spyOn(generator, 'next').mockReturnValueOnce(taken?.reference ?? '');

    const answers = await accepted({}, {}, {});

    next.mockRestore();
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(3);
    expect(answers.map(({ reference }) => reference)).not.toContain(taken?.reference);
  });

  it('are accepted without one that PostgreSQL refuses', async () => {
    const [first, refused, last] = await submit({}, { language: 'fr' as 'en' }, {});

    expect([first?.status, refused?.status, last?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('each remember their own slot for its own time', async () => {
    const [keyed, unkeyed] = [
      { key: randomUUID(), email: 'keyed@visitor.test' },
      { email: 'plain@visitor.test' },
    ];
    const before = await accepted(keyed, unkeyed);
    await leads.database.query(`UPDATE submissions SET created_at = now() - interval '11 minutes'`);

    const after = await accepted(keyed, unkeyed);

    expect(after[0]?.id).toBe(before[0]?.id);
    expect(after[1]?.id).not.toBe(before[1]?.id);
  });

  it('do not wait for one whose copy is still being saved', async () => {
    const key = randomUUID();
    const holder = leads.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query(
      `INSERT INTO submissions (slot, kind, content_hash, reference) VALUES ($1, 'contact', 'x', 'C-HELD')`,
      [sha256(`key:${key}`)],
    );
    const waiting = accepted({ key });
    await waitUntil('the waiting statement', async () => {
      const rows: object[] = await leads.database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length === 1;
    });

    const [other] = await accepted({});
    await holder.rollbackTransaction();
    await holder.release();

    expect(await mailsOf(other?.id ?? '')).toHaveLength(2);
    expect((await waiting)[0]?.reference).toMatch(/^C-/);
  });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function aDraft(changes: Partial<LeadDraft>): LeadDraft {
  return {
    kind: 'contact',
    name: 'Ben Ortiz',
    email: `${randomUUID()}@visitor.test`,
    phone: null,
    subject: 'Opening hours',
    message: 'Are you open on the day after Thanksgiving?',
    language: 'en',
    page: '/contact',
    status: 'new',
    ...changes,
  };
}
