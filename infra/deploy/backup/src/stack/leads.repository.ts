import type { Client } from 'pg';

/** Returns the number of leads, including those in the bin. Does not count the daily test leads of a live site. */
export async function countLeads(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM leads WHERE NOT is_proof');
  return Number(rows[0]?.count);
}
