import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { publicationLock } from './publication-lock.js';
import { VersionsRepository } from './versions.repository.js';

/** Publishes what the product is shipped with in a new database. */
@Injectable()
export class InitialVersion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: VersionsRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes version 1 unless there is one. Safe in copies that start together. */
  async ensure(): Promise<void> {
    if ((await this.versions.currentId()) > 0) return;
    const { firstVersion } = await import('@sandhill/company/content/first-version.js');
    await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, publicationLock);
      if ((await this.versions.currentId(manager)) > 0) return;
      const publishedAt = this.clock.now();
      await this.versions.add(manager, {
        id: 1,
        content: firstVersion,
        publishedAt,
        publishedBy: null,
        note: '',
        restoredFrom: null,
      });
    });
  }
}
