import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds photos that a phone sends into a form on another device, and photos that visitors add to their request. */
export class AddPhotosLater1765200400000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE photo_handovers (
        id uuid CONSTRAINT "PK_photo_handovers" PRIMARY KEY DEFAULT uuidv7(),
        desk_hash text NOT NULL CONSTRAINT "UQ_photo_handovers_desk_hash" UNIQUE,
        link_hash text NOT NULL CONSTRAINT "UQ_photo_handovers_link_hash" UNIQUE,
        phone_hash text,
        address_hashes bytea[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now())`);
    await runner.query('CREATE INDEX "IX_photo_handovers_created_at" ON photo_handovers (created_at)');
    await runner.query(`
      CREATE TABLE handed_photos (
        id uuid CONSTRAINT "PK_handed_photos" PRIMARY KEY DEFAULT uuidv7(),
        handover_id uuid NOT NULL
          CONSTRAINT "FK_handed_photos_handover_id" REFERENCES photo_handovers (id) ON DELETE CASCADE,
        content_hash text NOT NULL,
        bytes bytea NOT NULL,
        CONSTRAINT "UQ_handed_photos_handover_id_content_hash" UNIQUE (handover_id, content_hash))`);
    await runner.query('ALTER TABLE lead_photos ADD content_hash text');
    await runner.query('ALTER TABLE leads ADD photos_added_at timestamptz');
    await runner.query(`
      CREATE INDEX "IX_leads_photos_added_at" ON leads (photos_added_at) WHERE photos_added_at IS NOT NULL`);
    await allowLadders(runner, `'unclaimed', 'urgent', 'waiting', 'photos'`);
  }
}

async function allowLadders(runner: QueryRunner, ladders: string): Promise<void> {
  await runner.query(`
    ALTER TABLE lead_steps DROP CONSTRAINT "CK_lead_steps_ladder",
      ADD CONSTRAINT "CK_lead_steps_ladder" CHECK (ladder IN (${ladders}))`);
}
