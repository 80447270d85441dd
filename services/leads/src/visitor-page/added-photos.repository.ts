import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Lead } from '../model/lead.entity.js';

@Injectable()
export class AddedPhotosRepository {
  /**
   * Records the escalation step for added photos as taken, so that the photos are not reported twice: the mail that
   * reports that the customer waits again already mentions them.
   */
  async markReportedByWait(manager: EntityManager, { id, waitingSince }: Lead): Promise<void> {
    await manager.query('UPDATE leads SET photos_added_at = $2 WHERE id = $1', [id, waitingSince]);
    await manager.query(
      `INSERT INTO lead_steps (lead_id, step, ladder, since) VALUES ($1, 1, 'photos', $2) ON CONFLICT DO NOTHING`,
      [id, waitingSince],
    );
  }

  /**
   * Plans the report of added photos: immediately, or ten minutes after the last report. A report that is already
   * planned will include the photos. A planned report that is more than a day late, because the worker was down, is
   * planned again.
   */
  async plan(manager: EntityManager, { id }: Lead, now = new Date()): Promise<void> {
    await manager.query(
      `UPDATE leads SET photos_added_at = greatest($2::timestamptz, photos_added_at + interval '10 minutes')
       WHERE id = $1 AND (photos_added_at IS NULL OR photos_added_at < $2::timestamptz - interval '1 day' OR EXISTS (
         SELECT FROM lead_steps s WHERE s.lead_id = leads.id AND s.ladder = 'photos' AND s.since = leads.photos_added_at))`,
      [id, now],
    );
  }
}
