import * as fc from 'fast-check';
import { cursorTexts } from '@sandhill/testing/cursor-texts.ts';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { TestAuth } from './support/start-auth.js';

describe('any cursor of the audit trail', () => {
  let auth: TestAuth;

  beforeAll(async () => {
    auth = await TestAuth.start();
  });

  afterAll(() => auth.stop());

  it('gives a page or a refusal', async () => {
    const owner = await auth.signedIn('owner', auth.firstPassword());
    await fc.assert(
      fc.asyncProperty(cursorTexts, async (cursor) => {
        const { status } = await auth.http.get('/api/audit').query({ cursor }).set(owner);
        expect([200, 400]).toContain(status);
      }),
      fuzzRuns(100),
    );
  });
});
