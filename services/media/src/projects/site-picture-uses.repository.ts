import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { imageKeyOf, pathsOf } from '../images/image-paths.js';
import { Image } from '../images/image.entity.js';
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

  /**
   * Returns the projects that have any of these images, even projects in the bin. `keys` are those of the given keys
   * that a project has.
   */
  async projectsOf(imageKeys: readonly string[]): Promise<Array<{ id: string; keys: string[] }>> {
    if (imageKeys.length === 0) return [];
    return this.dataSource.query(
      `SELECT id, array_agg(image_key) AS keys FROM (
         SELECT id, image_key FROM project_images WHERE image_key = ANY ($1)
         UNION SELECT project_id, image_key FROM project_pictures
           WHERE deleted_at IS NULL AND image_key = ANY ($1)) AS used
       GROUP BY id`,
      [imageKeys],
    );
  }

  /** Returns whether a path leads to an existing size of a project's public picture. */
  async isShown(path: string): Promise<boolean> {
    const key = imageKeyOf(path);
    const image = await this.dataSource.manager.findOneBy(Image, { key, visibility: 'public' });
    return image !== null && pathsOf(image).includes(path) && (await this.projectsOf([key])).length > 0;
  }

  /**
   * Refuses to replace or remove images of a project if the plant guide shows them: the guide's entries name the image
   * itself, which would be erased. All other uses name the project and show its new image.
   *
   * @throws PictureInUse
   */
  async requireNoGuide(manager: EntityManager, projectId: string, imageKeys: string[]): Promise<void> {
    const use = await manager.findOneBy(SitePictureUse, { projectId });
    if (use?.guideImages.some((key) => imageKeys.includes(key))) throw new PictureInUse(['guide']);
  }

  /** @throws PictureInUse */
  async requireNone(manager: EntityManager, projectId: string): Promise<void> {
    const use = await manager.findOneBy(SitePictureUse, { projectId });
    if (use) throw new PictureInUse(use.places);
  }
}
