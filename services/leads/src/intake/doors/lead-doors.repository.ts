import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadDoor } from './lead-door.entity.js';

export interface Entry {
  id: string;
  name: string;
  count: number;
  secondsLeft: number;
}

@Injectable()
export class LeadDoorsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts a request to the open door that has the token.
   *
   * @returns undefined if no open door has the token
   */
  async enter(tokenHash: string): Promise<Entry | undefined> {
    // If the minute seems to begin in the future, the clock was set back after it began.
    const isOver = `minute_began_at NOT BETWEEN now() - interval '1 minute' AND now() + interval '1 minute'`;
    const [rows]: [Entry[], number] = await this.dataSource.query(
      `UPDATE lead_doors SET minute_count = CASE WHEN ${isOver} THEN 1 ELSE minute_count + 1 END,
         minute_began_at = CASE WHEN ${isOver} THEN now() ELSE minute_began_at END
       WHERE token_hash = $1 AND is_open
       RETURNING id, name, minute_count AS count,
         ceil(60 - extract(epoch FROM now() - minute_began_at))::integer AS "secondsLeft"`,
      [tokenHash],
    );
    return rows[0];
  }

  /** Counts an accepted lead. Callers must use the transaction that adds the lead. */
  async countAccepted(
    manager: EntityManager,
    id: string,
    { isUsable }: { isUsable: boolean },
  ): Promise<void> {
    await manager.query(
      `UPDATE lead_doors SET accepted_count = accepted_count + 1, unusable_count = unusable_count + $2, last_lead_at = now()
       WHERE id = $1`,
      [id, isUsable ? 0 : 1],
    );
  }

  async countRefused(id: string): Promise<void> {
    await this.dataSource.manager.increment(LeadDoor, { id }, 'refusedCount', 1);
  }
}
