import Fastify from 'fastify';
import { Pool } from 'pg';
import { createReferenceTables, writeLead } from './reference-rows.ts';

/**
 * The reference for comparison with the product: minimal handlers on the same database server. They write leads into
 * separate tables of the same structure. Variables: PORT, MEDIA_URL, LEADS_URL.
 */
const media = new Pool({ connectionString: process.env['MEDIA_URL'], max: 10 });
const leads = new Pool({ connectionString: process.env['LEADS_URL'], max: 10 });

await createReferenceTables(leads);

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
  const client = await leads.connect();
  try {
    return await reply.code(201).send(await writeLead(client, { ...body, kind: 'contact' }));
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
