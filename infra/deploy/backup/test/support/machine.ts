import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@sandhill/platform/database/migrate.js';
import type { Tables } from '@sandhill/platform/database/data-source-options.js';
import {
  createTestDatabase,
  emptyTestDatabase,
  ensureBuckets,
  releaseTestDatabase,
  testObjectStores,
} from '@sandhill/testing/servers/test-servers.ts';
import { DataSource } from 'typeorm';
import { authTables } from '../../../../../services/auth/src/auth.tables.js';
import { leadsTables } from '../../../../../services/leads/src/leads.tables.js';
import { tables as contentTables } from '../../../../../services/content/src/tables.js';
import { tables as mediaTables } from '../../../../../services/media/src/tables.js';
import { withClient } from '../../src/stack/connect.js';
import { ProductStore } from '../../src/stack/product-store.js';
import { addressOf, services, type Bucket, type Service, type Stack } from '../../src/stack/stack.js';

const tablesOf: Record<Service, Tables> = {
  auth: authTables,
  leads: leadsTables,
  media: mediaTables,
  content: contentTables,
};

/** A machine with an empty stack: databases that have the tables of this version, buckets, and keys. */
export class Machine {
  readonly stack: Stack;
  readonly store: ProductStore;

  private constructor(stack: Stack) {
    this.stack = stack;
    this.store = new ProductStore(stack.store);
  }

  static async start(): Promise<Machine> {
    const urls = await Promise.all(services.map((service) => databaseWithTables(service)));
    const [databaseUrl = ''] = urls;
    const [auth = '', leads = '', media = '', content = ''] = urls.map(nameOf);
    const [server] = testObjectStores();
    if (!server) throw new Error('no object store was started');
    const id = randomBytes(5).toString('hex');
    const buckets = {
      'lead-photos': `photos-${id}`,
      originals: `originals-${id}`,
      media: `media-${id}`,
      ledger: `ledger-${id}`,
    };
    await ensureBuckets(server, { private: Object.values(buckets), public: [] });
    const folder = mkdtempSync(join(tmpdir(), 'sandhill-keys-'));
    const keyFiles = { 'second-factor': [join(folder, 'one')], 'photo-links': [join(folder, 'two')] };
    for (const [file = ''] of Object.values(keyFiles)) writeFileSync(file, randomBytes(24).toString('hex'));
    const { url, accessKey, secretKey } = server;
    const machine = new Machine({
      databaseUrl,
      databases: { auth, leads, media, content },
      store: { url, accessKey, secretKey, buckets },
      keyFiles,
    });
    started.push(machine);
    return machine;
  }

  /** Makes the databases of started machines available to later machines, except the databases that restores made. */
  static async releaseAll(): Promise<void> {
    for (const { stack } of started.splice(0)) {
      const made = await oidsOf(stack.databaseUrl);
      for (const service of services) {
        const name = stack.databases[service];
        if (made.get(name) === firstOids.get(name)) spares[service].push(addressOf(stack, name));
      }
    }
  }

  async query<Row extends object>(
    service: Service,
    statement: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    return withClient(addressOf(this.stack, this.stack.databases[service]), async (client) => {
      const { rows } = await client.query<Row>(statement, values);
      return rows;
    });
  }

  /** Adds a lead with a photo in the bucket and an `owed` mail. @returns its id */
  async addLead(name: string): Promise<string> {
    const id = randomUUID();
    const photo = `leads/${randomUUID()}.jpg`;
    await this.store.put('lead-photos', photo, Buffer.from(`photo of ${name}, with Exif of a camera`));
    await this.query(
      'leads',
      `INSERT INTO leads (kind, id, reference, name, email, phone, address, services, message, language, area_match)
       VALUES ('quote', $1, $2, $3, $4, '(239) 555-0142', '12 Palm Court', '{irrigation}', 'Twelve royal palms.', 'en', 'served')`,
      [id, id.slice(0, 8), name, `${name}@visitor.example`],
    );
    await this.addPhoto(id, photo);
    await this.query(
      'leads',
      `INSERT INTO deliveries (channel, kind, lead_id, recipient, state) VALUES ('mail', 'office_quote', $1, 'office@site.example', 'owed')`,
      [id],
    );
    return id;
  }

  private async addPhoto(lead: string, key: string): Promise<void> {
    await this.query(
      'leads',
      `INSERT INTO lead_photos (lead_id, position, state, type, width, height, storage_key)
       VALUES ($1, 0, 'stored', 'image/jpeg', 3, 2, $2)`,
      [lead, key],
    );
  }

  async addNote(lead: string, text: string): Promise<void> {
    await this.query('leads', `INSERT INTO lead_notes (lead_id, text, author) VALUES ($1, $2, 'Ruth')`, [
      lead,
      text,
    ]);
  }

  /** Adds a contact message with a photo in the bucket. @returns its id, and the photo's key */
  async addMessage(name: string): Promise<{ id: string; photo: string }> {
    const id = randomUUID();
    const photo = `leads/${randomUUID()}.jpg`;
    await this.store.put('lead-photos', photo, Buffer.from(`photo of ${name}`));
    await this.query(
      'leads',
      `INSERT INTO leads (kind, id, reference, name, subject, message, language) VALUES ('contact', $1, $2, $3, 'Palms', 'A palm.', 'en')`,
      [id, id.slice(0, 8), name],
    );
    await this.addPhoto(id, photo);
    return { id, photo };
  }

  /** Adds a conversation of the help chat without an email address. @returns its id */
  async addChat(): Promise<string> {
    const id = randomUUID();
    await this.query(
      'leads',
      `INSERT INTO chat_sessions (id, secret_hash, language) VALUES ($1, '\\x01', 'en')`,
      [id],
    );
    return id;
  }

  /** Adds a published version of the site's texts, with the pages that were made from it. */
  async addSiteVersion(id: number, name: string): Promise<void> {
    await this.query(
      'content',
      `INSERT INTO site_versions (id, content, published_at) VALUES ($1, jsonb_build_object('name', $2::text), now())`,
      [id, name],
    );
    await this.query(
      'content',
      `WITH made AS (
         INSERT INTO site_sets (sha256, build, version, day, bytes) VALUES ($1, $2, $3, now(), length($4::bytea))
         RETURNING sha256)
       INSERT INTO site_set_parts (sha256, number, bytes) SELECT sha256, 0, $4 FROM made`,
      ['a'.repeat(64), 'b'.repeat(16), id, Buffer.from(`pages of ${name}`)],
    );
  }

  /** Adds a project image with its original and one size. @returns its id and key */
  async addProject(title: string): Promise<{ id: string; key: string }> {
    const [id, key] = [randomUUID(), randomBytes(16).toString('hex')];
    await this.store.put('originals', key, Buffer.from(`original of ${title}`));
    await this.store.put('media', `${key}/400.webp`, Buffer.from(`small ${title}`));
    await this.query(
      'media',
      `INSERT INTO images (key, width, height, placeholder, webp_widths, renditions_owed) VALUES ($1, 4, 3, 'data:', '{400}', false)`,
      [key],
    );
    await this.query(
      'media',
      `INSERT INTO project_images (id, title, image_url, image_key) VALUES ($1, $2, $3, $4)`,
      [id, title, `/media/${key}/400.webp`, key],
    );
    return { id, key };
  }

  /** Adds an account with an open session. @returns its id */
  async addAccount(username: string): Promise<string> {
    const id = randomUUID();
    await this.query(
      'auth',
      `INSERT INTO users (id, username, email, password) VALUES ($1, $2, $3, 'hash')`,
      [id, username, `${username}@site.example`],
    );
    await this.query(
      'auth',
      `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
       VALUES ($1, $2, now(), now(), now() + interval '1 day')`,
      [randomBytes(32), id],
    );
    return id;
  }

  /** Adds an entry to the ledger, as the services do. */
  async note(service: Service, kind: string, subjectId: string): Promise<void> {
    await this.query(service, 'INSERT INTO ledger (kind, subject_id) VALUES ($1, $2)', [kind, subjectId]);
  }

  async namesOfLeads(): Promise<string[]> {
    const rows = await this.query<{ name: string }>(
      'leads',
      `SELECT name FROM leads WHERE kind = 'quote' ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  }

  async objects(bucket: Bucket | 'ledger'): Promise<string[]> {
    const names: string[] = [];
    for await (const name of this.store.list(bucket)) names.push(name);
    return names;
  }

  /** Returns the databases of this machine, including those that restores have left. */
  async databases(): Promise<string[]> {
    const names = Object.values(this.stack.databases);
    return withClient(this.stack.databaseUrl, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        `SELECT datname FROM pg_database WHERE regexp_replace(datname, '_(restore|before_\\d+)$', '') = ANY($1) ORDER BY 1`,
        [names],
      );
      return rows.map(({ datname }) => datname);
    });
  }
}

/** Machines of the current test. */
const started: Machine[] = [];

/** Unused databases that have the tables of this version. They may be emptied. */
const spares: Record<Service, string[]> = { auth: [], leads: [], media: [], content: [] };

/** Object id that each database had when it was made. A restore replaces a database with another one. */
const firstOids = new Map<string, number>();

/**
 * URLs of template databases, which are made once per test file: copying one is faster than migrations, and emptying a
 * database is faster than copying one.
 */
const templates = new Map<Service, Promise<string>>();

// The next test file takes over these databases with their tables.
afterAll(async () => {
  await Promise.all([...templates.values()].map(async (url) => releaseTestDatabase(await url)));
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function oidsOf(url: string): Promise<Map<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; oid: number }>(
      'SELECT datname AS name, oid FROM pg_database',
    );
    return new Map(rows.map(({ name, oid }) => [name, oid]));
  });
}

async function databaseWithTables(service: Service): Promise<string> {
  const spare = spares[service].pop();
  if (spare) {
    await emptyTestDatabase(spare);
    return spare;
  }
  const template = await (templates.get(service) ?? remember(service, migratedDatabase(service)));
  const url = new URL(template);
  const name = `${service}_${randomBytes(6).toString('hex')}`;
  url.pathname = `/${name}`;
  const server = addressOf({ databaseUrl: template }, 'postgres');
  await withClient(server, (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${nameOf(template)}"`),
  );
  firstOids.set(name, (await oidsOf(server)).get(name) ?? 0);
  return url.href;
}

function remember(service: Service, made: Promise<string>): Promise<string> {
  templates.set(service, made);
  return made;
}

async function migratedDatabase(service: Service): Promise<string> {
  const url = await createTestDatabase(service);
  const database = await new DataSource({
    type: 'postgres',
    url,
    migrations: tablesOf[service].migrations as [],
    migrationsTransactionMode: 'each',
  }).initialize();
  await migrate(database);
  await database.destroy();
  return url;
}
