import type { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import { holdsEveryWord } from '../search/search-texts.repository.js';
import type { LeadKind, LeadStatus } from '../../model/lead-status.js';

export interface LeadFilter {
  kind?: LeadKind;
  statuses?: readonly LeadStatus[];
  /** Search text. Each of its words has to occur in a text of the lead. */
  text?: string;
  /** Whether to select the leads in the bin instead of all others. False if absent. */
  bin?: boolean;
  ownerId?: string | null;
  /**
   * A time for each kind of lead. The filter selects leads whose visitors have been waiting since that time or longer.
   */
  lateSince?: Record<LeadKind, Date>;
}

export function matches(filter: LeadFilter, parameters: StatementParameters): string {
  const { kind, statuses, bin = false, ownerId, lateSince } = filter;
  return [
    `deleted_at IS ${bin ? 'NOT NULL' : 'NULL'}`,
    // The lead of the daily test is created in the bin and never listed.
    ...(bin ? ['NOT is_proof'] : []),
    ...(kind ? [`kind = ${parameters.add(kind)}::text`] : []),
    ...(statuses ? [`status = ANY (${parameters.add(statuses)}::text[])`] : []),
    ...(ownerId === undefined ? [] : [ownerIs(ownerId, parameters)]),
    ...(lateSince ? [waitsSince(lateSince, parameters)] : []),
  ].join(' AND ');
}

/**
 * Returns SQL conditions for a filter's text. No lead meets two of them, so their results can be combined without
 * duplicates.
 */
export function textConditions({ text }: LeadFilter, parameters: StatementParameters): readonly string[] {
  return text === undefined ? ['true'] : holdsEveryWord(text, parameters);
}

function ownerIs(id: string | null, parameters: StatementParameters): string {
  return id === null ? 'owner_id IS NULL' : `owner_id = ${parameters.add(id)}::uuid`;
}

/**
 * Returns an SQL condition for late leads. Its first half follows from the second, and lets PostgreSQL use the index on
 * `waiting_since`.
 */
function waitsSince({ quote, contact }: Record<LeadKind, Date>, parameters: StatementParameters): string {
  const [ofQuotes, ofContacts] = [quote, contact].map((moment) => `${parameters.add(moment)}::timestamptz`);
  return `waiting_since <= GREATEST(${ofQuotes}, ${ofContacts})
    AND waiting_since <= CASE kind WHEN 'quote' THEN ${ofQuotes} ELSE ${ofContacts} END`;
}
