import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class WaitingPhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the total size, in bytes, of all photos that are not in the bucket, including those of forms that are not
   * sent yet. Reads lengths only.
   */
  async sumBytes(): Promise<number> {
    const [row]: Array<{ bytes: string }> = await this.dataSource.query(
      `SELECT coalesce(sum(length), 0) AS bytes FROM (
         SELECT octet_length(bytes) AS length FROM lead_photos WHERE bytes IS NOT NULL
         UNION ALL SELECT octet_length(bytes) FROM handed_photos) AS waiting`,
    );
    return Number(row?.bytes ?? 0);
  }

  async countLeadsWithoutPhotos(): Promise<number> {
    const [row]: Array<{ count: number }> = await this.dataSource.query(
      `SELECT count(*)::integer AS count FROM leads
       WHERE photos_not_kept > 0 AND created_at > now() - interval '1 hour'`,
    );
    return row?.count ?? 0;
  }
}
