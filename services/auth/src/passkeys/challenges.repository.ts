import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { PasskeyChallenge } from './passkey-challenge.entity.js';

type NewChallenge = Pick<
  PasskeyChallenge,
  'challenge' | 'purpose' | 'userId' | 'sessionId' | 'origin' | 'expiresAt'
>;

/** Stores unanswered challenges, up to a limit for each group of IP addresses. */
@Injectable()
export class ChallengesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds a challenge. Keeps only the newest `maxPerOrigin` challenges of the same group of IP addresses.
   *
   * @returns the challenge's id
   */
  async add(challenge: NewChallenge, maxPerOrigin: number): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, `passkeys ${challenge.origin}`);
      const row = manager.create(PasskeyChallenge, challenge);
      await manager.insert(PasskeyChallenge, row);
      await manager.query(
        `DELETE FROM passkey_challenges WHERE id IN (
           SELECT id FROM passkey_challenges WHERE origin = $1 ORDER BY expires_at DESC, id DESC OFFSET $2)`,
        [challenge.origin, maxPerOrigin],
      );
      return row.id;
    });
  }

  /**
   * Removes a challenge and returns it; undefined if there is none. Of concurrent calls, only one gets the challenge.
   */
  async consume(id: string): Promise<PasskeyChallenge | undefined> {
    const { raw } = await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(PasskeyChallenge)
      .where('id = :id', { id })
      .returning(['id', 'challenge', 'purpose', 'userId', 'sessionId', 'origin', 'expiresAt'])
      .execute();
    const [row] = raw as Array<Record<string, unknown>>;
    if (!row) return undefined;
    return this.dataSource.manager.create(PasskeyChallenge, {
      id,
      challenge: String(row['challenge']),
      purpose: row['purpose'] as PasskeyChallenge['purpose'],
      userId: row['user_id'] as string | null,
      sessionId: row['session_id'] as string | null,
      origin: String(row['origin']),
      expiresAt: row['expires_at'] as Date,
    });
  }

  async removeUntil(time: Date): Promise<void> {
    await this.dataSource.manager.delete(PasskeyChallenge, { expiresAt: LessThanOrEqual(time) });
  }
}
