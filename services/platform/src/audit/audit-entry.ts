import type { EntityManager } from 'typeorm';
import type { Identity } from '../identity/identity.js';
import { AuditEvent, type AuditActor, type AuditDetails } from './audit-event.entity.js';

export interface AuditedBy {
  actor: AuditActor;
  actorId?: string;
  address?: string;
}

export interface AuditEntry<Action extends string = string> extends AuditedBy {
  action: Action;
  subjectId?: string;
  details?: AuditDetails;
}

export const bySystem: AuditedBy = { actor: 'system' };

export function byCaller({ caller, address }: { caller: Identity; address: string }): AuditedBy {
  return { actor: 'user', actorId: caller.userId, address };
}

/** A service's `recordAudit`, limited to the service's own actions. */
export type RecordAudit<Action extends string> = (
  manager: EntityManager,
  entry: AuditEntry<Action>,
) => Promise<void>;

/** Writes an audit event in the given transaction, so that a change and its event are committed together. */
export async function recordAudit(manager: EntityManager, entry: AuditEntry, at = new Date()): Promise<void> {
  const { actorId = null, subjectId = null, address = null, details = {}, ...rest } = entry;
  await manager.insert(AuditEvent, { ...rest, at, actorId, subjectId, address, details });
}
