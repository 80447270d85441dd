import { Injectable } from '@nestjs/common';
import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import { DataSource, In, Not } from 'typeorm';
import { SitePictureRow } from './site-picture-row.entity.js';

/**
 * Pictures by the id of their project; null if media has no picture for the id. Ids that were never requested from
 * media are missing.
 */
export type KnownPictures = ReadonlyMap<string, SitePicture | null>;

/** Stores the copies of media's pictures. All instances of this service share them. */
@Injectable()
export class PicturesCopyRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(ids: readonly string[]): Promise<KnownPictures> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.manager.findBy(SitePictureRow, { id: In(ids) });
    return new Map(rows.map(({ id, picture }) => [id, picture]));
  }

  async keep(pictures: KnownPictures): Promise<void> {
    const rows = [...pictures].map(([id, picture]) => ({
      id,
      // Writes an SQL NULL. For `null`, TypeORM would write the JSON value null.
      picture: picture ?? (() => 'NULL'),
    }));
    if (rows.length > 0) await this.dataSource.manager.upsert(SitePictureRow, rows as object[], ['id']);
  }

  async keepOnly(ids: readonly string[]): Promise<void> {
    await this.dataSource.manager.delete(SitePictureRow, { id: Not(In(ids)) });
  }
}
