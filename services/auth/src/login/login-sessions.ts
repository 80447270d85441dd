import { Injectable } from '@nestjs/common';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { KnownDevices } from '../devices/known-devices.js';
import type { ClientInfo } from '../devices/client-info.js';
import { SessionsService, type SessionClient } from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import { InvalidCredentials } from './login.errors.js';

interface OpenedSession {
  sessionToken: string;
  deviceToken: string;
}

@Injectable()
export class LoginSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly audit: AuditTrail,
  ) {}

  async open(
    user: User,
    { deviceToken, ...client }: SessionClient & ClientInfo,
    earlier?: Identity,
  ): Promise<OpenedSession> {
    const session = await this.dataSource.transaction(async (manager) => {
      const sessionToken = await this.sessions.open(manager, user, client);
      if (sessionToken === undefined) return undefined;
      if (earlier && (await this.sessions.end(manager, earlier.userId, earlier.sessionId))) {
        await this.audit.record(manager, {
          actor: 'user',
          actorId: user.id,
          action: 'session_ended',
          subjectId: earlier.userId,
          address: client.address,
        });
      }
      await this.audit.recordOwn(manager, user.id, {
        action: 'signed_in',
        address: client.address,
      });
      return { sessionToken, deviceToken: await this.devices.remember(manager, user.id, deviceToken) };
    });
    if (!session) throw new InvalidCredentials();
    return session;
  }

  async signOut(userId: string, sessionId: string, address: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.sessions.end(manager, userId, sessionId);
      await this.audit.recordOwn(manager, userId, {
        action: 'signed_out',
        address,
      });
    });
  }
}
