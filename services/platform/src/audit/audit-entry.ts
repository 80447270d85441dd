import type { EntityManager } from 'typeorm';
import type { Acting } from './acting.decorator.js';
import { AuditEvent, type AuditActor, type AuditDetails } from './audit-event.entity.js';

/** Who did it. */
export interface AuditedBy {
  actor: AuditActor;
  actorId?: string;
  address?: string;
}

/** What is to be written into the trail. */
export interface AuditEntry<Action extends string = string> extends AuditedBy {
  action: Action;
  subjectId?: string;
  details?: AuditDetails;
}

/** The service by itself. */
export const bySystem: AuditedBy = { actor: 'system' };

export function byCaller({ caller, address }: Acting): AuditedBy {
  return { actor: 'user', actorId: caller.userId, address };
}

/** Writes with the handle it is given, so that what happened and its trace stand or fall together. */
export async function recordAudit(manager: EntityManager, entry: AuditEntry, at = new Date()): Promise<void> {
  const { actorId = null, subjectId = null, address = null, details = {}, ...rest } = entry;
  await manager.insert(AuditEvent, { ...rest, at, actorId, subjectId, address, details });
}
