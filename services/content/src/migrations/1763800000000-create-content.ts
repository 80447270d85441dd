import { createAuditTrail, indexAuditTrail } from '@sandhill/platform/audit/create-audit-trail.js';
import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateContent1763800000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_versions (
        id integer NOT NULL,
        content jsonb NOT NULL,
        published_at timestamptz NOT NULL,
        published_by text,
        note text NOT NULL DEFAULT '',
        restored_from integer,
        CONSTRAINT "PK_site_versions" PRIMARY KEY (id)
      )`);
    await runner.query(`
      CREATE TABLE site_drafts (
        id smallint NOT NULL,
        content jsonb,
        based_on integer,
        revision integer NOT NULL DEFAULT 0,
        changed_at timestamptz,
        changed_by text,
        CONSTRAINT "PK_site_drafts" PRIMARY KEY (id),
        CONSTRAINT "CK_site_drafts_one" CHECK (id = 1)
      )`);
    await runner.query(`
      CREATE TABLE site_sets (
        sha256 text NOT NULL,
        build text NOT NULL,
        version integer NOT NULL,
        day date NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        replaced_at timestamptz,
        bytes integer NOT NULL,
        CONSTRAINT "PK_site_sets" PRIMARY KEY (sha256),
        CONSTRAINT "FK_site_sets_version" FOREIGN KEY (version) REFERENCES site_versions (id),
        CONSTRAINT "CK_site_sets_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        CONSTRAINT "CK_site_sets_build" CHECK (build ~ '^[0-9a-f]{16}$')
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX "UQ_site_sets_current" ON site_sets (build) WHERE replaced_at IS NULL',
    );
    await runner.query('CREATE INDEX "IX_site_sets_version" ON site_sets (version)');
    await runner.query(`
      CREATE TABLE site_set_parts (
        sha256 text NOT NULL,
        number integer NOT NULL,
        bytes bytea NOT NULL,
        CONSTRAINT "PK_site_set_parts" PRIMARY KEY (sha256, number),
        CONSTRAINT "FK_site_set_parts_sha256" FOREIGN KEY (sha256) REFERENCES site_sets (sha256) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE site_publications (
        id smallint NOT NULL,
        state text NOT NULL,
        page text,
        done integer NOT NULL DEFAULT 0,
        total integer NOT NULL DEFAULT 0,
        CONSTRAINT "PK_site_publications" PRIMARY KEY (id),
        CONSTRAINT "CK_site_publications_one" CHECK (id = 1),
        CONSTRAINT "CK_site_publications_state" CHECK (state IN ('idle', 'rendering', 'storing', 'failed'))
      )`);
    await createAuditTrail(runner);
    await indexAuditTrail(runner);
  }
}
