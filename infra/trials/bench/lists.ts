import { withDatabase } from '../../local/servers/with-database.ts';
import type { BenchStack } from './bench-stack.ts';
import { fillLeads, fillProjects } from './fill.ts';
import { median } from './median.ts';
import type { Line } from './report.ts';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const lists = [
  '/api/leads',
  '/api/leads?status=new',
  '/api/leads?q=oak',
  '/api/leads?q=visitor4711',
  '/api/leads?view=my-day',
  '/api/leads?sort=promise',
  '/api/leads/counts',
  `/api/lead-figures?from=${day(6)}&to=${day(0)}`,
  '/api/leads/audit',
  '/api/projects?limit=50',
  '/api/projects/featured',
  '/api/projects/category/lighting',
  '/api/projects/bin',
  '/api/projects/audit',
];

const leads = 100_000;
const images = 5_000;
const fewLeads = 1_000;
/**
 * Number of images for the short lists. Lists without paging are limited to 500, so this number fills them although
 * some of the sample images are in other lists.
 */
const fewImages = 550;
const tries = 15;

/**
 * Measures the first page of every list, first with 1,000 leads and 550 images, then with 100,000 leads and 5,000
 * images.
 */
export async function measureLists(stack: BenchStack, cookie: string): Promise<Line[]> {
  const url = (name: string) => stack.product.databaseUrl(name);
  await fillLeads(url('leads'), fewLeads);
  await fillProjects(url('media'), fewImages);
  const few = await timesOf(stack, cookie);
  await clearLeads(stack);
  await fillLeads(url('leads'), leads);
  await fillProjects(url('media'), images);
  const many = await timesOf(stack, cookie);
  return lists.map((path, index) => ({
    measured: `GET ${path}, ${leads} leads and ${images} images : ${fewLeads} and ${fewImages}`,
    product: `${many[index]?.toFixed(1)} ms`,
    limit: `${few[index]?.toFixed(1)} ms`,
    result: (many[index] ?? 0) / (few[index] ?? 1),
    target: 2,
    unit: 'times',
  }));
}

async function clearLeads(stack: BenchStack): Promise<void> {
  await withDatabase(stack.product.databaseUrl('leads'), (database) =>
    database.query(`DELETE FROM leads WHERE reference LIKE 'C-B%' OR reference LIKE 'Q-B%'`),
  );
}

/** Returns the median response time of several tries for each list, in milliseconds. */
async function timesOf(stack: BenchStack, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (const path of lists) {
    const tried: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) {
      const begun = performance.now();
      const answer = await fetch(stack.url + path, { headers: { Cookie: cookie } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      tried.push(performance.now() - begun);
    }
    times.push(median(tried));
  }
  return times;
}
