import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { endSessions } from '../sessions/end-sessions.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Confirmation, CurrentPasswordIncorrect } from './confirmation.js';
import type { PasswordChangeRequest } from './password-change.request.js';
import { PasswordHasher } from './password-hasher.js';
import { describeProblem, problemOf } from './password-rules.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly confirmation: Confirmation,
    private readonly audit: AuditTrail,
    private readonly config: AuthConfig,
  ) {}

  /** Sets the password that the user chose and ends their other sessions. */
  async change(caller: Identity, change: PasswordChangeRequest, address: string): Promise<void> {
    const user = await this.users.getActive(caller.userId);
    const { currentPassword, newPassword } = change;
    const { username, email } = user;
    const { publicUrl } = this.config;
    const problem = problemOf(newPassword, { current: currentPassword, username, email, publicUrl });
    if (problem) throw new ValidationFailed({ newPassword: describeProblem(problem) });

    await this.confirmation.confirm(user, address, () =>
      this.confirmation.checkPassword(user, currentPassword),
    );
    await this.save(user, await this.hasher.hash(newPassword), { sessionId: caller.sessionId, address });
  }

  private async save(
    user: User,
    password: string,
    { sessionId, address }: { sessionId: string; address: string },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
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
        address,
        details: { sessionsEnded },
      });
    });
  }
}
