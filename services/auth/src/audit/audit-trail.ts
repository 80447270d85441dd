import { Injectable } from '@nestjs/common';
import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from './audit-action.js';
import { FailedSignInsRepository, summedActions } from './failed-sign-ins.repository.js';

type OwnEntry = Pick<AuditEntry<AuditAction>, 'action' | 'address' | 'details'>;

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

  /** Records what a user did to their own account. */
  async recordOwn(manager: EntityManager, userId: string, entry: OwnEntry): Promise<void> {
    await this.record(manager, { ...entry, actor: 'user', actorId: userId, subjectId: userId });
  }

  /** Deletes summed events older than 400 days, and old counters. All other events are kept. */
  async purge(manager: EntityManager): Promise<void> {
    await this.failures.purge(manager, this.clock.now());
  }
}
