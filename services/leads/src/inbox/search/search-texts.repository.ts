import { Injectable } from '@nestjs/common';
import type { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import { DataSource } from 'typeorm';
import { searchTerms } from './search-terms.js';

/**
 * SQL for the search text of a `lead`. It includes the bare digits of the phone number, so that any spelling is found.
 */
const textOfLead = `search_folded(concat_ws(E'\\n',
  lead.reference, lead.name, lead.email, lead.phone, lead.phone_e164, regexp_replace(lead.phone, '\\D', '', 'g'),
  lead.address, lead.subject, lead.message,
  (SELECT string_agg(note.text, E'\\n') FROM lead_notes note WHERE note.lead_id = lead.id),
  (SELECT string_agg(message.text, E'\\n') FROM lead_messages message WHERE message.lead_id = lead.id),
  (SELECT string_agg(message.content, E'\\n') FROM chat_sessions chat
     JOIN chat_messages message ON message.session_id = chat.id WHERE chat.lead_id = lead.id)))`;

/**
 * Returns SQL conditions on `id` for the leads that contain every word of a text. No lead meets two of them: the first
 * searches the stored texts, the second builds the texts of leads that changed later.
 */
export function holdsEveryWord(text: string, parameters: StatementParameters): readonly string[] {
  const terms = searchTerms(text).map(
    (spellings) =>
      `(${spellings.map((term) => `text LIKE search_folded(${parameters.add(`%${escaped(term)}%`)}::text)`).join(' OR ')})`,
  );
  const condition = terms.join(' AND ');
  return [
    `id IN (SELECT lead_id FROM lead_search written WHERE ${condition}
      AND NOT EXISTS (SELECT FROM stale_leads stale WHERE stale.lead_id = written.lead_id))`,
    // OFFSET keeps the planner from assembling the text once for each word.
    `id IN (SELECT lead_id FROM (
      SELECT stale.lead_id, ${textOfLead} AS text FROM stale_leads stale
      JOIN leads lead ON lead.id = stale.lead_id OFFSET 0) AS changed WHERE ${condition})`,
  ];
}

/**
 * Escapes a text for LIKE. The text is first decomposed in the same way as by `search_folded`, which would otherwise
 * turn a full-width `％` into a wildcard.
 */
function escaped(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\\%_]/g, String.raw`\$&`);
}

@Injectable()
export class SearchTextsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Writes the texts of leads that have changed, those that have been outdated longest first. Skips leads that another
   * transaction is changing.
   *
   * @returns the number of texts written
   */
  async write(limit: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      // The rows are locked first, so that the texts read afterwards include every change that marked a lead as stale.
      const stale: Array<{ id: string }> = await manager.query(
        `SELECT stale.lead_id AS id FROM stale_leads stale JOIN leads lead ON lead.id = stale.lead_id
         ORDER BY stale.marked_at LIMIT $1
         FOR UPDATE OF stale SKIP LOCKED FOR KEY SHARE OF lead SKIP LOCKED`,
        [limit],
      );
      const ids = stale.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await manager.query(
        `INSERT INTO lead_search (lead_id, text) SELECT lead.id, ${textOfLead} FROM leads lead WHERE lead.id = ANY ($1)
         ON CONFLICT (lead_id) DO UPDATE SET text = excluded.text`,
        [ids],
      );
      await manager.query('DELETE FROM stale_leads WHERE lead_id = ANY ($1)', [ids]);
      return ids.length;
    });
  }

  async analyze(): Promise<void> {
    await this.dataSource.query('ANALYZE lead_search, stale_leads');
  }
}
