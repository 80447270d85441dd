import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AlarmCause } from './alarm.entity.js';

@Injectable()
export class AlarmsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reserves an alarm for the caller for a minute. Only one of several workers succeeds. If the alarm is not confirmed
   * within the minute, it can be claimed again. A recorded time that is more than `pauseMinutes` ahead is ignored,
   * because the clock was set back.
   */
  async claim(cause: AlarmCause, pauseMinutes: number): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO alarms AS held (cause, not_before) VALUES ($1, now() + interval '1 minute')
       ON CONFLICT (cause) DO UPDATE SET not_before = excluded.not_before
       WHERE held.not_before <= now() OR held.not_before > now() + ($2 + 1) * interval '1 minute'
       RETURNING cause`,
      [cause, pauseMinutes],
    );
    return rows.length > 0;
  }

  /** Stops reports of the cause for `pauseMinutes`. Call it after the alarm was delivered. */
  async confirm(cause: AlarmCause, pauseMinutes: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE alarms SET not_before = now() + $2 * interval '1 minute' WHERE cause = $1`,
      [cause, pauseMinutes],
    );
  }
}
