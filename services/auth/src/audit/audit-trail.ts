import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import type { AuditAction } from './audit-action.js';
import { AuditEvent, type AuditActor } from './audit-event.entity.js';

export interface AuditEntry {
  actor: AuditActor;
  actorId?: string;
  action: AuditAction;
  subjectId?: string;
  address?: string;
  details?: Record<string, string | number | boolean>;
}

@Injectable()
export class AuditTrail {
  constructor(private readonly clock: Clock) {}

  /** Writes with the handle it is given, so that what happened and its trace stand or fall together. */
  async record(manager: EntityManager, entry: AuditEntry): Promise<void> {
    const { actorId = null, subjectId = null, address = null, details = {}, ...rest } = entry;
    await manager.insert(AuditEvent, {
      ...rest,
      at: this.clock.now(),
      actorId,
      subjectId,
      address,
      details,
    });
  }
}
