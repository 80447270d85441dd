import sharp from 'sharp';
import type { BenchStack } from './bench-stack.ts';
import { median } from './median.ts';
import { aPhotograph } from './photograph.ts';
import type { Line } from './report.ts';

const tries = 7;

/**
 * Measures the time from the upload of a photograph of 12 megapixels and about 4 MB until it is shown. For comparison,
 * sharp alone makes the same two sizes.
 */
export async function measureUpload(stack: BenchStack, cookie: string): Promise<Line[]> {
  sharp.cache(false);
  const uploads: number[] = [];
  const alone: number[] = [];
  let bytes = 0;
  // The first turn warms up both, and its times are not used.
  for (let turn = 0; turn <= tries; turn += 1) {
    const photo = await aPhotograph(4000);
    bytes = photo.length;
    const body = uploadOf(photo);
    const begun = performance.now();
    await uploadAndShow(stack, cookie, body);
    const shown = performance.now();
    await bothSizes(photo);
    if (turn === 0) continue;
    uploads.push(shown - begun);
    alone.push(performance.now() - shown);
  }
  const [product, limit] = [median(uploads), median(alone)];
  return [
    {
      measured: `upload of ${(bytes / 1e6).toFixed(1)} MB, 12 megapixels, and its 800 px : sharp alone`,
      product: `${Math.round(product)} ms`,
      limit: `${Math.round(limit)} ms`,
      result: product / limit,
      target: 1.4,
      unit: 'times',
    },
  ];
}

function uploadOf(photo: Buffer): Buffer {
  const imageUrl = `data:image/jpeg;base64,${photo.toString('base64')}`;
  return Buffer.from(JSON.stringify({ title: 'A garden', imageUrl }));
}

async function uploadAndShow(stack: BenchStack, cookie: string, body: Buffer): Promise<void> {
  const answer = await stack.post('/api/projects', body, cookie);
  const { imageUrl: path } = (await answer.json()) as { imageUrl: string };
  const shown = await fetch(stack.url + path);
  if (!shown.ok) throw new Error(`${path}: ${shown.status}`);
  await shown.arrayBuffer();
}

/**
 * Makes the two sizes that the service makes before it answers (services/media/src/images/renditions.ts), and nothing
 * else.
 */
async function bothSizes(photo: Buffer): Promise<void> {
  sharp.concurrency(1);
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: 800 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of [400, 800])
    await sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort: 3 }).toBuffer();
}
