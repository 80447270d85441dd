import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { KnownDevices } from '../devices/known-devices.js';
import type { ClientInfo } from '../devices/client-info.js';
import { endLinks } from '../links/end-links.js';
import { queueNotice } from '../notices/queue-notice.js';
import { endSessions } from '../sessions/end-sessions.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Confirmation, CurrentPasswordIncorrect } from './confirmation.js';
import type { PasswordChangeRequest } from './password-change.request.js';
import { PasswordCheck } from './password-check.js';
import { PasswordHasher } from './password-hasher.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly confirmation: Confirmation,
    private readonly devices: KnownDevices,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly check: PasswordCheck,
  ) {}

  /**
   * Sets the password that the user chose, ends their other sessions and forgets their known browsers except the one of
   * this request. Limits on guessing the codes of a second factor stay as they are.
   *
   * @returns the new device token of that browser; undefined if the browser is unknown and the account has a second
   *   factor
   */
  async change(
    caller: Identity,
    change: PasswordChangeRequest,
    client: ClientInfo,
  ): Promise<string | undefined> {
    const user = await this.users.getActive(caller.userId);
    const { currentPassword, newPassword } = change;
    const { username, email } = user;
    this.check.requireGood(newPassword, { current: currentPassword, username, email });

    await this.confirmation.confirmPassword(user, client, currentPassword);
    const { sessionId } = caller;
    return this.save(user, await this.hasher.hash(newPassword), { sessionId, client });
  }

  private async save(
    user: User,
    password: string,
    { sessionId, client }: { sessionId: string; client: ClientInfo },
  ): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        User,
        // The old hash is in the condition: of two concurrent changes, one succeeds and the other fails.
        { id: user.id, password: user.password },
        { password, passwordIsTemporary: false, passwordExpiresAt: null },
      );
      if (affected !== 1) throw new CurrentPasswordIncorrect();
      const sessionsEnded = await endSessions(manager, user.id, { sessionId });
      await this.audit.recordOwn(manager, user.id, {
        action: 'password_changed',
        address: client.address,
        details: { sessionsEnded },
      });
      await queueNotice(manager, user.id, { kind: 'password_changed', at: this.clock.now() });
      await endLinks(manager, user.id, this.clock.now());
      const deviceToken = await this.devices.keepOnly(manager, user.id, client.deviceToken);
      // With a second factor, an unknown browser becomes known only by a complete sign-in.
      if (deviceToken !== undefined || user.hasSecondFactor) return deviceToken;
      return this.devices.remember(manager, user.id, client.deviceToken);
    });
  }
}
