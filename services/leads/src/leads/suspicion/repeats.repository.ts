import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { linksIn, mostRepeats } from './suspicion.js';

const sameWords = (table: string) => `
  SELECT lower(email) AS sender FROM ${table}
  WHERE created_at > now() - interval '1 hour' AND lower(message) = lower($1) AND lower(email) <> lower($2)`;

/** Messages that several senders sent. */
@Injectable()
export class RepeatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * How many other addresses sent the same words within the last hour, up to as many as count. Words without a link
   * are not looked for: neighbours copy each other's letters, and their number alone marks no one.
   */
  async count({ email, message }: { email: string; message: string }): Promise<number> {
    if (linksIn(message) === 0) return 0;
    const [row]: Array<{ repeats: number }> = await this.dataSource.query(
      `SELECT least(count(*), $3)::int AS repeats FROM (${sameWords('quotes')} UNION ${sameWords('contacts')}) senders`,
      [message, email, mostRepeats],
    );
    return row?.repeats ?? 0;
  }
}
