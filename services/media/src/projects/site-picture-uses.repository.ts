import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { PictureInUse } from './projects.errors.js';
import { SitePictureUse } from './site-picture-use.entity.js';

@Injectable()
export class SitePictureUses {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<SitePictureUse[]> {
    return this.dataSource.manager.find(SitePictureUse, { order: { projectId: 'ASC' } });
  }

  async replace(uses: readonly SitePictureUse[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(SitePictureUse, { projectId: Not(In(uses.map(({ projectId }) => projectId))) });
      if (uses.length > 0) await manager.upsert(SitePictureUse, [...uses], ['projectId']);
    });
  }

  /** Checks that the site does not use the project's picture. @throws PictureInUse */
  async requireNone(manager: EntityManager, projectId: string): Promise<void> {
    const use = await manager.findOneBy(SitePictureUse, { projectId });
    if (use) throw new PictureInUse(use.places);
  }
}
