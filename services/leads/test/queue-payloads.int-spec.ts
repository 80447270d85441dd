import { Redis } from 'ioredis';
import { Client } from 'pg';
import { createProductionQueue, type TestQueue } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ChatVisitor } from './support/chat-visitor.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { aPhoto } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const mark = 'Xylophone7';

/** Returns the whole content of a queue as text. */
async function contentOf({ name, url }: TestQueue): Promise<string> {
  return name === 'redis' ? redisContent(url) : postgresContent(url);
}

async function redisContent(url: string): Promise<string> {
  const client = new Redis(url);
  const keys = await client.keys('*');
  const dumps = await Promise.all(keys.map((key) => client.dumpBuffer(key)));
  const jobs = await Promise.all(keys.map((key) => client.hgetall(key).catch(() => ({}))));
  client.disconnect();
  return [...keys, ...dumps.map((dump) => dump?.toString('latin1') ?? ''), JSON.stringify(jobs)].join('\n');
}

async function postgresContent(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const contents: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
    contents.push(JSON.stringify(rows));
  }
  await client.end();
  return contents.join('\n');
}

describe('the content of the queue', () => {
  let queue: TestQueue;
  let leads: Leads;

  beforeAll(async () => {
    queue = await createProductionQueue();
    leads = await Leads.start({ queue });
  });

  afterAll(() => leads.stopAll());

  it('has ids only, and nothing that a visitor typed', async () => {
    const { body } = await post(
      `${leads.url}/api/quotes`,
      aQuote({
        name: `${mark} Palmer`,
        email: `${mark}@visitor.test`,
        phone: `239 555 0101 ${mark}`,
        address: `12 ${mark} Lane`,
        message: `The ${mark} lawn is dry.`,
        projectImages: [await aPhoto()],
      }),
      { 'idempotency-key': mark, 'user-agent': mark },
    );
    await post(`${leads.url}/api/contact`, aContact({ subject: mark, message: `${mark}, ten palms` }));
    const visitor = await ChatVisitor.begin(leads, `${mark} in the chat`, { page: `/${mark}` });
    await visitor.leaveAddress({ name: mark, email: `${mark}@chat.test` });
    const owed: Array<{ id: string }> = await leads.database.query(
      'SELECT id FROM deliveries UNION ALL SELECT id FROM lead_photos',
    );
    expect([body.id, owed.length]).toEqual([expect.any(String), 7]);

    const hasAllJobs = async () => {
      const content = await contentOf(queue);
      return owed.every(({ id }) => content.includes(id));
    };
    await waitUntil('a job for each owed mail and photo', hasAllJobs);

    expect((await contentOf(queue)).toLowerCase()).not.toContain(mark.toLowerCase());
  });
});
