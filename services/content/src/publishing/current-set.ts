import { Injectable } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { NewSet } from '../site-sets/new-set.js';
import { SiteSetsRepository } from '../site-sets/site-sets.repository.js';
import { versionInsertLock } from '../versions/version-insert-lock.js';
import { VersionsRepository } from '../versions/versions.repository.js';

interface Replacement {
  set: NewSet;
  /** Time that the set was rendered for. Its pages depend on the day in New York. */
  at: Date;
  /** Number of the version that must still be current. */
  over: number;
  /** Makes further changes in the same transaction, before the set is stored. */
  alongside?: (manager: EntityManager) => Promise<unknown>;
}

@Injectable()
export class CurrentSet {
  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: VersionsRepository,
    private readonly sets: SiteSetsRepository,
  ) {}

  /**
   * Makes a set current.
   *
   * @returns false, with nothing changed, if another version was published in the meantime
   */
  async replace({ set, at, over, alongside }: Replacement): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, versionInsertLock);
      if ((await this.versions.currentId(manager)) !== over) return false;
      await alongside?.(manager);
      await this.sets.makeCurrent(manager, set, officeDay(at));
      return true;
    });
  }
}
