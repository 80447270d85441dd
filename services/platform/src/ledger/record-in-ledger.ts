import type { EntityManager } from 'typeorm';
import { LedgerEntry, type LedgerKind } from './ledger-entry.entity.js';

/** Writes ledger entries in the given transaction, so that a change and its entries are committed together. */
export async function recordInLedger(
  manager: EntityManager,
  kind: LedgerKind,
  ...subjectIds: string[]
): Promise<void> {
  if (subjectIds.length === 0) return;
  await manager.insert(
    LedgerEntry,
    subjectIds.map((subjectId) => ({ kind, subjectId })),
  );
}
