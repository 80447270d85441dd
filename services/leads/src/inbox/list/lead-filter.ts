import type { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import { holdsEveryWord } from '../search/search-texts.repository.js';
import type { LeadKind, LeadStatus } from '../../model/lead-status.js';

/** Criteria for leads to list or count. */
export interface LeadFilter {
  kind?: LeadKind;
  statuses?: readonly LeadStatus[];
  /** Every word of it has to be in some text of the lead. */
  text?: string;
  /** True: only leads in the bin. False: only leads outside it. */
  bin?: boolean;
  /** The id of a member of staff, or null for leads without an owner. */
  ownerId?: string | null;
  /** Only leads whose visitors have waited since then at the latest, by the kind of lead. */
  lateSince?: Record<LeadKind, Date>;
}

/** SQL for the leads that match a filter, its text apart ({@link holdsEveryWord}). */
export function matches(filter: LeadFilter, parameters: StatementParameters): string {
  const { kind, statuses, bin = false, ownerId, lateSince } = filter;
  return [
    `deleted_at IS ${bin ? 'NOT NULL' : 'NULL'}`,
    // The daily test is born in the bin.
    ...(bin ? ['NOT is_proof'] : []),
    ...(kind ? [`kind = ${parameters.add(kind)}::text`] : []),
    ...(statuses ? [`status = ANY (${parameters.add(statuses)}::text[])`] : []),
    ...(ownerId === undefined ? [] : [ownerIs(ownerId, parameters)]),
    ...(lateSince ? [waitsSince(lateSince, parameters)] : []),
  ].join(' AND ');
}

/** SQL for the leads that hold a filter's text: no lead meets two of the conditions. */
export function textConditions({ text }: LeadFilter, parameters: StatementParameters): readonly string[] {
  return text === undefined ? ['true'] : holdsEveryWord(text, parameters);
}

function ownerIs(id: string | null, parameters: StatementParameters): string {
  return id === null ? 'owner_id IS NULL' : `owner_id = ${parameters.add(id)}::uuid`;
}

/** The first condition is what an index of `waiting_since` serves. */
function waitsSince({ quote, contact }: Record<LeadKind, Date>, parameters: StatementParameters): string {
  const [ofQuotes, ofContacts] = [quote, contact].map((moment) => `${parameters.add(moment)}::timestamptz`);
  return `waiting_since <= GREATEST(${ofQuotes}, ${ofContacts})
    AND waiting_since <= CASE kind WHEN 'quote' THEN ${ofQuotes} ELSE ${ofContacts} END`;
}
