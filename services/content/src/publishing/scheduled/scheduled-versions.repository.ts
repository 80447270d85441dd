import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { ScheduledVersion } from './scheduled-version.entity.js';

@Injectable()
export class ScheduledVersionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<ScheduledVersion[]> {
    return this.dataSource.manager.find(ScheduledVersion, { order: { publishAt: 'ASC', id: 'ASC' } });
  }

  async count(manager: EntityManager): Promise<number> {
    return manager.count(ScheduledVersion);
  }

  async add(
    manager: EntityManager,
    version: Omit<ScheduledVersion, 'id' | 'failure'>,
  ): Promise<ScheduledVersion> {
    const row = { ...version, failure: null };
    const { generatedMaps } = await manager.insert(ScheduledVersion, row as object);
    return { ...row, ...(generatedMaps[0] as Pick<ScheduledVersion, 'id'>) };
  }

  /** Returns the earliest due version that has not failed; null if there is none. */
  async due(now: Date): Promise<ScheduledVersion | null> {
    return this.dataSource.manager.findOne(ScheduledVersion, {
      where: { publishAt: LessThanOrEqual(now), failure: IsNull() },
      order: { publishAt: 'ASC', id: 'ASC' },
    });
  }

  /** Removes a scheduled version and returns it; undefined if it does not exist. */
  async take(manager: EntityManager, id: string): Promise<ScheduledVersion | undefined> {
    const found = await manager.findOne(ScheduledVersion, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found) return undefined;
    await manager.delete(ScheduledVersion, { id });
    return found;
  }

  async fail(id: string, failure: string): Promise<void> {
    await this.dataSource.manager.update(ScheduledVersion, { id }, { failure });
  }
}
