import type { WorkerCode } from './worker-code.ts';

type Database = WorkerCode['dataSource'];

interface Counts {
  mails: number;
  receipts: number;
}

const leads = (count: number) => `
  INSERT INTO leads (kind, reference, name, email, subject, message, language)
  SELECT 'contact', 'C-' || gen_random_uuid(), 'Ann', 'ann@visitor.test', 'Lawn', 'It is dry.', 'en'
  FROM generate_series(1, ${count}) RETURNING id`;

const deliveries = (columns: string) =>
  `INSERT INTO deliveries (channel, kind, lead_id, recipient${columns})`;

/**
 * Adds mails to the office, each with its own lead, and receipts for the first of these leads.
 *
 * @returns the ids of all these mails
 */
export async function owe(database: Database, counts: Counts): Promise<string[]> {
  const rows = (await database.query(`
    WITH lead AS (${leads(Math.max(counts.mails, counts.receipts))})
    ${deliveries('')}
    (SELECT 'mail', 'office_contact', id, 'general' FROM lead LIMIT ${counts.mails})
    UNION ALL
    (SELECT 'mail', 'visitor_receipt', id, 'visitor' FROM lead LIMIT ${Math.round(counts.receipts)})
    RETURNING id`)) as Array<{ id: string }>;
  return rows.map(({ id }) => id);
}

/**
 * Adds mails and moves them through the states of a sent delivery. Each mail leaves as many row versions as if a worker
 * had sent it.
 */
export async function sendAlready(database: Database, counts: Counts): Promise<void> {
  const ids = await owe(database, counts);
  const states = [
    `state = 'sending', lease = 30, token = token + 1`,
    `state = 'sent', lease = NULL, attempts = 1, sent_at = now(), message_id = '<bench@sandhill.example>'`,
  ];
  for (const state of states)
    await database.query(`UPDATE deliveries SET ${state} WHERE id = ANY($1)`, [ids]);
}

/** Does the work that PostgreSQL's autovacuum does when no transaction holds it back. */
export async function tidy(database: Database): Promise<void> {
  await database.query('VACUUM (ANALYZE)');
}
