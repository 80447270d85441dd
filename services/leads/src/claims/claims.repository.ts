import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { NotificationsRepository } from '../mail/notifications/notifications.repository.js';
import { entityOf } from '../model/find-lead.js';
import type { Lead } from '../model/lead.js';
import type { ClaimWay } from '../model/lead-desk.js';
import { recordLeadHistory } from '../model/record-lead-history.js';

/** Who says that they have a lead, and how. */
export interface Claimant {
  via: ClaimWay;
  /** A member of staff; absent where a link in a mail claims, which no one signs in for. */
  who?: { id: string; username: string };
}

/** Who has a lead (D12). */
@Injectable()
export class ClaimsRepository {
  constructor(private readonly notifications: NotificationsRepository) {}

  /**
   * Claims a lead that no one has; it gets an owner if it has none. Of two claims at once the first wins, and mails that ask
   * for somebody are not sent any more.
   *
   * @returns false if somebody has it already
   */
  async claim(manager: EntityManager, { kind, lead }: Lead, { via, who }: Claimant): Promise<boolean> {
    const { id } = lead;
    const { affected } = await manager
      .createQueryBuilder()
      .update(entityOf({ kind }))
      .set({
        claimedAt: () => 'now()',
        claimedVia: via,
        ...(who && { ownerId: () => 'coalesce(owner_id, :ownerId)' }),
      })
      .where({ id, claimedAt: IsNull(), deletedAt: IsNull() })
      .setParameters({ ownerId: who?.id })
      .execute();
    if (!affected) return false;
    await this.notifications.deleteOwedSteps(manager, id);
    await recordLeadHistory(
      manager,
      { kind, id },
      { kind: 'claimed', details: { via }, ...(who && { actor: who.username }) },
    );
    return true;
  }
}
