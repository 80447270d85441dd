import type { Client } from 'pg';

/** The leads of a database of leads, those in the bin too. */
export async function countLeads(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM leads');
  return Number(rows[0]?.count);
}
