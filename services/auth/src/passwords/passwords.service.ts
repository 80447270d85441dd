import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../clock/clock.js';
import { KnownDevices } from '../devices/known-devices.js';
import type { Visitor } from '../devices/visitor.js';
import { oweNotice } from '../notices/owe-notice.js';
import { endSessions } from '../sessions/end-sessions.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Confirmation, CurrentPasswordIncorrect } from './confirmation.js';
import type { PasswordChangeRequest } from './password-change.request.js';
import { PasswordHasher } from './password-hasher.js';
import { describeProblem, problemOf } from './password-rules.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';
import { companyWords } from '@sandhill/company/forbidden-password-words.js';

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
    private readonly config: AuthConfig,
    private readonly site: SiteNow,
  ) {}

  /**
   * Sets the password that the user chose, ends their other sessions and forgets their known browsers but this one. Limits
   * on guessing the codes of a second factor stay as they are.
   *
   * @returns the new token of this browser; undefined if it is a stranger's
   */
  async change(
    caller: Identity,
    change: PasswordChangeRequest,
    visitor: Visitor,
  ): Promise<string | undefined> {
    const user = await this.users.getActive(caller.userId);
    const { currentPassword, newPassword } = change;
    const { username, email } = user;
    const { publicUrl } = this.config;
    const problem = problemOf(newPassword, {
      current: currentPassword,
      username,
      email,
      publicUrl,
      companyWords: companyWords(this.site.current.profile),
    });
    if (problem) throw new ValidationFailed({ newPassword: describeProblem(problem) });

    await this.confirmation.confirmPassword(user, visitor, currentPassword);
    const { sessionId } = caller;
    return this.save(user, await this.hasher.hash(newPassword), { sessionId, visitor });
  }

  private async save(
    user: User,
    password: string,
    { sessionId, visitor }: { sessionId: string; visitor: Visitor },
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
      await this.audit.record(manager, {
        actor: 'user',
        actorId: user.id,
        action: 'password_changed',
        subjectId: user.id,
        address: visitor.address,
        details: { sessionsEnded },
      });
      await oweNotice(manager, user.id, { kind: 'password_changed', at: this.clock.now() });
      const deviceToken = await this.devices.keepOnly(manager, user.id, visitor.deviceToken);
      // Where there are codes to guess, only a whole sign-in makes a browser known.
      if (deviceToken !== undefined || user.hasSecondFactor) return deviceToken;
      return this.devices.remember(manager, user.id, undefined);
    });
  }
}
