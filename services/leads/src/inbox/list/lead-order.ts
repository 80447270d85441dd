import type { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import { notOnLeads } from '../../staff/works-on-leads.js';

/** A section of a list, with its own sort order. */
export interface Stretch {
  /** SQL conditions. Each lead of the stretch meets exactly one of them, and each of them has an index. */
  parts: (parameters: StatementParameters) => readonly string[];
  key: 'created_at' | 'waiting_since' | 'follow_up_on';
  direction: 'ASC' | 'DESC';
}

export type LeadOrder = readonly Stretch[];

const isPlanned = `status = 'contacted' AND follow_up_on IS NOT NULL AND waiting_since IS NULL`;
/**
 * SQL condition for waiting leads. It repeats the condition of a partial index, because PostgreSQL uses the index only
 * then.
 */
const isWaiting = `status IN ('new', 'contacted') AND waiting_since IS NOT NULL`;
const isUnclaimed = `status = 'new' AND claimed_at IS NULL`;

export const newestFirst: LeadOrder = [{ parts: () => ['true'], key: 'created_at', direction: 'DESC' }];

export const oldestFirst: LeadOrder = [{ parts: () => ['true'], key: 'created_at', direction: 'ASC' }];

/** Leads whose visitors wait, the longest waiting first; then follow-ups by their day; then the rest, newest first. */
export const byPromise: LeadOrder = [
  { parts: () => [isWaiting], key: 'waiting_since', direction: 'ASC' },
  { parts: () => [isPlanned], key: 'follow_up_on', direction: 'ASC' },
  { parts: () => [`waiting_since IS NULL AND NOT (${isPlanned})`], key: 'created_at', direction: 'DESC' },
];

export const unclaimed: LeadOrder = [{ parts: () => [isUnclaimed], key: 'waiting_since', direction: 'ASC' }];

const isOpen = `status IN ('new', 'contacted')`;

/** Open leads without an owner that were claimed with the button in the office's mail, oldest first. */
export const claimedByMail: LeadOrder = [
  {
    parts: () => [`${isOpen} AND owner_id IS NULL AND claimed_via = 'mail'`],
    key: 'created_at',
    direction: 'ASC',
  },
];

/** Open leads, except unclaimed ones, that have no owner or an owner who does not work on leads. */
export const withoutOwner: LeadOrder = [
  {
    parts: () => [
      `${isOpen} AND owner_id IS NULL AND NOT (${isUnclaimed})`,
      `${isOpen} AND owner_id IN (${notOnLeads})`,
    ],
    key: 'created_at',
    direction: 'ASC',
  },
];

/**
 * Returns the day's work of a member of staff: unclaimed leads, own leads whose visitors wait, and own follow-ups due
 * by today.
 */
export function myDay({ userId, today }: { userId: string; today: string }): LeadOrder {
  const isMine = (parameters: StatementParameters) => `owner_id = ${parameters.add(userId)}::uuid`;
  return [
    {
      parts: (parameters) => [isUnclaimed, `${isWaiting} AND NOT (${isUnclaimed}) AND ${isMine(parameters)}`],
      key: 'waiting_since',
      direction: 'ASC',
    },
    {
      parts: (parameters) => [
        `${isPlanned} AND ${isMine(parameters)} AND follow_up_on <= ${parameters.add(today)}::date`,
      ],
      key: 'follow_up_on',
      direction: 'ASC',
    },
  ];
}
