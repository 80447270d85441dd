import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Lead } from '../model/lead.entity.js';

/** When the office hears that a visitor added photos (F5). */
@Injectable()
export class PhotoNewsRepository {
  /** The mail about a customer who waits again reports them: the ladder of photos has had its step. */
  async toldByWait(manager: EntityManager, { id, waitingSince }: Lead): Promise<void> {
    await manager.query('UPDATE leads SET photos_added_at = $2 WHERE id = $1', [id, waitingSince]);
    await manager.query(
      `INSERT INTO lead_steps (lead_id, step, ladder, since) VALUES ($1, 1, 'photos', $2) ON CONFLICT DO NOTHING`,
      [id, waitingSince],
    );
  }

  /** The office is told at once, or ten minutes after the last time; what is planned already says these photos too, unless the worker has slept over it. */
  async plan(manager: EntityManager, { id }: Lead, now = new Date()): Promise<void> {
    await manager.query(
      `UPDATE leads SET photos_added_at = greatest($2::timestamptz, photos_added_at + interval '10 minutes')
       WHERE id = $1 AND (photos_added_at IS NULL OR photos_added_at < $2::timestamptz - interval '1 day' OR EXISTS (
         SELECT FROM lead_steps s WHERE s.lead_id = leads.id AND s.ladder = 'photos' AND s.since = leads.photos_added_at))`,
      [id, now],
    );
  }
}
