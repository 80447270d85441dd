import type { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import type { DataSource } from 'typeorm';
import { Contact } from '../../model/contact.entity.js';
import type { LeadDraft } from '../../model/lead.js';
import { Quote } from '../../model/quote.entity.js';

/**
 * The part of a `WITH` that writes a lead by the id and the reference of a part before it, `taken (lead_id,
 * reference)`, and names it `lead (id)`. Where `taken` is empty nothing is written.
 */
export function insertLead(
  dataSource: DataSource,
  { kind, lead }: LeadDraft,
  parameters: StatementParameters,
): string {
  const { tableName, columns } = dataSource.getMetadata(kind === 'quote' ? Quote : Contact);
  const given = columns.flatMap(({ propertyName, databaseName, type, isArray }) => {
    const value = (lead as Record<string, unknown>)[propertyName];
    if (value === undefined) return [];
    return { name: databaseName, value: `${parameters.add(value)}::${String(type)}${isArray ? '[]' : ''}` };
  });
  return `
    lead AS (
      INSERT INTO ${tableName} (id, reference, ${given.map(({ name }) => name).join(', ')})
      SELECT lead_id, reference, ${given.map(({ value }) => value).join(', ')} FROM taken
      RETURNING id)`;
}
