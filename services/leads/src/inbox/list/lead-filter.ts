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
  /** Only leads whose visitors have waited since then at the latest. */
  lateSince?: Date;
}

/** Must equal the expression of the index `IX_leads_text`, or the index is not used. */
const searched = `reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(address, '') || ' ' || coalesce(subject, '') || ' ' || message`;

/** SQL for the leads that match a filter. */
export function matches(filter: LeadFilter, parameters: StatementParameters): string {
  const { kind, statuses, text, bin = false, ownerId, lateSince } = filter;
  return [
    `deleted_at IS ${bin ? 'NOT NULL' : 'NULL'}`,
    // The daily test is born in the bin.
    ...(bin ? ['NOT is_proof'] : []),
    ...(kind ? [`kind = ${parameters.add(kind)}::text`] : []),
    ...(statuses ? [`status = ANY (${parameters.add(statuses)}::text[])`] : []),
    ...(text === undefined ? [] : [`(${searched}) ILIKE ${parameters.add(`%${escaped(text)}%`)}`]),
    ...(ownerId === undefined ? [] : [ownerIs(ownerId, parameters)]),
    ...(lateSince ? [`waiting_since <= ${parameters.add(lateSince)}::timestamptz`] : []),
  ].join(' AND ');
}

function ownerIs(id: string | null, parameters: StatementParameters): string {
  return id === null ? 'owner_id IS NULL' : `owner_id = ${parameters.add(id)}::uuid`;
}

/** Escapes the wildcards of ILIKE. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
