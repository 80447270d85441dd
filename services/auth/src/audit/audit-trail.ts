import { Injectable } from '@nestjs/common';
import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import type { AuditAction } from './audit-action.js';

@Injectable()
export class AuditTrail {
  constructor(private readonly clock: Clock) {}

  /** Writes with the handle it is given, so that what happened and its trace stand or fall together. */
  async record(manager: EntityManager, entry: AuditEntry<AuditAction>): Promise<void> {
    await recordAudit(manager, entry, this.clock.now());
  }
}
