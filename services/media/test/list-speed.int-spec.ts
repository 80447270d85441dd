import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { DataSource, type QueryRunner } from 'typeorm';
import { Project } from '../src/projects/project.entity.js';
import { ProjectsRepository } from '../src/projects/projects.repository.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Returns the tables that a plan scans sequentially. */
function scannedIn({ 'Node Type': node, 'Relation Name': table, Plans: below = [] }: Plan): string[] {
  return [...(node === 'Seq Scan' && table ? [table] : []), ...below.flatMap(scannedIn)];
}

describe('the lists of very many project images', () => {
  let media: RunningMedia;
  let database: DataSource;

  beforeAll(async () => {
    media = await startMedia({ DATABASE_URL: await createTestDatabase('large') });
    database = media.app.get(DataSource);
    await database.query(`
      INSERT INTO images (key, width, height, placeholder, webp_widths, renditions_owed)
      SELECT md5(n::text), 1200, 800, 'data:image/webp;base64,', '{400,800}', false
      FROM generate_series(1, 5000) AS n`);
    await database.query(`
      INSERT INTO project_images
        (title, description, image_url, image_key, category, placement, featured, display_order, created_at, deleted_at)
      SELECT 'Palm ' || n, repeat('palms and stones ', 20) || CASE WHEN n % 40 = 1 THEN 'Section: home' ELSE '' END, '/media/x', md5(n::text), 'category-' || n % 8,
             (ARRAY['hero', 'featured', 'gallery', 'gallery', 'gallery'])[1 + n % 50 % 5], n % 100 = 0, n % 7 * 10,
             now() - n * interval '1 hour', CASE WHEN n % 20 = 0 THEN now() END
      FROM generate_series(1, 5000) AS n`);
    await database.query(`
      INSERT INTO project_stories (project_id, slug, problem)
      SELECT id, 'palm-' || substr(title, 6), repeat('A yard under water. ', 20) FROM project_images`);
    // Autovacuum may delay the visibility map for a moment.
    await waitUntil('tables that are tidied up', async () => {
      await database.query('VACUUM ANALYZE');
      const untidy: unknown[] = await database.query(
        `SELECT FROM pg_class WHERE relname IN ('project_images', 'project_stories') AND relallvisible < relpages`,
      );
      return untidy.length === 0;
    });
  });

  afterAll(() => media.stop());

  /**
   * Returns the tables that PostgreSQL scans sequentially for a list of the repository, which takes `queries` queries.
   */
  const scannedTables = async (ask: (projects: ProjectsRepository) => Promise<unknown>, queries: number) => {
    const runner: QueryRunner = database.createQueryRunner();
    const query = runner.query.bind(runner);
    const plans: Plan[] = [];
    const explained = async (sql: string, ...rest: unknown[]) => {
      const rows = await query(`EXPLAIN (FORMAT JSON) ${sql}`, rest[0] as unknown[]);
      plans.push((rows as Array<{ 'QUERY PLAN': Array<{ Plan: Plan }> }>)[0]!['QUERY PLAN'][0]!.Plan);
      return Reflect.apply(query, undefined, [sql, ...rest]) as Promise<unknown>;
    };
    runner.query = explained as typeof query;
    await ask(new ProjectsRepository(runner.manager.getRepository(Project)));
    await runner.release();
    expect(plans).toHaveLength(queries);
    return plans.flatMap(scannedIn);
  };

  const after = {
    displayOrder: 30,
    createdAt: new Date('2026-10-01T00:00:00Z'),
    id: '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e',
  };
  const questions: Array<[name: string, ask: (projects: ProjectsRepository) => Promise<unknown>]> = [
    ['the first page', (projects) => projects.list({ limit: 25 })],
    ['a later page', (projects) => projects.list({ limit: 25, after })],
    ['a category', (projects) => projects.list({ limit: 25, category: 'category-3' })],
    ['a category’s later page', (projects) => projects.list({ limit: 25, category: 'category-3', after })],
    ['a section', (projects) => projects.list({ limit: 25, section: 'home' })],
    ['a section’s later page', (projects) => projects.list({ limit: 25, section: 'home', after })],
    ['the number of all', (projects) => projects.count({})],
    ['the number of a category', (projects) => projects.count({ category: 'category-3' })],
    ['the number of a section', (projects) => projects.count({ section: 'home' })],
    ['the featured ones', (projects) => projects.list({ limit: 25, isFeatured: true })],
    ['the bin', (projects) => projects.listBin({ limit: 25 })],
    [
      'the bin’s later page',
      (projects) => projects.listBin({ limit: 25, after: { ...after, deletedAt: new Date() } }),
    ],
    ['the categories', (projects) => projects.listCategories()],
  ];

  it.each(questions)('scan no table for %s', async (name, ask) => {
    const isOfPictures = !/^the (?:number|categories)/.test(name);
    expect(await scannedTables(ask, isOfPictures ? 2 : 1)).toEqual([]);
  });
});
