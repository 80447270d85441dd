import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { AccountLinks } from '../links/account-links.js';
import { Delivery } from '../notices/delivery.entity.js';
import { queueNotice } from '../notices/queue-notice.js';
import { MailRequests } from '../throttle/mail-requests.js';
import { User } from '../users/user.entity.js';

/**
 * Shortest duration of a request, in milliseconds. It hides whether a name exists, because an existing name takes a few
 * more database statements.
 */
const answerAfterMs = 400;

const dayMs = 24 * 3_600_000;

/** Limit on the mails with reset links to one account within a day, because strangers can request such mails. */
const maxPerDay = 5;

@Injectable()
export class PasswordResets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: MailRequests,
    private readonly links: AccountLinks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a link if the account exists, may reset its password and has not had too many mails. The answer does not
   * reveal whether the account exists.
   *
   * @throws TooManyAttempts, Busy
   */
  async request(name: string, address: string): Promise<void> {
    await Promise.all([this.mail(name.trim(), address), this.clock.pause(answerAfterMs)]);
  }

  private async mail(name: string, address: string): Promise<void> {
    if (!(await this.requests.consume(name, address)) || !this.links.areAvailable) return;
    await this.dataSource.transaction(async (manager) => {
      const user = await manager
        .createQueryBuilder(User, 'user')
        .setLock('for_no_key_update')
        .where('lower(user.username) = lower(normalize(:name, NFC))', { name })
        .orWhere('lower(user.email) = lower(normalize(:name, NFC))', { name })
        // The name may be one account's email address and another account's username, because people choose their
        // usernames. The email address has priority, so that no one can redirect or prevent another person's mail.
        .orderBy('lower(user.email) = lower(normalize(:name, NFC))', 'DESC')
        .limit(1)
        .getOne();
      if (!user || !(await this.mayReset(manager, user))) return;
      const at = this.clock.now();
      const createdAt = MoreThan(new Date(at.getTime() - dayMs));
      if (
        (await manager.countBy(Delivery, { userId: user.id, kind: 'password_reset', createdAt })) >= maxPerDay
      )
        return;
      // An open link is extended and mailed again: a stranger's request must not end the link in the user's mailbox.
      if (!(await this.links.renew(manager, user.id, 'password_reset')))
        await this.links.open(manager, user.id, 'password_reset');
      const action = 'password_reset_asked';
      await this.audit.record(manager, { actor: 'visitor', action, subjectId: user.id, address });
      await queueNotice(manager, user.id, { kind: 'password_reset', at });
    });
  }

  private async mayReset(manager: EntityManager, user: User): Promise<boolean> {
    if (user.disabledAt || (await this.links.invitationsOf([user.id], manager)).has(user.id)) return false;
    return this.links.mayReset(user);
  }
}
