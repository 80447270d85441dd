import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { withDatabase } from '../../local/servers/with-database.ts';
import type { BenchStack } from './bench-stack.ts';
import { fillProjects } from './fill.ts';
import { median } from './median.ts';
import type { Line } from './report.ts';

const maxStories = 1_000;
const changes = 10;

const words = `repeat('The lawn drowned after each storm, and the board had tried three contractors before us. ', 4)`;

/** Gives exactly this many projects a page with three pictures each. The pictures have rows, but no files. */
export async function fillStories(url: string, stories: number): Promise<void> {
  await fillProjects(url, stories + 20);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('DELETE FROM project_pictures');
  await client.query('DELETE FROM project_stories');
  await client.query(
    `INSERT INTO project_stories (project_id, slug, has_consent, community, year, problem, problem_es, work, work_es,
       result, result_es, services, plants)
     SELECT id, 'story-' || row_number() OVER (ORDER BY id), true, 'Pelican Sound', 2026, ${words}, ${words}, ${words},
       ${words}, ${words}, ${words}, '{irrigation}', '{sabal-palm}'
     FROM project_images WHERE deleted_at IS NULL AND title LIKE 'Garden number%' ORDER BY id LIMIT ${stories}`,
  );
  await client.query(
    `INSERT INTO project_pictures (project_id, position, image_key, alt_text)
     SELECT project_id, n, (SELECT image_key FROM project_images WHERE id = project_id), 'Palms beside a walk'
     FROM project_stories, generate_series(1, 2) n`,
  );
  await client.end();
}

/**
 * Measures changes to one story while there are 1,000 stories in both languages: the time until the public server shows
 * each change. Also measures the first rendering and the size of the set.
 */
export async function measureStories(stack: BenchStack, cookie: string): Promise<Line[]> {
  const page = async (slug: string) => {
    const answer = await fetch(`${stack.url}/gallery/${slug}`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    return answer.ok ? answer.text() : '';
  };
  await fillStories(stack.product.databaseUrl('media'), maxStories);
  const begun = performance.now();
  while (!(await page('story-500'))) await pause(100);
  const first = performance.now() - begun;
  const id = await projectOf(stack, 'story-500');
  const shown: number[] = [];
  for (let index = 1; index <= changes; index += 1) {
    const title = `Changed garden ${index}`;
    const since = performance.now();
    const answer = await fetch(`${stack.url}/api/projects/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Origin: stack.origin, Cookie: cookie },
      body: JSON.stringify({ title }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    while (!(await page('story-500')).includes(title)) await pause(20);
    shown.push(performance.now() - since);
  }
  return [
    line(`${maxStories} stories in two languages, all pages for the first time`, [first], 60),
    line(`one changed story of ${maxStories}, slowest of ${changes} until it is shown`, shown, 5),
    await sizeOfSet(stack),
  ];
}

async function projectOf(stack: BenchStack, slug: string): Promise<string> {
  const { rows } = await withDatabase(stack.product.databaseUrl('media'), (database) =>
    database.query<{ id: string }>('SELECT project_id AS id FROM project_stories WHERE slug = $1', [slug]),
  );
  return rows[0]?.id ?? '';
}

async function sizeOfSet(stack: BenchStack): Promise<Line> {
  const { rows } = await withDatabase(stack.product.databaseUrl('content'), (database) =>
    database.query<{ bytes: number }>(
      'SELECT bytes FROM site_sets WHERE replaced_at IS NULL ORDER BY made_at DESC LIMIT 1',
    ),
  );
  const result = (rows[0]?.bytes ?? 0) / 1024 / 1024;
  return { measured: 'the set', product: '', limit: '', result, target: 64, unit: 'MB' };
}

const line = (measured: string, times: number[], target: number): Line => ({
  measured,
  product: `${Math.round(median(times))} ms in the median`,
  limit: '',
  result: Math.max(...times) / 1000,
  target,
  unit: 's',
});
