import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { addressGroup, isPrivateAddress } from '@sandhill/platform/http/client-address.js';
import { ChallengesRepository } from './challenges.repository.js';
import type { ChallengePurpose, PasskeyChallenge } from './passkey-challenge.entity.js';

const lifetimeMs = 5 * 60_000;
const maxPerAddress = 20;
/** Higher limit for private IP addresses, because all visitors may share one, for example that of a proxy. */
const maxPerPrivateAddress = 1000;

/** The purpose of a challenge, and the account and session that may answer it. */
export interface ChallengeScope {
  purpose: ChallengePurpose;
  userId?: string;
  sessionId?: string;
}

/** Makes and redeems random challenges. Each is valid for five minutes and one answer. */
@Injectable()
export class Challenges {
  constructor(
    private readonly challenges: ChallengesRepository,
    private readonly clock: Clock,
  ) {}

  async make(
    { purpose, userId, sessionId }: ChallengeScope,
    address: string,
  ): Promise<{ challengeId: string; challenge: string }> {
    const challenge = randomBytes(32).toString('base64url');
    const challengeId = await this.challenges.add(
      {
        challenge,
        purpose,
        userId: userId ?? null,
        sessionId: sessionId ?? null,
        origin: addressGroup(address),
        expiresAt: new Date(this.clock.now().getTime() + lifetimeMs),
      },
      isPrivateAddress(address) ? maxPerPrivateAddress : maxPerAddress,
    );
    return { challengeId, challenge };
  }

  /**
   * Uses up a challenge.
   *
   * @returns undefined if it is unknown, used, expired or meant for another purpose, account or session
   */
  async consume(
    id: string,
    { purpose, userId, sessionId }: ChallengeScope,
  ): Promise<PasskeyChallenge | undefined> {
    const taken = await this.challenges.consume(id);
    if (!taken || taken.purpose !== purpose || taken.expiresAt <= this.clock.now()) return undefined;
    if (userId !== undefined && taken.userId !== userId) return undefined;
    if (taken.sessionId !== (sessionId ?? null)) return undefined;
    return taken;
  }

  async purge(): Promise<void> {
    await this.challenges.removeUntil(this.clock.now());
  }
}
