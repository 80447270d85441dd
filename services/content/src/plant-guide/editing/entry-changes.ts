import { isDeepStrictEqual } from 'node:util';
import { officeDay } from '@sandhill/company/office-day.js';
import { ValidationFailed, type FieldError } from '@sandhill/platform/errors/domain.error.js';
import { isShown, type EntryRow } from '../../guide-entries/entry-row.js';
import type { RowValues } from '../../guide-entries/guide-of-rows.js';

/** Names of the fields whose change does not invalidate the signature. */
const besideSignature = new Set<string>(['slug', 'imageUrl', 'checkedOn', 'checkedBy', 'isPublished']);

export function changedFields(before: object, values: object): string[] {
  const old = before as Record<string, unknown>;
  return Object.entries(values)
    .filter(([name, value]) => !isDeepStrictEqual(value, old[name]))
    .map(([name]) => name);
}

/** Returns the values that a body sets. Removes the signature if words, facts or sources change. */
export function editedValues(row: EntryRow, body: object): object {
  const values = plain(body);
  const isResigned = changedFields(row, values).some((name) => !besideSignature.has(name));
  return isResigned ? { ...values, checkedBy: null } : values;
}

export function plain(body: object): object {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  return structuredClone(Object.fromEntries(entries));
}

/** Returns the slug for a name, such as `st-augustinegrass`; empty if no character of the name fits a slug. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join('-').slice(0, 60).replace(/-$/, '');
}

/** Texts that may be empty in a draft, but not in a published entry. */
const textsOfPage = [
  'scientificName',
  'description',
  'careInstructions',
  'floridaSpecific',
  'causes',
  'solutions',
  'prevention',
];

/**
 * Checks an entry before it is stored.
 *
 * @throws ValidationFailed with the fields that are not allowed
 */
export function requireSound(before: EntryRow | undefined, after: RowValues, now: Date): void {
  const fields: Record<string, FieldError> = {};
  const refuse = (field: string, message: string, code: string) => (fields[field] = { message, code });
  if (after.slug === '') refuse('slug', 'Enter an address: none can be made from the name', 'required');
  if (after.checkedOn !== null && after.checkedOn > officeDay(now))
    refuse('checkedOn', 'This day is in the future', 'day_to_come');
  if (before && isShown(before) && isShown(after) && before.slug !== after.slug)
    refuse('slug', 'The address stays while the entry is on the site', 'slug_fixed');
  if (isShown(after)) {
    for (const name of textsOfPage)
      if (isEmpty((after as object as Record<string, unknown>)[name]))
        refuse(name, 'A published entry needs this text', 'required');
    if (after.sources.length === 0) refuse('sources', 'A published entry names a source', 'source_missing');
    if (after.checkedOn === null)
      refuse('checkedOn', 'A published entry says when its sources were read', 'day_missing');
  }
  if (Object.keys(fields).length > 0) throw new ValidationFailed(fields);
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);
