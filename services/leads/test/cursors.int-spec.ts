import * as fc from 'fast-check';
import { cursorTexts } from '@sandhill/testing/cursor-texts.ts';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

describe('an arbitrary cursor', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
    await post(`${leads.url}/api/quotes`, aQuote());
  });

  afterAll(() => leads.stopAll());

  it.each(['/api/leads', '/api/leads?sort=promise', '/api/leads?view=my-day', '/api/leads/audit'])(
    'for %s gets a page or a 400',
    async (path) => {
      const headers = leads.signedInAs('owner');
      await fc.assert(
        fc.asyncProperty(cursorTexts, async (cursor) => {
          const url = new URL(path, leads.url);
          url.searchParams.set('cursor', cursor);
          expect([200, 400]).toContain((await fetch(url, { headers })).status);
        }),
        fuzzRuns(100),
      );
    },
  );
});
