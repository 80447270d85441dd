import type { Service } from '../stack/stack.js';

/** A change that a restore must not undo. It contains only ids, the service, the kind of the change and a time. */
export interface LedgerEntry {
  id: string;
  service: Service;
  /** Time in ISO 8601. */
  at: string;
  kind: string;
  subjectId: string;
}

const wording = /^(auth|leads|media)\/([0-9a-f-]{36})\.(?:json|age)$/;

/** Returns the name of an entry's file, without its extension. An entry's file is never changed once it is written. */
export const entryName = ({ service, id }: Pick<LedgerEntry, 'service' | 'id'>) => `${service}/${id}`;

export const isEntryFile = (name: string) => wording.test(name);

export function mergeEntries(...lists: ReadonlyArray<readonly LedgerEntry[]>): LedgerEntry[] {
  return [...new Map(lists.flat().map((entry) => [entryName(entry), entry])).values()];
}

export const subjectsOf = (entries: readonly LedgerEntry[], kind: string) =>
  entries.filter((entry) => entry.kind === kind).map(({ subjectId }) => subjectId);

/** Returns the accounts whose last entry disables them, with the time of that entry. */
export function disabledAccounts(entries: readonly LedgerEntry[]): Map<string, string> {
  const last = new Map<string, LedgerEntry>();
  const inOrder = entries
    .filter(({ service }) => service === 'auth')
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
  for (const entry of inOrder) last.set(entry.subjectId, entry);
  const disabled = [...last.values()].filter(({ kind }) => kind === 'account_disabled');
  return new Map(disabled.map(({ subjectId, at }) => [subjectId, at]));
}

/** Parses an entry. @throws if the text is not an entry */
export function parseEntry(text: string): LedgerEntry {
  const entry = JSON.parse(text) as LedgerEntry;
  const { id, service, at, kind, subjectId } = entry;
  if (![id, service, at, kind, subjectId].every((value) => typeof value === 'string'))
    throw new Error('an entry of the ledger is not whole');
  return entry;
}
