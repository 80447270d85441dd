import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ImageErasure } from './image-erasure.entity.js';

const batchSize = 100;

/** Delay before an erasure. It is longer than an upload or a worker takes to finish storing objects. */
const workGracePeriod = `interval '10 minutes'`;

/** Time for which unused pictures are kept, because open pages may still show them. */
const unusedGracePeriod = `interval '1 hour'`;

interface DueErasure {
  key: string;
  /** Whether the picture has been stored again since the erasure was scheduled. If so, its objects must stay. */
  isKnown: boolean;
}

@Injectable()
export class ImageErasuresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Schedules or postpones the erasure of a picture. An upload calls this, so that the objects are erased if it fails.
   * If the objects of the picture are being erased, first waits for the end of the erasure.
   */
  async postpone(key: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO image_erasures (key, due_at) VALUES ($1, now() + ${workGracePeriod})
       ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at`,
      [key],
    );
  }

  async cancel(manager: EntityManager, key: string): Promise<void> {
    await manager.delete(ImageErasure, { key });
  }

  /**
   * Deletes the rows of at most 100 pictures that no project uses, not even one in the bin, and schedules the erasure
   * of their objects.
   */
  async scheduleUnused(): Promise<void> {
    await this.dataSource.query(
      `WITH unused AS (
         SELECT key FROM images WHERE used_at < now() - ${unusedGracePeriod}
           AND NOT EXISTS (SELECT FROM picture_uses WHERE image_key = images.key)
         LIMIT ${batchSize} FOR UPDATE SKIP LOCKED),
       gone AS (
         DELETE FROM images USING unused WHERE images.key = unused.key
         RETURNING images.key, images.renditions_owed)
       INSERT INTO image_erasures (key, due_at)
       SELECT key, CASE WHEN renditions_owed THEN now() + ${workGracePeriod} ELSE now() END FROM gone
       ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at`,
    );
  }

  /** Locks the next due erasure until the transaction ends. Skips erasures that another worker has locked. */
  async lockNextDue(manager: EntityManager): Promise<DueErasure | undefined> {
    const [due] = await manager.query<DueErasure[]>(
      `SELECT key, EXISTS (SELECT FROM images WHERE images.key = due.key) AS "isKnown"
       FROM image_erasures AS due WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    return due;
  }
}
