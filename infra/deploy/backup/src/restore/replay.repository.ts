import type { Client } from 'pg';
import { disabledAccounts, subjectsOf, type LedgerEntry } from '../ledger/ledger.js';
import { addToLedger } from '../ledger/ledger.repository.js';
import type { Service } from '../stack/stack.js';

/** Repeats in a restored database the changes that the ledger has recorded since the backup. */
export async function replay(
  client: Client,
  service: Service,
  entries: readonly LedgerEntry[],
): Promise<Replayed> {
  const own = entries.filter((entry) => entry.service === service);
  await client.query('BEGIN');
  const replayed = await replays[service](client, own);
  if (own.length > 0) await addToLedger(client, own);
  await client.query('COMMIT');
  return replayed;
}

/** Numbers of changed items, by kind of item. */
export type Replayed = Partial<
  Record<'leads' | 'chats' | 'pictures' | 'accounts' | 'sessions' | 'heldMails', number>
>;

const replays: Record<Service, (client: Client, entries: readonly LedgerEntry[]) => Promise<Replayed>> = {
  auth: async (client, entries) => ({
    accounts: await disable(client, disabledAccounts(entries)),
    sessions: await endSessions(client),
  }),
  leads: async (client, entries) => ({
    leads: await eraseLeads(client, subjectsOf(entries, 'lead_erased')),
    chats: await eraseChats(client, subjectsOf(entries, 'chat_erased')),
    heldMails: await holdMail(client),
  }),
  media: async (client, entries) => ({
    pictures: await purgePictures(
      client,
      subjectsOf(entries, 'project_purged'),
      subjectsOf(entries, 'picture_purged'),
    ),
  }),
  // The ledger has no entries for content, because content is never erased permanently.
  content: async () => ({}),
};

async function disable(client: Client, accounts: ReadonlyMap<string, string>): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE users SET disabled_at = disabled.at
     FROM unnest($1::uuid[], $2::timestamptz[]) AS disabled (id, at)
     WHERE users.id = disabled.id AND users.disabled_at IS NULL`,
    [[...accounts.keys()], [...accounts.values()]],
  );
  return rowCount ?? 0;
}

/** Tables of auth with sessions, known browsers and pending passkey challenges. */
const signedIn = ['sessions', 'known_devices', 'passkey_challenges'];

/**
 * Ends all sessions, and forgets known browsers and pending passkey challenges. Sessions that ended after the backup
 * was made must not become valid again, and nothing records which ones these are.
 */
async function endSessions(client: Client): Promise<number> {
  let ended = 0;
  for (const table of signedIn) {
    const { rowCount } = await client.query(`DELETE FROM ${table}`);
    if (table === 'sessions') ended = rowCount ?? 0;
  }
  return ended;
}

/** Erases leads as the leads service does. That service's sweep then removes the objects that the store still has. */
async function eraseLeads(client: Client, ids: readonly string[]): Promise<number> {
  const { tables, lead } = await leadTables(client);
  await client.query(
    `INSERT INTO photo_erasures (storage_key)
     SELECT storage_key FROM lead_photos WHERE ${lead} = ANY($1::uuid[]) AND storage_key IS NOT NULL
     ON CONFLICT DO NOTHING`,
    [ids],
  );
  await client.query('DELETE FROM submissions WHERE lead_id = ANY($1::uuid[])', [ids]);
  let erased = 0;
  for (const table of tables) {
    const { rowCount } = await client.query(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`, [ids]);
    erased += rowCount ?? 0;
  }
  // The table has only hashes of email addresses, so the rows of erased leads cannot be identified, and all rows are
  // removed. A mailbox may then get a second receipt on the same day.
  if (erased > 0) await client.query('DELETE FROM receipt_days');
  return erased;
}

async function has(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS "isThere"',
    [table],
  );
  return rows[0]?.isThere ?? false;
}

/**
 * Returns the names of the tables with leads. Earlier versions have one table per kind of lead, and a migration joins
 * them later.
 */
async function leadTables(client: Client): Promise<{ tables: readonly string[]; lead: string }> {
  return (await has(client, 'leads'))
    ? { tables: ['leads'], lead: 'lead_id' }
    : { tables: ['quotes', 'contacts'], lead: 'coalesce(quote_id, contact_id)' };
}

/** Erases conversations that became leads after the backup was made and were later erased together with these leads. */
async function eraseChats(client: Client, ids: readonly string[]): Promise<number> {
  // A backup of an earlier version may have no conversations.
  if (!(await has(client, 'chat_sessions'))) return 0;
  const { rowCount } = await client.query('DELETE FROM chat_sessions WHERE id = ANY($1::uuid[])', [ids]);
  return rowCount ?? 0;
}

/**
 * Holds mail that was `owed` in the backup. It may have been sent after the backup was made, so the operator must
 * decide.
 */
async function holdMail(client: Client): Promise<number> {
  // A backup of an earlier version has another table, which contains only mails.
  const { rowCount } = await client.query(
    (await has(client, 'deliveries'))
      ? `UPDATE deliveries SET state = 'held', lease = NULL WHERE channel = 'mail' AND state IN ('owed', 'sending')`
      : `UPDATE notifications SET status = 'held', claimed_until = NULL WHERE status IN ('owed', 'sending')`,
  );
  return rowCount ?? 0;
}

/**
 * Purges projects and pictures of stories as `BinPurge` of media does, together with images that are then unused.
 *
 * @returns how many projects and pictures were purged, without the pictures of the purged projects
 */
async function purgePictures(
  client: Client,
  projects: readonly string[],
  pictures: readonly string[],
): Promise<number> {
  // A backup of an earlier version has one picture for each project.
  const hasStories = await has(client, 'project_pictures');
  const purge = (table: string, column: string, ids: readonly string[]) =>
    client.query<{ key: string }>(
      `DELETE FROM ${table} WHERE ${column} = ANY($1::uuid[]) RETURNING image_key AS key`,
      [ids],
    );
  const ofStories = hasStories ? (await purge('project_pictures', 'project_id', projects)).rows : [];
  const single = hasStories ? (await purge('project_pictures', 'id', pictures)).rows : [];
  const { rows: purged } = await purge('project_images', 'id', projects);
  await client.query(
    `WITH gone AS (
       DELETE FROM images WHERE key = ANY($1)
         AND NOT EXISTS (SELECT FROM ${hasStories ? 'picture_uses' : 'project_images'} WHERE image_key = images.key)
       RETURNING key)
     INSERT INTO image_erasures (key) SELECT key FROM gone ON CONFLICT DO NOTHING`,
    [[...ofStories, ...single, ...purged].map(({ key }) => key)],
  );
  return single.length + purged.length;
}

/** Marks pictures whose resized files are in another bucket than their row says, so that media's worker moves them. */
export async function settlePictures(client: Client, hasPlace: (place: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ key: string; visibility: string; sizes: string[] }>(
    `SELECT key, visibility, ARRAY(
       SELECT key || '/' || width || '.webp' FROM unnest(webp_widths) AS width
       UNION ALL SELECT key || '/' || width || '.avif' FROM unnest(avif_widths) AS width) AS sizes
     FROM images`,
  );
  const misplaced = rows.filter(({ visibility, sizes }) =>
    visibility === 'public'
      ? sizes.some((size) => !hasPlace(`media/${size}`))
      : sizes.some((size) => hasPlace(`media/${size}`)),
  );
  await client.query(`UPDATE images SET visibility = 'changing' WHERE key = ANY($1)`, [
    misplaced.map(({ key }) => key),
  ]);
}
