import { createHash, randomInt, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The reference for comparison with the product: minimal handlers on the same database server. They write leads into
 * separate tables of the same structure. Variables: PORT, MEDIA_URL, LEADS_URL.
 */
const media = new Pool({ connectionString: process.env['MEDIA_URL'], max: 10 });
const leads = new Pool({ connectionString: process.env['LEADS_URL'], max: 10 });

const schema = 'bench';
const tables = ['submissions', 'leads', 'receipt_days', 'deliveries'];
await leads.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
for (const table of tables) {
  // LIKE does not copy foreign keys, so they are added here.
  const key = `FOREIGN KEY (lead_id) REFERENCES ${schema}.leads (id) ON DELETE CASCADE`;
  const shape = `LIKE public.${table} INCLUDING ALL${table === 'deliveries' ? `, ${key}` : ''}`;
  await leads.query(`CREATE TABLE IF NOT EXISTS ${schema}.${table} (${shape})`);
}

interface Contact {
  name: string;
  email: string;
  phone?: string;
  subject: string;
  message: string;
}

const text = { type: 'string', minLength: 1 } as const;
const contactBody = {
  type: 'object',
  required: ['name', 'email', 'subject', 'message'],
  properties: { name: text, email: text, phone: text, subject: text, message: text },
} as const;

const app = Fastify({ logger: false });

app.get('/api/projects', async (_request, reply) => {
  const { rows } = await media.query<Record<string, unknown> & { webp: number[]; avif: number[] }>(
    `SELECT p.id, p.title, p.description, p.image_url AS "imageUrl", i.width, i.height, i.placeholder,
            i.webp_widths AS webp, i.avif_widths AS avif, p.cut, p.show_original AS "showOriginal", p.category,
            p.placement, p.featured, p.display_order AS "displayOrder", p.alt_text AS "altText",
            p.title_es AS "titleEs", p.description_es AS "descriptionEs", p.alt_text_es AS "altTextEs",
            p.created_at AS "createdAt"
     FROM project_images p JOIN images i ON i.key = p.image_key WHERE p.deleted_at IS NULL
     ORDER BY p.display_order DESC, p.created_at DESC, p.id DESC LIMIT 500`,
  );
  const projects = rows.map(({ webp, avif, ...row }) => ({
    ...row,
    srcset: { widths: webp, avifWidths: avif },
  }));
  void reply.header('Cache-Control', 'no-store');
  return { projects };
});

app.post<{ Body: Contact }>('/api/contact', { schema: { body: contactBody } }, async ({ body }, reply) => {
  const id = randomUUID();
  const reference = `C-${randomInt(36 ** 6).toString(36)}-${id}`;
  const client = await leads.connect();
  try {
    await client.query('BEGIN');
    await insert(client, id, reference, body);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  return reply.code(201).send({ id, reference });
});

async function insert(
  client: Pick<Pool, 'query'>,
  id: string,
  reference: string,
  body: Contact,
): Promise<void> {
  const content = hash(JSON.stringify(body));
  await client.query(
    `INSERT INTO ${schema}.submissions (slot, kind, content_hash, lead_id, reference) VALUES ($1, 'contact', $1, $2, $3)`,
    [content, id, reference],
  );
  await client.query(
    `INSERT INTO ${schema}.leads (id, kind, reference, name, email, phone, subject, message, language)
     VALUES ($1, 'contact', $2, $3, $4, $5, $6, $7, 'en')`,
    [id, reference, body.name, body.email, body.phone ?? null, body.subject, body.message],
  );
  await client.query(`INSERT INTO ${schema}.receipt_days (email_hash) VALUES ($1)`, [hash(body.email)]);
  await client.query(
    `INSERT INTO ${schema}.deliveries (channel, kind, lead_id, recipient)
     VALUES ('mail', 'office_contact', $1, 'general'), ('mail', 'visitor_receipt', $1, 'visitor')`,
    [id],
  );
}

function hash(what: string): string {
  return createHash('sha256').update(what).digest('hex');
}

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
