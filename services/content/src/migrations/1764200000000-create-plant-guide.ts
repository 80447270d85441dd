import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const entryColumns = `
  slug text NOT NULL,
  confidence text NOT NULL,
  image_url text,
  synonyms text[] NOT NULL DEFAULT '{}',
  sources jsonb NOT NULL DEFAULT '[]',
  checked_on date,
  checked_by text,
  is_published boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 0,
  changed_at timestamptz(3) NOT NULL,
  changed_by text,
  deleted_at timestamptz(3)`;

/**
 * Adds plants and plant problems. A version of the site contains the published ones; versions from before have null.
 */
export class CreatePlantGuide1764200000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plant_identifications (
        id uuid NOT NULL DEFAULT uuidv7(),
        name text NOT NULL,
        name_es text NOT NULL DEFAULT '',
        scientific_name text NOT NULL,
        description text NOT NULL,
        description_es text NOT NULL DEFAULT '',
        care_instructions text NOT NULL,
        care_instructions_es text NOT NULL DEFAULT '',
        florida_specific text NOT NULL,
        florida_specific_es text NOT NULL DEFAULT '',
        "group" text NOT NULL,
        light text[] NOT NULL DEFAULT '{}',
        water text NOT NULL,
        salt text NOT NULL,
        height_ft double precision NOT NULL DEFAULT 0,
        is_native boolean NOT NULL DEFAULT false,
        is_poisonous boolean NOT NULL DEFAULT false,
        issues text[] NOT NULL DEFAULT '{}',
        ${entryColumns},
        CONSTRAINT "PK_plant_identifications" PRIMARY KEY (id),
        CONSTRAINT "CK_plant_identifications_confidence" CHECK (confidence IN ('low', 'medium', 'high')),
        CONSTRAINT "CK_plant_identifications_group" CHECK (
          "group" IN ('palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn')),
        CONSTRAINT "CK_plant_identifications_water" CHECK (water IN ('low', 'medium', 'high')),
        CONSTRAINT "CK_plant_identifications_salt" CHECK (salt IN ('low', 'medium', 'high'))
      )`);
    await runner.query(`
      CREATE TABLE plant_issues (
        id uuid NOT NULL DEFAULT uuidv7(),
        issue text NOT NULL,
        issue_es text NOT NULL DEFAULT '',
        description text NOT NULL,
        description_es text NOT NULL DEFAULT '',
        causes text[] NOT NULL,
        causes_es text[] NOT NULL DEFAULT '{}',
        solutions text[] NOT NULL,
        solutions_es text[] NOT NULL DEFAULT '{}',
        prevention text[] NOT NULL,
        prevention_es text[] NOT NULL DEFAULT '{}',
        severity text NOT NULL,
        signs jsonb NOT NULL DEFAULT '[]',
        groups text[] NOT NULL DEFAULT '{}',
        plants text[] NOT NULL DEFAULT '{}',
        months smallint[] NOT NULL DEFAULT '{}',
        look_alikes text[] NOT NULL DEFAULT '{}',
        service_id text NOT NULL,
        needs_licence boolean NOT NULL DEFAULT false,
        ${entryColumns},
        CONSTRAINT "PK_plant_issues" PRIMARY KEY (id),
        CONSTRAINT "CK_plant_issues_confidence" CHECK (confidence IN ('low', 'medium', 'high')),
        CONSTRAINT "CK_plant_issues_severity" CHECK (severity IN ('low', 'moderate', 'high', 'critical'))
      )`);
    for (const table of ['plant_identifications', 'plant_issues'])
      await runner.query(`CREATE UNIQUE INDEX "UQ_${table}_slug" ON ${table} (slug)`);
    await runner.query('ALTER TABLE site_versions ADD COLUMN guide jsonb');
  }
}
