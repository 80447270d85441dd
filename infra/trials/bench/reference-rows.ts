import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';

const schema = 'bench';

interface ReferenceLead {
  kind: 'contact' | 'quote';
  name: string;
  email: string;
  phone?: string | undefined;
  address?: string;
  services?: string[];
  subject?: string;
  message: string;
  photos?: readonly Buffer[];
}

/** Creates tables beside those of the leads service, with the same columns, checks and indexes. */
export async function createReferenceTables(leads: Pool): Promise<void> {
  await leads.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  const ofLead = new Set(['deliveries', 'lead_photos']);
  for (const table of ['submissions', 'leads', 'receipt_days', 'deliveries', 'lead_photos']) {
    // LIKE does not copy foreign keys, so they are added here.
    const key = `FOREIGN KEY (lead_id) REFERENCES ${schema}.leads (id) ON DELETE CASCADE`;
    const shape = `LIKE public.${table} INCLUDING ALL${ofLead.has(table) ? `, ${key}` : ''}`;
    await leads.query(`CREATE TABLE IF NOT EXISTS ${schema}.${table} (${shape})`);
  }
}

/** Writes the rows and bytes that the product writes for a lead, in one transaction. */
export async function writeLead(client: ClientBase, lead: ReferenceLead) {
  const id = randomUUID();
  const { kind, photos = [] } = lead;
  const reference = `${kind[0]?.toUpperCase()}-${randomInt(36 ** 6).toString(36)}-${id}`;
  const content = hash(JSON.stringify({ ...lead, photos: photos.map(hash) }));
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO ${schema}.submissions (slot, kind, content_hash, lead_id, reference) VALUES ($1, $2, $1, $3, $4)`,
    [content, kind, id, reference],
  );
  await client.query(
    `INSERT INTO ${schema}.leads (id, kind, reference, name, email, phone, address, services, area_match, subject, message, language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'en')`,
    [
      id,
      kind,
      reference,
      lead.name,
      lead.email,
      lead.phone ?? null,
      lead.address ?? null,
      lead.services ?? null,
      kind === 'quote' ? 'served' : null,
      lead.subject ?? null,
      lead.message,
    ],
  );
  await client.query(`INSERT INTO ${schema}.receipt_days (email_hash) VALUES ($1)`, [hash(lead.email)]);
  await client.query(
    `INSERT INTO ${schema}.deliveries (channel, kind, lead_id, recipient)
     VALUES ('mail', $2, $1, 'general'), ('mail', 'visitor_receipt', $1, 'visitor')`,
    [id, `office_${kind}`],
  );
  for (const [position, bytes] of photos.entries())
    await client.query(
      `INSERT INTO ${schema}.lead_photos (lead_id, position, type, width, height, bytes)
       VALUES ($1, $2, 'image/jpeg', 2000, 1500, $3)`,
      [id, position, bytes],
    );
  await client.query('COMMIT');
  return { id, reference };
}

function hash(what: string | Buffer): string {
  return createHash('sha256').update(what).digest('hex');
}
