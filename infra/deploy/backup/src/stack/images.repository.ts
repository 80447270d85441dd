import type { Client } from 'pg';

/** Returns the keys of pictures that are being uploaded, or whose objects have not been erased yet. */
export async function picturesUnderWay(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>('SELECT key FROM image_erasures');
  return new Set(rows.map(({ key }) => key));
}
