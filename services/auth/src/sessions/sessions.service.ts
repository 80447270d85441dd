import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Clock } from '@sandhill/platform/clock/clock.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { LessThan, LessThanOrEqual, MoreThan, Repository, type EntityManager } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import { User } from '../users/user.entity.js';
import { hashBrowserToken, isBrowserToken, makeBrowserToken } from '../cookies/browser-token.js';
import { Session } from './session.entity.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const userAgentLength = 300;

export interface SessionClient {
  address: string;
  userAgent?: string;
}

@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly config: AuthConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session for an account whose password or passkey was just checked, and returns the cookie's token. Returns
   * `undefined` if, since the check, the account was deleted or disabled, its password was changed, or it gained or
   * lost its second factor. The user's row is locked, so that a password change that ends all sessions cannot miss this
   * one.
   */
  async open(manager: EntityManager, checked: User, client: SessionClient): Promise<string | undefined> {
    const user = await manager.findOne(User, {
      where: { id: checked.id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!user || user.disabledAt || user.password !== checked.password) return undefined;
    if (user.hasSecondFactor !== checked.hasSecondFactor) return undefined;
    const token = makeBrowserToken();
    const now = this.clock.now();
    await manager.insert(Session, {
      tokenHash: hashBrowserToken(token),
      userId: user.id,
      createdAt: now,
      confirmedAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + this.maxAgeMs),
      userAgent: client.userAgent?.slice(0, userAgentLength) ?? null,
      address: client.address,
    });
    await manager.update(User, { id: user.id }, { lastSignedInAt: now });
    return token;
  }

  /**
   * Returns the user of a session token; null if the token is not valid. Extends the session unless `keepsAlive` is
   * false, which callers pass if a page only waits for updates.
   */
  async identify(token: string | undefined, { keepsAlive = true } = {}): Promise<Identity | null> {
    if (!isBrowserToken(token)) return null;
    const session = await this.sessions.findOne({
      where: { tokenHash: hashBrowserToken(token) },
      relations: { user: true },
    });
    const now = this.clock.now();
    if (!session || session.user.disabledAt || !this.isAlive(session, now)) return null;
    if (keepsAlive) await this.touch(session, now);
    const { id: userId, username, role, hasSecondFactor } = session.user;
    const isMissing = this.config.secondFactorPolicy === 'strict' && !hasSecondFactor;
    const confirmedAt = Math.floor(session.confirmedAt.getTime() / 1000);
    return {
      userId,
      username,
      role,
      sessionId: session.id,
      confirmedAt,
      ...(isMissing && { needsSecondFactor: true }),
    };
  }

  async noteConfirmation(manager: EntityManager, sessionId: string): Promise<void> {
    await manager.update(Session, { id: sessionId }, { confirmedAt: this.clock.now() });
  }

  async listOf(userId: string): Promise<Session[]> {
    const now = this.clock.now();
    return this.sessions.find({
      where: { userId, expiresAt: MoreThan(now), lastSeenAt: MoreThan(this.idleSince(now)) },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
    });
  }

  /** Ends a session. @returns whether the user had this session */
  async end(manager: EntityManager, userId: string, sessionId: string): Promise<boolean> {
    const { affected } = await manager.delete(Session, { id: sessionId, userId });
    return affected === 1;
  }

  async purge(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.delete({ expiresAt: LessThanOrEqual(now) });
    await this.sessions.delete({ lastSeenAt: LessThanOrEqual(this.idleSince(now)) });
  }

  get maxAgeMs(): number {
    return this.config.SESSION_MAX_DAYS * 24 * hourMs;
  }

  /** Returns the start of the idle period. Sessions that were not used after this time have ended. */
  private idleSince(now: Date): Date {
    return new Date(now.getTime() - this.config.SESSION_IDLE_HOURS * hourMs);
  }

  private isAlive({ expiresAt, lastSeenAt }: Session, now: Date): boolean {
    return expiresAt > now && lastSeenAt > this.idleSince(now);
  }

  /** Stores the use of a session, at most once a minute, so that a page with many requests causes one write. */
  private async touch({ id, lastSeenAt }: Session, now: Date): Promise<void> {
    const aMinuteAgo = new Date(now.getTime() - minuteMs);
    if (lastSeenAt > aMinuteAgo) return;
    await this.sessions.update({ id, lastSeenAt: LessThan(now) }, { lastSeenAt: now });
  }
}
