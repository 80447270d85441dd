import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const tables = ['site_versions', 'site_drafts', 'scheduled_versions'];

const award = {
  text: { en: 'Award Winning', es: 'Diseño premiado' },
  value: null,
  asOf: null,
  evidence: '',
};

const hints = {
  notFound: {
    en: 'Did you forget to add the page to the router?',
    es: '¿Olvidó agregar la página al enrutador?',
  },
  diagnostics: true,
};

/** Makes the award of the home page a claim like the others, and small print a part of the content. */
export class EditAwardAndHints1765200000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(
        `UPDATE ${table} SET content = jsonb_set(content || jsonb_build_object('hints', $2::jsonb), '{claims,award}', $1::jsonb)
         WHERE content ? 'claims' AND NOT content -> 'claims' ? 'award'`,
        [JSON.stringify(award), JSON.stringify(hints)],
      );
  }
}
