import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Visibility } from './image.entity.js';

const isShown = `EXISTS (SELECT FROM picture_uses AS live WHERE live.image_key = images.key AND live.deleted_at IS NULL)`;

/**
 * SQL condition for pictures whose projects all count as deleted: each is in the bin or waits for an approval. The
 * condition is false for 10 minutes after a new upload of the same picture, because that upload is about to show the
 * picture. After that time, the upload counts as failed.
 */
const isBinned = `NOT ${isShown} AND EXISTS (
  SELECT FROM picture_uses AS binned WHERE binned.image_key = images.key
    AND (binned.deleted_at >= images.used_at OR images.used_at < now() - interval '10 minutes'))`;

@Injectable()
export class ImageVisibilityRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Hides a picture, unless a project shows it. Locks the picture until `move` has moved its objects. */
  async hide(key: string, move: () => Promise<void>): Promise<void> {
    if (!(await this.markChanging(key, isBinned))) return;
    await this.dataSource.transaction(async (manager) => {
      const rows: unknown[] = await manager.query(
        `SELECT FROM images WHERE key = $1 AND ${isBinned} FOR UPDATE`,
        [key],
      );
      if (rows.length === 0) return;
      await move();
      await set(manager, key, 'hidden');
    });
  }

  /**
   * Marks a picture before its objects are moved. Commits immediately, so that {@link misplaced} finds the picture if
   * the move is interrupted.
   */
  async markChanging(key: string, condition = 'true'): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.dataSource.query(
      `UPDATE images SET visibility = 'changing' WHERE key = $1 AND ${condition} RETURNING key`,
      [key],
    );
    return rows.length > 0;
  }

  /**
   * Makes a picture public and locks it until the transaction ends. Calls `move` if objects of the picture may be in
   * the private bucket.
   */
  async show(manager: EntityManager, key: string, move: () => Promise<void>): Promise<void> {
    const [row]: Array<{ visibility: Visibility }> = await manager.query(
      'SELECT visibility FROM images WHERE key = $1 FOR UPDATE',
      [key],
    );
    if (!row || row.visibility === 'public') return;
    await move();
    await set(manager, key, 'public');
  }

  /**
   * Locks a public picture while `put` stores objects in the public bucket.
   *
   * @returns whether the picture is public
   */
  async whilePublic(key: string, put: (manager: EntityManager) => Promise<void>): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const rows: unknown[] = await manager.query(
        `SELECT FROM images WHERE key = $1 AND visibility = 'public' FOR UPDATE`,
        [key],
      );
      if (rows.length === 0) return false;
      await put(manager);
      return true;
    });
  }

  /**
   * Returns pictures whose objects may be in the wrong bucket: public although no project shows them, or not public
   * although one does.
   */
  async misplaced(limit: number): Promise<Array<{ key: string; isShown: boolean }>> {
    return this.dataSource.query(
      `SELECT key, ${isShown} AS "isShown" FROM images
       WHERE (visibility <> 'public' AND ${isShown})
          OR (visibility <> 'hidden' AND ${isBinned}
              AND key IN (SELECT image_key FROM picture_uses WHERE deleted_at IS NOT NULL))
       LIMIT $1`,
      [limit],
    );
  }
}

async function set(manager: EntityManager, key: string, visibility: Visibility): Promise<void> {
  await manager.query('UPDATE images SET visibility = $2 WHERE key = $1', [key, visibility]);
}
