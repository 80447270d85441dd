import * as fc from 'fast-check';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import type { LeadPageResponse } from '../src/inbox/lead-summary.response.js';
import { leadStatuses } from '../src/model/lead-status.js';
import { Leads } from './support/start-leads.js';

const ruth = '019aa000-0000-7000-8000-0000000000aa';
const ben = '019aa000-0000-7000-8000-0000000000bb';
const gone = '019aa000-0000-7000-8000-0000000000cc';
const crew = '019aa000-0000-7000-8000-0000000000dd';

const { timeoutMs, ...runs } = fuzzRuns(12);

const anyLead = fc.record({
  kind: fc.constantFrom('quote', 'contact'),
  status: fc.constantFrom(...leadStatuses),
  claimedVia: fc.constantFrom(null, 'page', 'mail', 'push', 'answer'),
  ownerId: fc.constantFrom(null, ruth, ben, gone, crew),
  followUp: fc.constantFrom(null, -3, 0, 3),
  isInBin: fc.boolean(),
});

/** Accounts that work on leads, and the lists in which they look for work. */
const people = [ruth, ben];
const views = [
  'view=my-day',
  'owner=me&status=new,contacted',
  'view=unclaimed',
  'view=claimed-by-mail',
  'view=without-owner',
];

describe('the working views', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start({ database: await createTestDatabase('views') });
    await leads.database.query(
      `INSERT INTO staff_members (id, username, role, is_active)
       VALUES ('${ruth}', 'ruth', 'user', true), ('${ben}', 'ben', 'administrator', true),
              ('${gone}', 'gone', 'user', false), ('${crew}', 'crew', 'crew', true)`,
    );
  });

  afterAll(() => leads.stopAll());

  const list = async (userId: string, query: string) => {
    const headers = leads.signedInAs('user', 'leads', { userId });
    const answer = await fetch(`${leads.url}/api/leads?limit=200&${query}`, { headers });
    return ((await answer.json()) as LeadPageResponse).leads.map(({ reference }) => reference);
  };

  it(
    'hold every open lead for somebody who can sign in, whatever its state, and no closed one',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyLead, { minLength: 1, maxLength: 12 }), async (all) => {
          await leads.database.query('DELETE FROM leads');
          for (const [index, lead] of all.entries())
            await leads.database.query(
              `INSERT INTO leads (reference, kind, name, message, language, status, claimed_at, claimed_via, unclaimed_since,
                 waiting_since, owner_id, follow_up_on, deleted_at, services, area_match, subject)
               VALUES ($1, $2, 'Ann', 'Hm.', 'en', $3, CASE WHEN $4::text IS NOT NULL THEN now() END, $4,
                 CASE WHEN $4::text IS NULL THEN now() END, CASE WHEN $3 = 'new' THEN now() END, $5,
                 current_date + $6::integer, CASE WHEN $7 THEN now() END,
                 CASE WHEN $2 = 'quote' THEN '{other}'::text[] END, CASE WHEN $2 = 'quote' THEN 'unknown' END,
                 CASE WHEN $2 = 'contact' THEN 'Palms' END)`,
              [
                `X-${index}`,
                lead.kind,
                lead.status,
                lead.claimedVia,
                lead.ownerId,
                lead.followUp,
                lead.isInBin,
              ],
            );

          const seen = await Promise.all(people.flatMap((person) => views.map((view) => list(person, view))));

          const isOpen = ({ status, isInBin }: (typeof all)[number]) =>
            !isInBin && (status === 'new' || status === 'contacted');
          const open = all.flatMap((lead, index) => (isOpen(lead) ? [`X-${index}`] : []));
          expect([...new Set(seen.flat())].sort()).toEqual(open.sort());
          for (const page of seen) expect(new Set(page).size).toBe(page.length);
        }),
        runs,
      );
    },
    timeoutMs,
  );
});
