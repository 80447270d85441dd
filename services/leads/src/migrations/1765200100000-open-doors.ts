import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds doors: URLs to which other sources send their leads. */
export class OpenDoors1765200100000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_doors (
        id uuid NOT NULL DEFAULT uuidv7(),
        name text NOT NULL,
        token_hash text NOT NULL,
        is_open boolean NOT NULL DEFAULT true,
        accepted_count integer NOT NULL DEFAULT 0,
        unusable_count integer NOT NULL DEFAULT 0,
        refused_count integer NOT NULL DEFAULT 0,
        last_lead_at timestamptz,
        minute_began_at timestamptz NOT NULL DEFAULT now(),
        minute_count integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_lead_doors" PRIMARY KEY (id),
        CONSTRAINT "CK_lead_doors_name" CHECK (length(name) BETWEEN 1 AND 60),
        CONSTRAINT "UQ_lead_doors_token_hash" UNIQUE (token_hash)
      )`);
    await runner.query('ALTER TABLE leads ADD door_id uuid, ADD door_name text, ADD external_id text');
    await runner.query(
      'CREATE UNIQUE INDEX "UQ_leads_door_id_external_id" ON leads (door_id, external_id) WHERE external_id IS NOT NULL',
    );
    await this.allowSources(runner, ['site', 'door', 'call', 'walk-in', 'referral', 'other']);
  }

  private async allowSources(runner: QueryRunner, sources: readonly string[]): Promise<void> {
    const list = sources.map((source) => `'${source}'`).join(', ');
    await runner.query(
      `ALTER TABLE leads DROP CONSTRAINT "CK_leads_source", ADD CONSTRAINT "CK_leads_source" CHECK (source IN (${list}))`,
    );
  }
}
