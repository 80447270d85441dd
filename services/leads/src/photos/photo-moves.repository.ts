import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QuotePhoto } from './quote-photo.entity.js';

/** A pending photo that this worker may try to move. */
export interface ClaimedPhoto {
  id: string;
  bytes: Buffer;
  /** How many tries before this one ended in the death of a worker. */
  diedOf: number;
}

export interface StoredPhoto {
  storageKey: string;
  width: number;
  height: number;
}

/** Where photos are on their way to the bucket; each change is a conditional update. */
@Injectable()
export class PhotoMovesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes a pending photo that is due. The claim is the time before which nobody else tries: it grows with the
   * attempts, from 15 s to 5 min, and so is the pause after a failure or a crash, too.
   */
  async claim(id: string): Promise<ClaimedPhoto | undefined> {
    const [rows]: [ClaimedPhoto[], number] = await this.dataSource.query(
      `UPDATE quote_photos
       SET attempts = attempts + 1, unanswered_attempts = unanswered_attempts + 1,
           next_attempt_at = now() + least(15 * 2 ^ least(attempts, 10), 300) * interval '1 second'
       WHERE id = $1 AND state = 'pending' AND next_attempt_at <= now()
       RETURNING id, bytes, unanswered_attempts - 1 AS "diedOf"`,
      [id],
    );
    return rows[0];
  }

  /** The copy in the bucket is confirmed: the bytes go. @returns false when the photo was erased meanwhile */
  async markStored(id: string, { storageKey, width, height }: StoredPhoto): Promise<boolean> {
    await this.dataSource.getRepository(QuotePhoto).update(
      { id, state: 'pending' },
      {
        state: 'stored',
        storageKey,
        width,
        height,
        type: 'image/jpeg',
        bytes: null,
        unansweredAttempts: 0,
      },
    );
    return this.dataSource.getRepository(QuotePhoto).existsBy({ id });
  }

  /** The try failed and the worker lives: it was not the picture that ended it. */
  async markAnswered(id: string): Promise<void> {
    await this.dataSource
      .getRepository(QuotePhoto)
      .update({ id, state: 'pending' }, { unansweredAttempts: 0 });
  }

  /** Its bytes stay for 7 days, for whoever runs the site; then {@link eraseUnreadable} takes them. */
  async markUnreadable(id: string): Promise<void> {
    await this.dataSource.getRepository(QuotePhoto).update({ id, state: 'pending' }, { state: 'unreadable' });
  }

  /** @returns how many photos lost their bytes, 7 days after they came and could not be decoded */
  async eraseUnreadable(): Promise<number> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(QuotePhoto)
      .set({ bytes: null })
      .where(`bytes IS NOT NULL AND state = 'unreadable' AND created_at < now() - interval '7 days'`)
      .execute();
    return affected ?? 0;
  }

  /** What may be tried now, the longest waiting first. */
  async listDue(limit: number): Promise<string[]> {
    const rows = await this.dataSource
      .getRepository(QuotePhoto)
      .createQueryBuilder('photo')
      .select('photo.id', 'id')
      .where(`photo.state = 'pending' AND photo.nextAttemptAt <= now()`)
      .orderBy('photo.nextAttemptAt')
      .limit(limit)
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }
}
