import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@sandhill/company/language.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { translateConstraint } from '@sandhill/platform/errors/violated-constraint.js';
import { visible } from '@sandhill/platform/validation/texts.js';
import { DataSource, type EntityManager } from 'typeorm';
import { accountConstraints, AccountTaken } from '../accounts/accounts.errors.js';
import { isUsernameTaken } from '../accounts/is-username-taken.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { forgetDevices } from '../devices/forget-devices.js';
import type { AccountLink } from '../links/account-link.entity.js';
import { AccountLinks } from '../links/account-links.js';
import { queueNotice } from '../notices/queue-notice.js';
import { PasskeyRegistration } from '../passkeys/passkey-registration.js';
import { passkeyConstraints } from '../passkeys/passkeys.errors.js';
import type { PasskeyAddRequest } from '../passkeys/passkeys.requests.js';
import type { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { endSessions } from '../sessions/end-sessions.js';
import { lockUser } from '../users/lock-user.js';
import { User } from '../users/user.entity.js';
import { LinkEnded } from './password-links.errors.js';
import type { LinkUsedResponse } from './password-links.responses.js';

interface Person {
  username?: string;
  firstName?: string;
  language?: Language;
}

@Injectable()
export class PasswordLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: AccountLinks,
    private readonly check: PasswordCheck,
    private readonly hasher: PasswordHasher,
    private readonly registration: PasskeyRegistration,
    private readonly passkeys: PasskeysService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a link without using it up, because mail scanners open links.
   *
   * @throws LinkEnded
   */
  async read(token: string): Promise<AccountLink> {
    const link = await this.links.find(this.dataSource.manager, token);
    if (!link) throw new LinkEnded();
    return link;
  }

  /** @throws LinkEnded, ValidationFailed, AccountTaken, Busy */
  async usePassword(
    token: string,
    person: Person,
    { newPassword, address }: { newPassword: string; address: string },
  ): Promise<LinkUsedResponse> {
    const link = await this.read(token);
    const { purpose, user } = link;
    const username = (purpose === 'invitation' && person.username) || user.username;
    this.check.requireGood(newPassword, { current: '', username, email: user.email });
    const password = await this.hasher.hash(newPassword);
    return this.write((manager) => this.use(manager, link, { person, password, address }));
  }

  /**
   * Returns a challenge for creating a passkey. Refuses a taken username before the passkey is created, because a later
   * refusal would leave the passkey on the device.
   *
   * @throws LinkEnded, PasskeysUnavailable, AccountTaken
   */
  async askForPasskey(
    token: string,
    { username }: Person,
    address: string,
  ): Promise<PasskeyChallengeResponse> {
    const { id: sessionId, user } = await this.readInvitation(token);
    const named = { id: user.id, username: username ?? user.username };
    if (await isUsernameTaken(this.dataSource.manager, named.username, user.id))
      throw new AccountTaken('username');
    return this.registration.ask(named, { sessionId }, address);
  }

  /**
   * Accepts an invitation with a passkey. The account gets a password that no one knows.
   *
   * @throws LinkEnded, PasskeyInvalid, PasskeysUnavailable, AccountTaken, Busy
   */
  async usePasskey(
    token: string,
    person: Person,
    { passkey, address }: { passkey: PasskeyAddRequest; address: string },
  ): Promise<LinkUsedResponse> {
    const link = await this.readInvitation(token);
    const { id: sessionId, userId } = link;
    const credential = await this.registration.verify({ userId, sessionId }, passkey);
    const password = await this.hasher.hash(randomBytes(32).toString('base64'));
    return this.write(async (manager) => {
      const used = await this.use(manager, link, { person, password, address });
      const named = { ...credential, name: passkey.name };
      const { recoveryCodes } = await this.passkeys.addTo(manager, userId, named, address);
      return { ...used, recoveryCodes };
    });
  }

  private async readInvitation(token: string): Promise<AccountLink> {
    const link = await this.read(token);
    if (link.purpose !== 'invitation') throw new LinkEnded();
    return link;
  }

  /**
   * Uses up a link and sets the account's password. Of concurrent requests with the same link, only one succeeds. Locks
   * the account as a sign-in does.
   */
  private async use(
    manager: EntityManager,
    link: AccountLink,
    { person, password, address }: { person: Person; password: string; address: string },
  ): Promise<LinkUsedResponse> {
    const { userId: id, purpose } = link;
    const user = await lockUser(manager, id);
    if (!(await this.links.use(manager, { ...link, user }))) throw new LinkEnded();
    const isInvitation = purpose === 'invitation';
    const { username = user.username, firstName, language = user.language } = person;
    const chosen = isInvitation
      ? { username, firstName: visible.test(firstName ?? '') ? firstName : null, language }
      : {};
    await manager.update(
      User,
      { id },
      {
        ...chosen,
        password,
        passwordIsTemporary: false,
        passwordExpiresAt: null,
      },
    );
    await forgetDevices(manager, id);
    const details = { sessionsEnded: await endSessions(manager, id) };
    const action = isInvitation ? 'invitation_accepted' : 'password_reset';
    await this.audit.recordOwn(manager, id, { action, address, details });
    if (!isInvitation) await queueNotice(manager, id, { kind: 'password_changed', at: this.clock.now() });
    return { username: isInvitation ? username : user.username };
  }

  private async write(
    work: (manager: EntityManager) => Promise<LinkUsedResponse>,
  ): Promise<LinkUsedResponse> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      throw translateConstraint(error, { ...accountConstraints, ...passkeyConstraints });
    }
  }
}
