import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateLeads1760000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quotes (
        id uuid NOT NULL DEFAULT uuidv7(),
        reference text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        address text NOT NULL,
        services text[] NOT NULL,
        message text NOT NULL,
        language text NOT NULL,
        page text,
        area_match text NOT NULL,
        area_name text,
        status text NOT NULL DEFAULT 'new',
        created_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT "PK_quotes" PRIMARY KEY (id),
        CONSTRAINT "UQ_quotes_reference" UNIQUE (reference),
        CONSTRAINT "CK_quotes_status" CHECK (status IN ('new', 'contacted', 'won', 'lost', 'spam')),
        CONSTRAINT "CK_quotes_language" CHECK (language IN ('en', 'es')),
        CONSTRAINT "CK_quotes_services" CHECK (cardinality(services) > 0),
        CONSTRAINT "CK_quotes_area_match" CHECK (area_match IN ('served', 'nearby', 'outside', 'unknown'))
      )`);
    await runner.query('CREATE INDEX "IX_quotes_created_at_id" ON quotes (created_at, id)');
    await runner.query('CREATE INDEX "IX_quotes_status_created_at_id" ON quotes (status, created_at, id)');
    await runner.query(`
      CREATE TABLE contacts (
        id uuid NOT NULL DEFAULT uuidv7(),
        reference text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        phone text,
        subject text NOT NULL,
        message text NOT NULL,
        language text NOT NULL,
        page text,
        status text NOT NULL DEFAULT 'new',
        created_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT "PK_contacts" PRIMARY KEY (id),
        CONSTRAINT "UQ_contacts_reference" UNIQUE (reference),
        CONSTRAINT "CK_contacts_status" CHECK (status IN ('new', 'contacted', 'won', 'lost', 'spam')),
        CONSTRAINT "CK_contacts_language" CHECK (language IN ('en', 'es'))
      )`);
    await runner.query('CREATE INDEX "IX_contacts_created_at_id" ON contacts (created_at, id)');
    await runner.query(
      'CREATE INDEX "IX_contacts_status_created_at_id" ON contacts (status, created_at, id)',
    );
    await runner.query(`
      CREATE TABLE quote_photos (
        id uuid NOT NULL DEFAULT uuidv7(),
        quote_id uuid NOT NULL,
        position smallint NOT NULL,
        state text NOT NULL DEFAULT 'pending',
        type text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        bytes bytea,
        storage_key text,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_quote_photos" PRIMARY KEY (id),
        CONSTRAINT "FK_quote_photos_quote_id" FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
        CONSTRAINT "UQ_quote_photos_quote_id_position" UNIQUE (quote_id, position),
        CONSTRAINT "CK_quote_photos_state" CHECK (state IN ('pending', 'stored', 'unreadable')),
        CONSTRAINT "CK_quote_photos_type" CHECK (type IN ('image/jpeg', 'image/png')),
        CONSTRAINT "CK_quote_photos_bytes" CHECK ((state = 'stored') = (bytes IS NULL)),
        CONSTRAINT "CK_quote_photos_storage_key" CHECK ((state = 'stored') = (storage_key IS NOT NULL))
      )`);
    // JPEG and PNG are already compressed; compressing them again wastes time.
    await runner.query('ALTER TABLE quote_photos ALTER COLUMN bytes SET STORAGE EXTERNAL');
    await runner.query(
      `CREATE INDEX "IX_quote_photos_next_attempt_at" ON quote_photos (next_attempt_at) WHERE state = 'pending'`,
    );
    await createSubmissions(runner);
  }
}

async function createSubmissions(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE submissions (
      slot text NOT NULL,
      kind text NOT NULL,
      content_hash text NOT NULL,
      lead_id uuid NOT NULL DEFAULT uuidv7(),
      reference text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT "PK_submissions" PRIMARY KEY (slot),
      CONSTRAINT "CK_submissions_kind" CHECK (kind IN ('quote', 'contact'))
    )`);
  await runner.query('CREATE INDEX "IX_submissions_created_at" ON submissions (created_at)');
}
