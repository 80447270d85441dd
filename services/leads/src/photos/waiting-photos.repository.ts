import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What photos take up in PostgreSQL, and those for which there was no room. */
@Injectable()
export class WaitingPhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Bytes of all photos that are not in the bucket; their lengths are read, not they. */
  async sumBytes(): Promise<number> {
    const [row]: Array<{ bytes: string }> = await this.dataSource.query(
      'SELECT coalesce(sum(octet_length(bytes)), 0) AS bytes FROM quote_photos WHERE bytes IS NOT NULL',
    );
    return Number(row?.bytes ?? 0);
  }

  /** Quotes of the last hour whose photos were not kept. */
  async countQuotesWithoutThem(): Promise<number> {
    const [row]: Array<{ count: number }> = await this.dataSource.query(
      `SELECT count(*)::integer AS count FROM quotes
       WHERE photos_not_kept > 0 AND created_at > now() - interval '1 hour'`,
    );
    return row?.count ?? 0;
  }
}
