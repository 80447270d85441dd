import { randomUUID } from 'node:crypto';
import { withDatabase } from '../../local/servers/with-database.ts';
import type { BenchStack } from './bench-stack.ts';
import { median } from './median.ts';
import { aPhotograph } from './photograph.ts';
import { writeLead } from './reference-rows.ts';
import type { Line } from './report.ts';

const tries = 15;
const photosEach = 3;

/**
 * Measures the time until a quote with three photos of about 1 MB is accepted. For comparison, the same rows and bytes
 * are written in one transaction, without HTTP.
 */
export async function measureQuotes(stack: BenchStack): Promise<Line[]> {
  const accepted: number[] = [];
  const written: number[] = [];
  let bytes = 0;
  // Otherwise, the worker would decode the photos of one quote while the next one is measured.
  stack.product.freeze('leads-worker');
  await withDatabase(stack.product.databaseUrl('leads'), async (database) => {
    // The first turns warm up both, and their times are not used.
    for (let turn = -5; turn < tries; turn += 1) {
      const photos = await Promise.all(Array.from({ length: photosEach }, () => aPhotograph(1600)));
      bytes = photos[0]?.length ?? 0;
      const quote = aQuote();
      const projectImages = photos.map((photo) => `data:image/jpeg;base64,${photo.toString('base64')}`);
      const body = Buffer.from(JSON.stringify({ ...quote, projectImages }));
      const begun = performance.now();
      await stack.post('/api/quotes', body);
      const taken = performance.now();
      await writeLead(database, { ...quote, kind: 'quote', photos });
      const ended = performance.now();
      if (turn < 0) continue;
      accepted.push(taken - begun);
      written.push(ended - taken);
    }
  });
  stack.product.thaw('leads-worker');
  const [product, limit] = [median(accepted), median(written)];
  return [
    {
      measured: `quote with ${photosEach} photos of ${(bytes / 1e6).toFixed(1)} MB : its rows and bytes, written in one transaction`,
      product: `${Math.round(product)} ms`,
      limit: `${Math.round(limit)} ms`,
      result: product / limit,
      target: 2,
      unit: 'times',
    },
  ];
}

const aQuote = () => ({
  name: 'Rosa Delgado',
  email: `${randomUUID()}@visitor.example`,
  phone: '239-555-0142',
  address: '12 Palm Court, Naples, FL 34102',
  services: ['grapple-truck'],
  message: 'A tree lies across the drive.',
});
