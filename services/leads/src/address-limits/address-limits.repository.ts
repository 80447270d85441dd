import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { hashedBudgets } from '@sandhill/platform/http/hashed-budgets.js';
import { keyedHash } from '@sandhill/platform/http/keyed-hash.js';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadsConfig } from '../config/leads.config.js';
import { AddressUse } from './address-use.entity.js';

/**
 * How often visitors from an IP address may do something within some hours. Bots could wake the person on call, or
 * take all places for visits of the coming weeks with an email address for each.
 */
const limits = { urgent: { most: 3, hours: 1 }, visit: { most: 6, hours: 24 } };

/** Limits how often visitors from an IP address and its networks can have the person on call notified or book visits. */
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
   * Counts a use, unless the address or one of its networks has reached its limit. Callers use the transaction of what
   * is done: a repeat of it, or a failure, counts nothing. @returns whether it may be done
   */
  async take(manager: EntityManager, address: string, what: keyof typeof limits): Promise<boolean> {
    const { most: mostOfVisitor, hours } = limits[what];
    const hash = (key: string) => this.hash(what === 'urgent' ? '' : what, key);
    const budgets = hashedBudgets(address, mostOfVisitor, hash);
    for (const { keyHash, most } of budgets) {
      await lockUntilCommit(manager, `urgent ${keyHash.toString('hex')}`);
      if ((await countWithin(manager, keyHash, hours)) >= most) return false;
    }
    await manager.insert(
      AddressUse,
      budgets.map(({ keyHash }) => ({ keyHash })),
    );
    return true;
  }

  async purge(): Promise<void> {
    await this.dataSource.query(`DELETE FROM urgent_presses WHERE at < now() - interval '1 day'`);
  }
}

/** Counts uses. Those of a later time, from before a clock was set back, do not count. */
async function countWithin(manager: EntityManager, keyHash: Buffer, hours: number): Promise<number> {
  const [row]: Array<{ count: number }> = await manager.query(
    `SELECT count(*)::integer AS count FROM urgent_presses
     WHERE key_hash = $1 AND at > now() - $2 * interval '1 hour' AND at <= clock_timestamp()`,
    [keyHash, hours],
  );
  return row?.count ?? 0;
}
