import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countLinks, maxRepeats } from './suspicion.js';

@Injectable()
export class RepeatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts other email addresses that sent the same message within the last hour, up to {@link maxRepeats}. Returns 0
   * for a message without a link: neighbors copy each other's letters, and repeats alone do not make spam.
   */
  async count({ email, message }: { email: string; message: string }): Promise<number> {
    if (countLinks(message) === 0) return 0;
    const [row]: Array<{ repeats: number }> = await this.dataSource.query(
      `SELECT least(count(DISTINCT lower(email)), $3)::int AS repeats FROM leads
       WHERE created_at > now() - interval '1 hour' AND lower(message) = lower($1) AND lower(email) <> lower($2)`,
      [message, email, maxRepeats],
    );
    return row?.repeats ?? 0;
  }
}
