import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { DataSource, In, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import type { User } from '../users/user.entity.js';
import { AccountLink, type LinkPurpose } from './account-link.entity.js';
import { endLinks } from './end-links.js';
import { LinkTokens } from './link-tokens.js';

const hourMs = 3_600_000;
const lifetimeMs: Record<LinkPurpose, number> = { invitation: 72 * hourMs, password_reset: hourMs };

/** Time for which ended links are kept, in milliseconds. */
const keptMs = 30 * 24 * hourMs;

@Injectable()
export class AccountLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: LinkTokens,
    private readonly clock: Clock,
    private readonly config: AuthConfig,
  ) {}

  get areAvailable(): boolean {
    return this.tokens.hasKey;
  }

  /**
   * Creates an open link, which replaces the account's earlier link. Callers must lock the account.
   *
   * @throws LinksUnavailable
   */
  async open(manager: EntityManager, userId: string, purpose: LinkPurpose): Promise<AccountLink> {
    this.tokens.of(userId);
    const createdAt = this.clock.now();
    await endLinks(manager, userId, createdAt);
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs[purpose]);
    const link = manager.create(AccountLink, { userId, purpose, createdAt, expiresAt, endedAt: null });
    await manager.insert(AccountLink, link);
    return link;
  }

  /**
   * Extends the account's open link to its full lifetime from now.
   *
   * @returns false if the account has no open link for this purpose, or the link has expired
   */
  async renew(manager: EntityManager, userId: string, purpose: LinkPurpose): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await manager.update(
      AccountLink,
      { userId, purpose, endedAt: IsNull(), expiresAt: MoreThan(now) },
      { expiresAt: new Date(now.getTime() + lifetimeMs[purpose]) },
    );
    return affected === 1;
  }

  async tokenFor(userId: string, purpose: LinkPurpose): Promise<string | undefined> {
    const link = await this.dataSource.manager.findOneBy(AccountLink, {
      userId,
      purpose,
      endedAt: IsNull(),
      expiresAt: MoreThan(this.clock.now()),
    });
    return link ? this.tokens.of(link.id) : undefined;
  }

  /**
   * Returns the open link of a token, with its account; undefined if the token is not valid, the link has ended or
   * expired, or the account may not use it.
   */
  async find(manager: EntityManager, token: string): Promise<AccountLink | undefined> {
    const id = this.tokens.linkIn(token);
    if (id === undefined) return undefined;
    const link = await manager.findOne(AccountLink, {
      where: { id, endedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) },
      relations: { user: true },
    });
    return link && this.mayUse(link) ? link : undefined;
  }

  /** Whether a mailed link may replace the account's password: a mailbox alone must not open an owner's account. */
  mayReset({ role, hasSecondFactor }: User): boolean {
    return role !== 'owner' || hasSecondFactor || this.config.OWNER_PASSWORD_RESET === 'all';
  }

  /**
   * Uses up a link. The caller must have locked and read the account in `link.user`.
   *
   * @returns false if another request has already ended it, or the account may not use it
   */
  async use(manager: EntityManager, link: AccountLink): Promise<boolean> {
    if (!this.mayUse(link)) return false;
    const { id } = link;
    const { affected } = await manager.update(
      AccountLink,
      { id, endedAt: IsNull() },
      { endedAt: this.clock.now() },
    );
    return affected === 1;
  }

  /**
   * Returns the time at which the open invitation of each account expires or has expired. Accounts without an open
   * invitation are missing.
   */
  async invitationsOf(
    userIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Date>> {
    const links = await manager.find(AccountLink, {
      where: { userId: In(userIds), purpose: 'invitation', endedAt: IsNull() },
    });
    return new Map(links.map(({ userId, expiresAt }) => [userId, expiresAt]));
  }

  /** Returns whether an invitation of the account ended at exactly this time, as when the account was disabled. */
  async endedInvitation(manager: EntityManager, userId: string, endedAt: Date): Promise<boolean> {
    return manager.existsBy(AccountLink, { userId, purpose: 'invitation', endedAt });
  }

  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptMs);
    // An invitation that no one has accepted is kept, so that it can be sent again.
    await this.dataSource.manager.delete(AccountLink, { endedAt: LessThan(before) });
  }

  /**
   * Returns whether the account may use the link. Since the link was mailed, the account may have become an owner's, or
   * lost its second factor.
   */
  private mayUse({ purpose, user }: AccountLink): boolean {
    return !user.disabledAt && (purpose === 'invitation' || this.mayReset(user));
  }
}
