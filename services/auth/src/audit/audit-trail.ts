import { Injectable } from '@nestjs/common';
import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import type { AuditAction } from './audit-action.js';
import { FailedSignInsRepository, summedActions } from './failed-sign-ins.repository.js';

@Injectable()
export class AuditTrail {
  private readonly failures = new FailedSignInsRepository();

  constructor(private readonly clock: Clock) {}

  /** Records an event in the given transaction, so that a change and its event are committed together. */
  async record(manager: EntityManager, entry: AuditEntry<AuditAction>): Promise<void> {
    const now = this.clock.now();
    if (summedActions.includes(entry.action)) await this.failures.add(manager, entry, now);
    else await recordAudit(manager, entry, now);
  }

  /** Deletes events of `summedActions` that are older than 400 days. All other events are kept. */
  async purge(manager: EntityManager): Promise<void> {
    await this.failures.purge(manager, this.clock.now());
  }
}
