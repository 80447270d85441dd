import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { Contact } from '../contacts/contact.entity.js';
import { NotificationsRepository } from '../notifications/notifications.repository.js';
import { OwedWork } from '../owed/owed-work.js';
import { Quote } from '../quotes/quote.entity.js';

/** The bin (decision L11): what is in it is hidden, and its mail waits. */
@Injectable()
export class BinService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsRepository,
    private readonly owedWork: OwedWork,
  ) {}

  /** @throws NotFound, also for a lead that is in the bin already */
  async putIn(id: string): Promise<void> {
    const isThere = { id, deletedAt: IsNull() };
    const { manager } = this.dataSource;
    for (const entity of [Quote, Contact]) {
      if ((await manager.softDelete(entity, isThere)).affected) return;
    }
    throw new NotFound('This lead is not there.');
  }

  /** What it still owed is owed anew. @throws NotFound */
  async takeOut(id: string): Promise<void> {
    const notificationIds = await this.dataSource.transaction(async (manager) => {
      await restore(manager, id);
      return this.notifications.oweAnew(manager, id);
    });
    this.owedWork.announce({ notificationIds, photoIds: [] });
  }
}

async function restore(manager: EntityManager, id: string): Promise<void> {
  const isInBin = { id, deletedAt: Not(IsNull()) };
  for (const entity of [Quote, Contact]) {
    if ((await manager.restore(entity, isInBin)).affected) return;
  }
  throw new NotFound('This lead is not in the bin.');
}
