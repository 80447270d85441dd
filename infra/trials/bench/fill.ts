import type { Client } from 'pg';
import { withDatabase } from '../../local/servers/with-database.ts';
import { waitUntil } from '../../local/wait-until.ts';

/** Runs statements, and then the maintenance that PostgreSQL does automatically within minutes. */
async function fill(url: string, statements: readonly string[]): Promise<void> {
  await withDatabase(url, async (client) => {
    for (const statement of statements) await client.query(statement);
    await waitUntil('tables that are tidied up', () => isTidy(client), 600_000, 500);
  });
}

/**
 * Vacuums the tables, and returns whether most of their pages count as visible to all transactions. PostgreSQL's own
 * ANALYZE may prevent that for a moment. Returns false while the worker is still writing search texts, which keeps a
 * processor core busy for a minute.
 */
async function isTidy(client: Client): Promise<boolean> {
  if (await hasStaleLeads(client)) return false;
  await client.query('VACUUM (ANALYZE)');
  const { rowCount } = await client.query(
    `SELECT FROM pg_class WHERE relname IN ('leads', 'images', 'project_images') AND relallvisible < 0.9 * relpages`,
  );
  return rowCount === 0;
}

/** Returns whether leads wait for their search texts. Only the database of leads has the table with these leads. */
async function hasStaleLeads(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ table: string | null }>(`SELECT to_regclass('stale_leads') AS table`);
  if (!rows[0]?.table) return false;
  const { rowCount } = await client.query('SELECT FROM stale_leads LIMIT 1');
  return rowCount === 1;
}

const words = `'A row of native grasses along the drive, with a low wall of coquina and lights between the palms.'`;
const placeholder = `'data:image/webp;base64,' || repeat('UklGRlAAAABXRUJQVlA4', 6)`;

/**
 * Adds projects until `projects` of them are shown. All are featured and in one category. Their pictures have rows, but
 * no files.
 */
export async function fillProjects(url: string, projects: number): Promise<void> {
  const missing = `generate_series(1, ${projects} - (SELECT count(*) FROM project_images WHERE deleted_at IS NULL)::int)`;
  const key = `md5('bench' || ${projects} || n) || md5(n || 'picture')`;
  await fill(url, [
    `INSERT INTO images (key, width, height, placeholder, webp_widths, avif_widths, renditions_owed)
     SELECT ${key}, 2400, 1600, ${placeholder}, '{400,800,1200,1600,2400}', '{400,800,1200,1600,2400}', false
     FROM ${missing} n`,
    `INSERT INTO project_images (title, description, image_url, image_key, category, placement, featured,
       display_order, alt_text, title_es, description_es, alt_text_es, created_at)
     SELECT 'Garden number ' || n, ${words}, '/media/' || ${key} || '/800.webp', ${key},
       'lighting', 'gallery', true, n % 7,
       'A garden', 'Jardín ' || n, ${words}, 'Un jardín', now() - n * interval '1 minute'
     FROM ${missing} n`,
  ]);
}

/** Adds this many leads. Half of them are quotes. Two arrive every 20 minutes. No mail is queued for them. */
export async function fillLeads(url: string, leads: number): Promise<void> {
  const status = `(ARRAY['new', 'contacted', 'won', 'lost'])[1 + n % 4]`;
  const arrival = `now() - n * interval '20 minutes'`;
  const shared = `'Visitor ' || n, 'visitor' || n || '@visitor.example', ${words}, 'en', ${status}, ${arrival},
    CASE WHEN n % 4 > 0 THEN ${arrival} + interval '1 hour' END, CASE WHEN n % 4 = 0 THEN ${arrival} END,
    CASE WHEN n % 4 = 0 THEN ${arrival} END, '/page-' || n % 30`;
  const columns = `reference, name, email, message, language, status, created_at, claimed_at, unclaimed_since,
    waiting_since, first_page`;
  const each = `generate_series(1, ${Math.floor(leads / 2)}) n`;
  await fill(url, [
    `INSERT INTO leads (${columns}, kind, subject)
     SELECT 'C-B' || n, ${shared}, 'contact', 'A question' FROM ${each}`,
    `INSERT INTO leads (${columns}, kind, phone, address, services, area_match)
     SELECT 'Q-B' || n, ${shared}, 'quote', '912 555 0100', n || ' Oak Street', '{irrigation}', 'served' FROM ${each}`,
  ]);
}
