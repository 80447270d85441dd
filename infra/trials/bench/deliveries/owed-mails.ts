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

/** Mails to the office, each of a lead of its own, and receipts for the first of them. @returns the ids of the mails */
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

/** The rows of mails that are sent, as if they had been inserted so. */
export async function sentAlready(database: Database, { mails, receipts }: Counts): Promise<void> {
  const sent = `'sent', 1, 1, now(), '<bench@sandhill.example>'`;
  await database.query(`
    WITH lead AS (${leads(mails)})
    ${deliveries(', state, attempts, token, sent_at, message_id')}
    (SELECT 'mail', 'office_contact', id, 'general', ${sent} FROM lead)
    UNION ALL
    (SELECT 'mail', 'visitor_receipt', id, 'visitor', ${sent} FROM lead LIMIT ${Math.round(receipts)})`);
}

/** As PostgreSQL does itself when nothing holds it back. */
export async function tidy(database: Database): Promise<void> {
  await database.query('VACUUM (ANALYZE)');
}
