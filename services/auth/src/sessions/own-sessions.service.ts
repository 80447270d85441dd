import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import type { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditTrail,
  ) {}

  async list({ userId }: Identity): Promise<Session[]> {
    return this.sessions.listOf(userId);
  }

  /**
   * Ends a session of the caller.
   *
   * @throws NotFound if the caller has no such session
   */
  async end({ userId }: Identity, sessionId: string, address: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.sessions.end(manager, userId, sessionId))) throw new NotFound();
      await this.audit.recordOwn(manager, userId, {
        action: 'session_ended',
        address,
      });
    });
  }
}
