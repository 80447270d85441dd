import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LeadPhoto } from './lead-photo.entity.js';

export interface ClaimedPhoto {
  id: string;
  bytes: Buffer;
  /** Number of earlier attempts, in a row, that ended in the death of the worker or its decoder. */
  workerDeaths: number;
}

interface StoredPhoto {
  storageKey: string;
  width: number;
  height: number;
  thumbnail: Buffer;
}

/** Records how far photos have been moved to the bucket. Each change is a conditional update. */
@Injectable()
export class PhotoMovesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Claims a pending photo that is due. The claim postpones the next attempt by 15 s after the first attempt, and by up
   * to 5 min after further attempts. This is also the pause after a failure or a crash.
   */
  async claim(id: string): Promise<ClaimedPhoto | undefined> {
    const [rows]: [ClaimedPhoto[], number] = await this.dataSource.query(
      `UPDATE lead_photos
       SET attempts = attempts + 1, unanswered_attempts = unanswered_attempts + 1,
           next_attempt_at = now() + least(15 * 2 ^ least(attempts, 10), 300) * interval '1 second'
       WHERE id = $1 AND state = 'pending' AND next_attempt_at <= now()
       RETURNING id, bytes, unanswered_attempts - 1 AS "workerDeaths"`,
      [id],
    );
    return rows[0];
  }

  /**
   * Marks a photo as stored and deletes its bytes. Call it after the upload.
   *
   * @returns false if the photo was erased in the meantime
   */
  async markStored(id: string, { storageKey, width, height, thumbnail }: StoredPhoto): Promise<boolean> {
    await this.dataSource.getRepository(LeadPhoto).update(
      { id, state: 'pending' },
      {
        state: 'stored',
        storageKey,
        width,
        height,
        thumbnail,
        type: 'image/jpeg',
        bytes: null,
        unansweredAttempts: 0,
      },
    );
    return this.dataSource.getRepository(LeadPhoto).existsBy({ id });
  }

  /** Resets the count of deaths. Call it after a failed attempt that the worker and its decoder survived. */
  async markAnswered(id: string): Promise<void> {
    await this.dataSource
      .getRepository(LeadPhoto)
      .update({ id, state: 'pending' }, { unansweredAttempts: 0 });
  }

  /**
   * Marks a photo as unreadable. Its bytes stay until the photo is 7 days old, so that the operator can examine them;
   * {@link eraseUnreadable} deletes them.
   */
  async markUnreadable(id: string): Promise<void> {
    await this.dataSource.getRepository(LeadPhoto).update({ id, state: 'pending' }, { state: 'unreadable' });
  }

  /** Deletes thumbnails after 7 days, when the mails that show them have been sent. */
  async eraseThumbnails(): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .update(LeadPhoto)
      .set({ thumbnail: null })
      .where(`thumbnail IS NOT NULL AND created_at < now() - interval '7 days'`)
      .execute();
  }

  async eraseUnreadable(): Promise<number> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(LeadPhoto)
      .set({ bytes: null })
      .where(`bytes IS NOT NULL AND state = 'unreadable' AND created_at < now() - interval '7 days'`)
      .execute();
    return affected ?? 0;
  }

  async listDue(limit: number): Promise<string[]> {
    const rows = await this.dataSource
      .getRepository(LeadPhoto)
      .createQueryBuilder('photo')
      .select('photo.id', 'id')
      .where(`photo.state = 'pending' AND photo.nextAttemptAt <= now()`)
      .orderBy('photo.nextAttemptAt')
      .limit(limit)
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }
}
