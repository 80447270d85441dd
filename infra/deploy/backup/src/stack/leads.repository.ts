import type { Client } from 'pg';

/** Returns the number of leads, including those in the bin. The daily test leads of an empty live site are none. */
export async function countLeads(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM leads WHERE NOT is_proof');
  return Number(rows[0]?.count);
}
