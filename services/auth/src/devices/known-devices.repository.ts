import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { KnownDevice } from './known-device.entity.js';

@Injectable()
export class KnownDevicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts a guess of a device before it is checked, so that parallel guesses are bounded like sequential ones.
   *
   * @returns the device's id; undefined if the device is not known to the account, has no guesses left, or was not
   *   used after `usedSince`
   */
  async takeGuess(
    username: string,
    tokenHash: Buffer,
    { maxGuesses, usedSince }: { maxGuesses: number; usedSince: Date },
  ): Promise<string | undefined> {
    const [[device]] = await this.dataSource.query<[Array<{ id: string }>, number]>(
      `UPDATE known_devices AS device SET guesses = guesses + 1
         FROM users
        WHERE users.id = device.user_id AND lower(users.username) = lower($1)
          AND device.token_hash = $2 AND device.guesses < $3 AND device.last_used_at > $4
       RETURNING device.id`,
      [username, tokenHash, maxGuesses, usedSince],
    );
    return device?.id;
  }

  async resetGuesses(id: string): Promise<void> {
    await this.dataSource.manager.update(KnownDevice, { id }, { guesses: 0 });
  }

  async returnGuess(id: string): Promise<void> {
    await this.dataSource.manager.decrement(KnownDevice, { id }, 'guesses', 1);
  }

  async removeWithoutGuesses(id: string, maxGuesses: number): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(KnownDevice)
      .where('id = :id AND guesses >= :maxGuesses', { id, maxGuesses })
      .execute();
  }

  async isKnown(manager: EntityManager, tokenHash: Buffer): Promise<boolean> {
    return manager.existsBy(KnownDevice, { tokenHash });
  }

  async remember(manager: EntityManager, userId: string, tokenHash: Buffer, at: Date): Promise<void> {
    await manager.query(
      `INSERT INTO known_devices (user_id, token_hash, created_at, last_used_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (user_id, token_hash) DO UPDATE SET last_used_at = $3, guesses = 0`,
      [userId, tokenHash, at],
    );
  }

  /** Removes the account's devices except the one with `tokenHash`, or all devices if `tokenHash` is undefined. */
  async removeOthers(manager: EntityManager, userId: string, tokenHash: Buffer | undefined): Promise<void> {
    await manager.delete(KnownDevice, { userId, ...(tokenHash && { tokenHash: Not(tokenHash) }) });
  }

  /**
   * Replaces the token of a browser, for all its accounts.
   *
   * @returns false if the browser is not known to the account
   */
  async replaceToken(
    manager: EntityManager,
    userId: string,
    tokenHash: Buffer,
    newHash: Buffer,
  ): Promise<boolean> {
    const isKnown = await manager.existsBy(KnownDevice, { userId, tokenHash });
    if (isKnown) await manager.update(KnownDevice, { tokenHash }, { tokenHash: newHash });
    return isKnown;
  }

  async removeUntil(time: Date): Promise<void> {
    await this.dataSource.manager.delete(KnownDevice, { lastUsedAt: LessThanOrEqual(time) });
  }
}
