import type { Site } from '@sandhill/company/content/site.js';
import { matchArea } from '@sandhill/company/match-area.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { Lead } from '../../model/lead.entity.js';
import { toE164 } from '../../model/phone-number.js';
import type { LeadEvent } from '../../model/record-lead-history.js';
import type { ChangeLeadDto } from './change-lead.dto.js';

interface LeadChange {
  columns: Partial<Lead>;
  events: LeadEvent[];
}

const corrected = ['name', 'email', 'phone', 'address', 'services'] as const;
const valued = ['quotedCents', 'jobCents', 'lostReason'] as const;
const ofQuotesAlone = ['address', 'services'] as const;

const quotesOnly = { code: 'quotes_only', message: 'Messages have no such field' };
const lostOnly = { code: 'lost_only', message: 'Only a lost lead has a reason' };
const noWay = { code: 'required', message: 'Please keep an email address or a phone number' };

/**
 * Returns the columns to update and the events to record for those requested values that differ from the current ones.
 *
 * @throws ValidationFailed for a field that this kind of lead does not have, a reason for a lead that is not lost, or if
 * neither an email address nor a phone number would remain
 */
export async function toLeadChange(lead: Lead, wished: ChangeLeadDto, site: Site): Promise<LeadChange> {
  const columns: LeadChange['columns'] = {};
  const events: LeadEvent[] = [];
  const before = valuesOf(lead);
  for (const field of ofQuotesAlone)
    if (wished[field] !== undefined && lead.kind === 'contact')
      throw new ValidationFailed({ [field]: quotesOnly });
  for (const field of [...corrected, ...valued, 'followUpOn'] as const) {
    const [from, to] = [before[field], wished[field]];
    if (to === undefined || isSame(from, to)) continue;
    Object.assign(columns, { [field]: to });
    events.push(eventOf(field, from, to));
  }
  if (wished.lostReason && (wished.status ?? lead.status) !== 'lost')
    throw new ValidationFailed({ lostReason: lostOnly });
  const { email, phone } = { ...before, ...columns };
  if (!email && !phone && ('email' in columns || 'phone' in columns))
    throw new ValidationFailed({ email: noWay });
  // The link to the visitor's page was sent to the old email address. A new generation makes that link invalid.
  if ('email' in columns) columns.pageGeneration = lead.pageGeneration + 1;
  if ('phone' in columns) columns.phoneE164 = await toE164(columns.phone);
  if ('address' in columns) Object.assign(columns, areaOf(columns.address, site));
  return { columns, events };
}

export function areaOf(address: string | null | undefined, site: Site): Pick<Lead, 'areaMatch' | 'areaName'> {
  if (!address) return { areaMatch: 'unknown', areaName: null };
  const { match, name } = matchArea(address, site.areas);
  return { areaMatch: match, areaName: name };
}

type Field = (typeof corrected)[number] | (typeof valued)[number] | 'followUpOn';

function eventOf(field: Field, from: unknown, to: unknown): LeadEvent {
  if (field === 'followUpOn') return { kind: 'follow_up_changed', details: { from, to } };
  const isValue = valued.some((known) => known === field);
  return { kind: isValue ? 'value_changed' : 'corrected', details: { field, from, to } };
}

function valuesOf(lead: Lead) {
  const { address, services, name, email, phone, quotedCents, jobCents, lostReason, followUpOn } = lead;
  return { name, email, phone, address, services, quotedCents, jobCents, lostReason, followUpOn };
}

/** Whether two values are equal. The order of a list does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return [...one].sort().join() === [...other].sort().join();
  return one === other;
}
