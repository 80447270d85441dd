import * as fc from 'fast-check';
import { cursorTexts } from '@sandhill/testing/cursor-texts.ts';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { MediaClient } from './support/media-client.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

describe('any cursor', () => {
  let media: RunningMedia;

  beforeAll(async () => {
    media = await startMedia();
    await new MediaClient(media).upload();
  });

  afterAll(() => media.stop());

  it.each(['', '/bin', '/audit'])('of /api/projects%s returns a page or an error', async (path) => {
    await fc.assert(
      fc.asyncProperty(cursorTexts, async (cursor) => {
        const request = media.visitor().get(`/api/projects${path}`).set(media.as('owner'));
        expect([200, 400]).toContain((await request.query({ limit: 5, cursor })).status);
      }),
      fuzzRuns(100),
    );
  });
});
