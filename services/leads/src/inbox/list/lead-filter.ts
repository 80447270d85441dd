import type { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import type { LeadKind, LeadStatus } from '../../model/lead-status.js';

/** Which leads to list or count. */
export interface LeadFilter {
  kind?: LeadKind;
  statuses?: readonly LeadStatus[];
  text?: string;
  /** True: only leads in the bin. False: only leads outside it. */
  bin?: boolean;
  /** The id of a member of staff, or null for leads without an owner. */
  ownerId?: string | null;
  /** Only leads that are still new and arrived until then. */
  lateSince?: Date;
}

/** `searched` must equal the expression of the index (`IX_quotes_text`, `IX_contacts_text`), or the index is not used. */
export const leadTables: Record<LeadKind, { name: string; searched: string }> = {
  quote: {
    name: 'quotes',
    searched: `reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(address, '') || ' ' || message`,
  },
  contact: {
    name: 'contacts',
    searched: `reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message`,
  },
};

/** The tables that a filter asks. */
export function kindsOf({ kind }: LeadFilter): readonly LeadKind[] {
  return kind ? [kind] : ['quote', 'contact'];
}

/** SQL for the leads of one table that match a filter. */
export function matches(kind: LeadKind, filter: LeadFilter, parameters: StatementParameters): string {
  const { statuses, text, bin = false, ownerId, lateSince } = filter;
  return [
    `deleted_at IS ${bin ? 'NOT NULL' : 'NULL'}`,
    // The daily test is born in the bin.
    ...(bin && kind === 'contact' ? ['NOT is_proof'] : []),
    ...(statuses ? [`status = ANY (${parameters.add(statuses)}::text[])`] : []),
    ...(text === undefined
      ? []
      : [`(${leadTables[kind].searched}) ILIKE ${parameters.add(`%${escaped(text)}%`)}`]),
    ...(ownerId === undefined ? [] : [ownerIs(ownerId, parameters)]),
    ...(lateSince ? [`status = 'new' AND created_at <= ${parameters.add(lateSince)}::timestamptz`] : []),
  ].join(' AND ');
}

function ownerIs(id: string | null, parameters: StatementParameters): string {
  return id === null ? 'owner_id IS NULL' : `owner_id = ${parameters.add(id)}::uuid`;
}

/** Escapes the wildcards of ILIKE. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
