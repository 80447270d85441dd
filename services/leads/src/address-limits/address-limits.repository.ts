import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { hashedBudgets } from '@sandhill/platform/http/hashed-budgets.js';
import { keyedHash } from '@sandhill/platform/http/keyed-hash.js';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadsConfig } from '../config/leads.config.js';
import { AddressUse } from './address-use.entity.js';

interface Limit {
  max: number;
  /** Length of the period in which uses count: at most a day, because older uses are deleted. */
  seconds: number;
}

const hour = 3_600;
const day = 24 * hour;

/**
 * Limits for one IP address. The limits for the networks that contain it are multiples of these. Without limits, bots
 * could wake the person on call, fill the list of chats, or book all visits of the coming weeks under changing email
 * addresses.
 */
const limits = {
  urgent: [{ max: 3, seconds: hour }],
  visit: [{ max: 6, seconds: day }],
  chat: [
    { max: 5, seconds: hour },
    { max: 20, seconds: day },
  ],
} satisfies Record<string, Limit[]>;

/**
 * Limits how often visitors at one IP address, or in one network, can notify the person on call, book visits or begin
 * chats.
 */
@Injectable()
export class AddressLimits {
  private readonly hash: ReturnType<typeof keyedHash>;

  constructor(
    private readonly dataSource: DataSource,
    { PHOTO_LINK_SECRET }: LeadsConfig,
  ) {
    this.hash = keyedHash(PHOTO_LINK_SECRET, 'urgent-presses');
  }

  /**
   * Counts a use, unless the address or one of its networks has reached a limit. Call it in the transaction of the
   * limited action, so that an action that fails does not count.
   *
   * @returns 0 if the action is allowed; otherwise the seconds until it is
   */
  async consume(manager: EntityManager, address: string, what: keyof typeof limits): Promise<number> {
    const hash = (key: string) => this.hash(what === 'urgent' ? '' : what, key);
    const budgets = hashedBudgets(address, 1, hash);
    let wait = 0;
    for (const { keyHash, max: visitors } of budgets) {
      await lockUntilCommit(manager, `urgent ${keyHash.toString('hex')}`);
      for (const { max, seconds } of limits[what])
        wait = Math.max(wait, await waitOf(manager, keyHash, { max: max * visitors, seconds }));
    }
    if (wait > 0) return wait;
    await manager.insert(
      AddressUse,
      budgets.map(({ keyHash }) => ({ keyHash })),
    );
    return 0;
  }

  async purge(): Promise<void> {
    await this.dataSource.query(`DELETE FROM urgent_presses WHERE at < now() - interval '1 day'`);
  }
}

/**
 * Returns the seconds until the limit allows another use; 0 if it already does. Ignores uses with a time in the future,
 * which were recorded before the clock was set back.
 */
async function waitOf(manager: EntityManager, keyHash: Buffer, { max, seconds }: Limit): Promise<number> {
  const [row]: Array<{ wait: number }> = await manager.query(
    `SELECT ceil(extract(epoch FROM at + $3 * interval '1 second' - now()))::integer AS wait
     FROM urgent_presses
     WHERE key_hash = $1 AND at > now() - $3 * interval '1 second' AND at <= clock_timestamp()
     ORDER BY at DESC OFFSET $2 LIMIT 1`,
    [keyHash, max - 1, seconds],
  );
  return row?.wait ?? 0;
}
