import { Injectable } from '@nestjs/common';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { DataSource, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { GuideRows } from '../guide-entries/guide-rows.repository.js';
import { SiteVersion, type VersionWithoutGuide } from './site-version.entity.js';

export type VersionFacts = Omit<VersionWithoutGuide, 'content'>;

const facts = { id: true, publishedAt: true, publishedBy: true, note: true, restoredFrom: true } as const;
const words = { ...facts, content: true } as const;

@Injectable()
export class VersionsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: GuideRows,
  ) {}

  async list({ before, limit }: { before?: number; limit: number }): Promise<VersionFacts[]> {
    return this.dataSource.manager.find(SiteVersion, {
      select: facts,
      where: before === undefined ? {} : { id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  async find(id: number): Promise<VersionWithoutGuide | null> {
    return this.dataSource.manager.findOne(SiteVersion, { select: words, where: { id } });
  }

  async findGuide(id: number): Promise<PlantGuide | null> {
    const { manager } = this.dataSource;
    const found = await manager.findOne(SiteVersion, { select: { id: true, guide: true }, where: { id } });
    return found?.guide ?? null;
  }

  /**
   * Returns the guide of the current version. During an upgrade, a process with the older software may publish a
   * version without a guide; this then returns the published rows.
   */
  async guideOf({ id }: Pick<SiteVersion, 'id'>): Promise<PlantGuide> {
    return (await this.findGuide(id)) ?? this.rows.published(this.dataSource.manager);
  }

  async hasGuide(manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(SiteVersion, { guide: Not(IsNull()) });
  }

  /** Returns the number of the published version; 0 if there is none. */
  async currentId(manager: EntityManager = this.dataSource.manager): Promise<number> {
    return (await manager.maximum(SiteVersion, 'id')) ?? 0;
  }

  /** Returns the published version. @throws if there is none */
  async current(manager: EntityManager = this.dataSource.manager): Promise<VersionWithoutGuide> {
    return manager.findOneOrFail(SiteVersion, { select: words, where: {}, order: { id: 'DESC' } });
  }

  async add(manager: EntityManager, version: SiteVersion & { guide: PlantGuide }): Promise<void> {
    await manager.insert(SiteVersion, version as object);
  }
}
