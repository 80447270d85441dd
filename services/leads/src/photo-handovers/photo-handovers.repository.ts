import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import type { HashedBudget } from '@sandhill/platform/http/hashed-budgets.js';
import { BatchLoader } from '@sandhill/platform/process/batch-loader.js';
import { DataSource } from 'typeorm';
import { photoLimits } from '../photos/photo-limits.js';
import { HandedPhoto } from './handed-photo.entity.js';
import { PhotoHandover } from './photo-handover.entity.js';

interface OpenHandover {
  isOpened: boolean;
  endsAt: Date;
  photoIds: string[];
}

const lifetime = `interval '30 minutes'`;
const isOpen = `created_at > now() - ${lifetime}`;

/** Stores hand-overs and their photos. A hand-over older than 30 minutes counts as ended. */
@Injectable()
export class PhotoHandoversRepository {
  private readonly loader = new BatchLoader<OpenHandover>({
    read: (hashes) => this.readAll(hashes),
    everyMs: 250,
    atOnce: 1_000,
    mayWait: 10_000,
  });

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds a hand-over.
   *
   * @returns false if the limit of the IP address or of one of its networks is reached
   */
  async add(hashes: { deskHash: string; linkHash: string }, budgets: HashedBudget[]): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      for (const { keyHash, max } of budgets) {
        await lockUntilCommit(manager, `photo handover ${keyHash.toString('hex')}`);
        const [row]: Array<{ count: number }> = await manager.query(
          `SELECT count(*)::integer AS count FROM photo_handovers WHERE ${isOpen} AND $1 = ANY (address_hashes)`,
          [keyHash],
        );
        if ((row?.count ?? 0) >= max) return false;
      }
      const addressHashes = budgets.map(({ keyHash }) => keyHash);
      await manager.insert(PhotoHandover, { ...hashes, addressHashes });
      return true;
    });
  }

  /**
   * Reads a hand-over. Calls are batched: at most four statements a second, however many forms poll.
   *
   * @throws Busy
   */
  async read(deskHash: string): Promise<OpenHandover | undefined> {
    return this.loader.load(deskHash);
  }

  async readPhoto(deskHash: string, id: string): Promise<Buffer | undefined> {
    const [row]: Array<{ bytes: Buffer }> = await this.dataSource.query(
      `SELECT p.bytes FROM handed_photos p JOIN photo_handovers h ON h.id = p.handover_id
       WHERE h.desk_hash = $1 AND h.${isOpen} AND p.id = $2::uuid`,
      [deskHash, id],
    );
    return row?.bytes;
  }

  /** Lets the phone with this key send photos. The same phone may open the link again. */
  async open(linkHash: string, phoneHash: string): Promise<'opened' | 'taken' | 'ended'> {
    const [rows]: [unknown[], number] = await this.dataSource.query(
      `UPDATE photo_handovers SET phone_hash = $2
       WHERE link_hash = $1 AND ${isOpen} AND (phone_hash IS NULL OR phone_hash = $2) RETURNING id`,
      [linkHash, phoneHash],
    );
    if (rows.length > 0) return 'opened';
    const taken: unknown[] = await this.dataSource.query(
      `SELECT FROM photo_handovers WHERE link_hash = $1 AND ${isOpen}`,
      [linkHash],
    );
    return taken.length > 0 ? 'taken' : 'ended';
  }

  /**
   * Checks, before a photo is decoded, whether the photo may be added: `taken` if it was sent before, `none` after ten
   * photos, otherwise `free`.
   */
  async placeFor(linkHash: string, contentHash: string): Promise<'free' | 'taken' | 'none'> {
    const rows: Array<{ contentHash: string }> = await this.dataSource.query(
      `SELECT p.content_hash AS "contentHash" FROM handed_photos p JOIN photo_handovers h ON h.id = p.handover_id
       WHERE h.link_hash = $1`,
      [linkHash],
    );
    if (rows.some((row) => row.contentHash === contentHash)) return 'taken';
    return rows.length < photoLimits.count ? 'free' : 'none';
  }

  /** Adds a photo. The same photo is stored only once. */
  async addPhoto(
    linkHash: string,
    phoneHash: string,
    photo: Pick<HandedPhoto, 'contentHash' | 'bytes'>,
  ): Promise<'added' | 'ended' | 'full'> {
    return this.dataSource.transaction(async (manager) => {
      const [handover]: Array<{ id: string }> = await manager.query(
        `SELECT id FROM photo_handovers WHERE link_hash = $1 AND phone_hash = $2 AND ${isOpen} FOR UPDATE`,
        [linkHash, phoneHash],
      );
      if (!handover) return 'ended';
      const handoverId = handover.id;
      if (await manager.existsBy(HandedPhoto, { handoverId, contentHash: photo.contentHash })) return 'added';
      if ((await manager.countBy(HandedPhoto, { handoverId })) >= photoLimits.count) return 'full';
      await manager.insert(HandedPhoto, { handoverId, ...photo });
      return 'added';
    });
  }

  async end(deskHash: string): Promise<void> {
    await this.dataSource.manager.delete(PhotoHandover, { deskHash });
  }

  async purge(): Promise<number> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(PhotoHandover)
      .where(`created_at <= now() - ${lifetime}`)
      .execute();
    return affected ?? 0;
  }

  private async readAll(hashes: readonly string[]): Promise<ReadonlyMap<string, OpenHandover>> {
    const rows: Array<OpenHandover & { deskHash: string }> = await this.dataSource.query(
      `SELECT desk_hash AS "deskHash", phone_hash IS NOT NULL AS "isOpened", created_at + ${lifetime} AS "endsAt",
              ARRAY(SELECT p.id FROM handed_photos p WHERE p.handover_id = h.id ORDER BY p.id) AS "photoIds"
       FROM photo_handovers h WHERE desk_hash = ANY ($1) AND ${isOpen}`,
      [hashes],
    );
    return new Map(rows.map((row) => [row.deskHash, row]));
  }
}
