import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import type { NewSet } from './new-set.js';
import { SiteSetPart } from './site-set-part.entity.js';
import { SiteSet } from './site-set.entity.js';

/** A set without its bytes. */
export type SetFacts = Pick<SiteSet, 'sha256' | 'build' | 'version' | 'day' | 'stories' | 'madeAt' | 'bytes'>;

const facts = {
  sha256: true,
  build: true,
  version: true,
  day: true,
  stories: true,
  madeAt: true,
  bytes: true,
} as const;

/** How long a replaced set is kept for servers that are still fetching it. */
const kept = `interval '24 hours'`;

/** Days after which a build without a new set counts as abandoned. A build in use gets a new set each day. */
const renderedWithinDays = 30;

const partBytes = 256 * 1024;

@Injectable()
export class SiteSetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async listCurrent(): Promise<SetFacts[]> {
    return this.dataSource.manager.find(SiteSet, { select: facts, where: { replacedAt: IsNull() } });
  }

  /** Returns the versions by the hash of the set. Unknown hashes are left out. */
  async versionsOf(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sets = await this.dataSource.manager.find(SiteSet, { select: facts, where: { sha256: In(names) } });
    return new Map(sets.map(({ sha256, version }) => [sha256, version]));
  }

  async listNames(): Promise<string[]> {
    const sets = await this.dataSource.manager.find(SiteSet, { select: { sha256: true } });
    return sets.map(({ sha256 }) => sha256);
  }

  /** Makes a set the current one of its build. If its tar is already stored, only its row is updated. */
  async makeCurrent(manager: EntityManager, set: NewSet, day: string): Promise<void> {
    const { sha256, build, version, stories, bytes, setFile } = set;
    await manager.query(
      `UPDATE site_sets SET replaced_at = now() WHERE build = $1 AND sha256 <> $2 AND replaced_at IS NULL`,
      [build, sha256],
    );
    const [row] = await manager.query<Array<{ isNew: boolean }>>(
      `INSERT INTO site_sets (sha256, build, version, day, bytes, stories) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (sha256) DO UPDATE SET day = excluded.day, stories = excluded.stories, replaced_at = NULL,
         made_at = CASE WHEN site_sets.replaced_at IS NULL THEN site_sets.made_at ELSE now() END
       RETURNING xmax = 0 AS "isNew"`,
      [sha256, build, version, day, bytes, stories],
    );
    if (!row?.isNew) return;
    let number = 0;
    for await (const part of createReadStream(setFile, { highWaterMark: partBytes })) {
      await manager.insert(SiteSetPart, { sha256, number, bytes: part as Buffer });
      number += 1;
    }
  }

  /** Returns the size of a set's tar in bytes; undefined if there is no such set. */
  async size(sha256: string): Promise<number | undefined> {
    const found = await this.dataSource.manager.findOneBy(SiteSet, { sha256 });
    return found?.bytes;
  }

  /** Reads a set's tar in parts. @throws if the set is deleted in the meantime */
  async *read(sha256: string, bytes: number): AsyncGenerator<Buffer> {
    for (let number = 0, left = bytes; left > 0; number += 1) {
      const part = await this.dataSource.manager.findOneBy(SiteSetPart, { sha256, number });
      if (!part) throw new Error('the set is gone');
      left -= part.bytes.length;
      yield part.bytes;
    }
  }

  /**
   * Marks the current sets of abandoned builds as replaced. Age is counted from the newest set, not from today, so that
   * all sets stay while rendering fails.
   */
  async replaceAbandoned(): Promise<void> {
    await this.dataSource.query(
      `UPDATE site_sets SET replaced_at = now()
       WHERE replaced_at IS NULL AND day < (SELECT max(day) FROM site_sets) - ${renderedWithinDays}`,
    );
  }

  /** Deletes sets that were replaced more than 24 hours ago. @returns whether there were any */
  async deleteOld(): Promise<boolean> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM site_sets WHERE replaced_at < now() - ${kept}`,
    );
    return deleted > 0;
  }
}
