import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { SiteVersion } from './site-version.entity.js';

/** A version without its content. */
export type VersionFacts = Omit<SiteVersion, 'content'>;

const facts = { id: true, publishedAt: true, publishedBy: true, note: true, restoredFrom: true } as const;

/** Every version ever published. */
@Injectable()
export class VersionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async list({ before, limit }: { before?: number; limit: number }): Promise<VersionFacts[]> {
    return this.dataSource.manager.find(SiteVersion, {
      select: facts,
      where: before === undefined ? {} : { id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  async find(id: number): Promise<SiteVersion | null> {
    return this.dataSource.manager.findOneBy(SiteVersion, { id });
  }

  /** The number of the version that is published; 0 before the first. */
  async currentId(manager: EntityManager = this.dataSource.manager): Promise<number> {
    return (await manager.maximum(SiteVersion, 'id')) ?? 0;
  }

  /** The version that is published. @throws before the first */
  async current(manager: EntityManager = this.dataSource.manager): Promise<SiteVersion> {
    return manager.findOneOrFail(SiteVersion, { where: {}, order: { id: 'DESC' } });
  }

  async add(manager: EntityManager, version: SiteVersion): Promise<void> {
    await manager.insert(SiteVersion, version as object);
  }
}
