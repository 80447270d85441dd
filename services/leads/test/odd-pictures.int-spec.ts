import * as fc from 'fast-check';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { drawOdd, oddPictures } from '@sandhill/testing/odd-pictures.ts';
import { scannedJpeg } from '@sandhill/testing/scanned-jpeg.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { PhotoDecoder } from '../src/photos/photo-decoder.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { aPhoto, aPicture, dataUrl } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

describe('odd pictures', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  const inState = (state: LeadPhoto['state']) => leads.database.getRepository(LeadPhoto).countBy({ state });
  const photosOf = (leadId: string) => leads.database.getRepository(LeadPhoto).countBy({ leadId });

  it('are refused by their scans, before they are decoded', async () => {
    const evil = scannedJpeg({ width: 7000, height: 7000, scans: 800, restartInterval: 0 });
    expect(evil.length).toBeLessThan(1_000_000);

    const { status, body } = await post(
      `${leads.url}/api/quotes`,
      aQuote({ projectImages: [await aPhoto(), dataUrl(evil)] }),
    );

    expect([status, Object.keys(body.fields)]).toEqual([400, ['projectImages', 'projectImages.1']]);
  });

  it('end their decoder after two seconds of processor, and the next picture gets another', async () => {
    const decoder = leads.app.get(PhotoDecoder, { strict: false });
    const evil = scannedJpeg({ width: 7000, height: 7000, scans: 800, restartInterval: 0 });

    await expect(decoder.make(evil)).rejects.toThrow('it takes too much processor time');

    expect((await decoder.make(await aPicture())).width).toBe(640);
  });

  it(
    'are taken, refused by name, or kept and marked as unreadable; no mail waits for them',
    async () => {
      await leads.startWorker();
      const good = await aPhoto();
      let taken = 0;
      await fc.assert(
        fc.asyncProperty(oddPictures({ megapixels: process.env['FUZZ_RUNS'] ? 50 : 4 }), async (picture) => {
          const odd = dataUrl(await drawOdd(picture), `image/${picture.format === 'png' ? 'png' : 'jpeg'}`);
          const { status, body } = await post(
            `${leads.url}/api/quotes`,
            aQuote({ projectImages: [good, odd] }),
          );
          expect([201, 400]).toContain(status);
          if (status === 400) expect(Object.keys(body.fields)).toEqual(['projectImages', 'projectImages.1']);
          else {
            taken += 1;
            expect(await photosOf(body.id)).toBe(2);
          }
          const honest = await post(
            `${leads.url}/api/contact`,
            aContact({ email: `v${taken}@visitor.test` }),
          );
          expect(honest.status).toBe(201);
        }),
        fuzzRuns(60),
      );

      await waitUntil('no photo is pending', async () => (await inState('pending')) === 0);
      expect((await inState('stored')) + (await inState('unreadable'))).toBe(2 * taken);
      expect(await inState('stored')).toBeGreaterThanOrEqual(taken);
    },
    fuzzRuns(60).timeoutMs,
  );
});
