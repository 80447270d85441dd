import { Injectable } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource, type EntityManager } from 'typeorm';
import { recordSiteAudit } from '../audit/record-site-audit.js';
import { GuideRows } from '../guide-entries/guide-rows.repository.js';
import { versionInsertLock } from './version-insert-lock.js';
import { VersionsRepository } from './versions.repository.js';

/**
 * Publishes the shipped content: the site's texts and the plant guide in a new database, only the guide in a database
 * that is older than the guide.
 */
@Injectable()
export class InitialVersion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: VersionsRepository,
    private readonly rows: GuideRows,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a version with the shipped guide if no version has a guide. Instances that start at the same time add only one
   * such version.
   */
  async ensure(): Promise<void> {
    if (await this.versions.hasGuide()) return;
    const { firstVersion } = await import('@sandhill/company/content/first-version.js');
    await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, versionInsertLock);
      if (await this.versions.hasGuide(manager)) return;
      const publishedAt = this.clock.now();
      await this.addShipped(manager, publishedAt);
      const before = await this.versions.currentId(manager);
      await this.versions.add(manager, {
        id: before + 1,
        content: before > 0 ? (await this.versions.current(manager)).content : firstVersion,
        guide: await this.rows.published(manager),
        publishedAt,
        publishedBy: null,
        note: before > 0 ? 'Plant guide' : '',
        restoredFrom: null,
      });
      const details = { version: before + 1, parts: 'guide' };
      if (before > 0) await recordSiteAudit(manager, { ...bySystem, action: 'site_published', details });
    });
  }

  private async addShipped(manager: EntityManager, changedAt: Date): Promise<void> {
    const { shippedGuide } = await import('@sandhill/company/plant-guide/shipped-guide.js');
    const change = { changedAt, changedBy: null };
    await this.rows.add(manager, 'plant', shippedGuide.plants, change);
    await this.rows.add(manager, 'issue', shippedGuide.issues, change);
  }
}
