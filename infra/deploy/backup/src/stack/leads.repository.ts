import type { Client } from 'pg';

/** Returns the number of leads, including those in the bin. */
export async function countLeads(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM leads');
  return Number(rows[0]?.count);
}
