import * as fc from 'fast-check';
import sharp from 'sharp';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { drawOdd, oddPictures } from '@sandhill/testing/odd-pictures.ts';
import { scannedJpeg } from '@sandhill/testing/scanned-jpeg.ts';
import { MediaClient } from './support/media-client.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3c7a3f' }, limitInputPixels: false })
    .png()
    .toBuffer();

describe('odd pictures', () => {
  let media: RunningMedia;
  let client: MediaClient;

  beforeAll(async () => {
    media = await startMedia();
    client = new MediaClient(media);
  });

  afterAll(() => media.stop());

  const send = async (bytes: Buffer) => {
    const body = { title: 'Palms', imageUrl: dataUrl(bytes), category: 'landscaping' };
    return client.call('post', '', body);
  };

  it.each([
    [1, 1],
    [1, 5_000],
    [5_000, 1],
    [1, 16_000],
    [60_000, 2],
    [8_000, 6_250],
  ])('of %i × %i are taken', async (width, height) => {
    expect((await send(await plain(width, height))).status).toBe(201);
  });

  it.each([
    [1, 16_001, 'too_tall'],
    [2_400, 16_100, 'too_tall'],
    [8_000, 6_251, 'too_many_pixels'],
  ])('of %i × %i are refused: %s', async (width, height, code) => {
    const { status, body } = await send(await plain(width, height));

    expect([status, body.fields?.imageUrl?.code]).toEqual([400, code]);
  });

  it('are refused by their scans, before they are decoded', async () => {
    const evil = scannedJpeg({ width: 7000, height: 7000, scans: 800, restartInterval: 0 });

    const { status, body } = await send(evil);

    expect([status, body.fields?.imageUrl?.code]).toEqual([400, 'too_many_pixels']);
  });

  it(
    'of every format and size are taken or refused with a reason',
    async () => {
      await fc.assert(
        fc.asyncProperty(oddPictures({ megapixels: process.env['FUZZ_RUNS'] ? 50 : 4 }), async (picture) => {
          const bytes = await drawOdd(picture);
          const { status, body } = await send(bytes);
          if (bytes.length > 10_000_000) expect([400, 413]).toContain(status);
          else if (status !== 201) expect([status, Object.keys(body.fields)]).toEqual([400, ['imageUrl']]);
        }),
        fuzzRuns(60),
      );
    },
    fuzzRuns(60).timeoutMs,
  );
});
