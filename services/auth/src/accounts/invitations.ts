import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@sandhill/company/language.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { isAdministrator, type Role } from '@sandhill/platform/identity/identity.js';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { AccountLinks } from '../links/account-links.js';
import { queueNotice } from '../notices/queue-notice.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { User } from '../users/user.entity.js';
import { NotInvited } from './accounts.errors.js';
import { isUsernameTaken } from './is-username-taken.js';
import { maxNameLength, provisionalName } from './username-rules.js';

export interface Invitation {
  email: string;
  role: Role;
  /** Language of the mail, and of the account until the person chooses one. */
  language: Language;
}

@Injectable()
export class Invitations {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditTrail,
    private readonly links: AccountLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account whose password no one knows, and queues a mail with a link for setting another password.
   *
   * @throws LinksUnavailable, Busy
   */
  async invite(manager: EntityManager, { email, role, language }: Invitation, by: AuditedBy): Promise<void> {
    const user = manager.create(User, {
      username: await freeName(manager, email),
      email,
      role,
      language,
      isAdmin: isAdministrator(role),
      password: await this.hasher.hash(randomBytes(32).toString('base64')),
      passwordIsTemporary: true,
      passwordExpiresAt: this.clock.now(),
    });
    await manager.insert(User, user);
    await this.mail(manager, user, by);
  }

  /** @throws NotInvited, LinksUnavailable */
  async inviteAgain(manager: EntityManager, user: User, by: AuditedBy): Promise<void> {
    if (!(await this.isOpen(manager, user))) throw new NotInvited();
    await this.mail(manager, user, by);
  }

  /** Makes the provisional username of an invited person again, after a change of their email address. */
  async rename(manager: EntityManager, { id }: User, email: string): Promise<void> {
    await manager.update(User, { id }, { username: await freeName(manager, email, id) });
  }

  async isOpen(manager: EntityManager, { id }: User): Promise<boolean> {
    return (await this.links.invitationsOf([id], manager)).has(id);
  }

  /**
   * Queues a mail with a new link, which replaces the previous one.
   *
   * @throws LinksUnavailable
   */
  async mail(manager: EntityManager, { id, role }: User, by: AuditedBy): Promise<void> {
    await this.audit.record(manager, { ...by, action: 'account_invited', subjectId: id, details: { role } });
    const { createdAt: at } = await this.links.open(manager, id, 'invitation');
    await queueNotice(manager, id, { kind: 'invitation', at });
  }
}

/** Returns the provisional username for an email address, with a number if an account other than `id` has the name. */
async function freeName(manager: EntityManager, email: string, id: string | null = null): Promise<string> {
  const name = provisionalName(email);
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? name : `${name.slice(0, maxNameLength - 5)}-${number}`;
    if (!(await isUsernameTaken(manager, username, id))) return username;
  }
}
