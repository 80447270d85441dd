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

/** How long a set is kept after another took its place: for servers that are still fetching it. */
const kept = `interval '24 hours'`;

/** Each day, a build that is in use gets a set for that day. */
const renderedWithinDays = 30;

const partBytes = 256 * 1024;

/** The sets of every build. */
@Injectable()
export class SiteSetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The set that each build's public servers show. */
  async listCurrent(): Promise<SetFacts[]> {
    return this.dataSource.manager.find(SiteSet, { select: facts, where: { replacedAt: IsNull() } });
  }

  /** Versions by the name of their set; unknown sets are missing. */
  async versionsOf(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sets = await this.dataSource.manager.find(SiteSet, { select: facts, where: { sha256: In(names) } });
    return new Map(sets.map(({ sha256, version }) => [sha256, version]));
  }

  async listNames(): Promise<string[]> {
    const sets = await this.dataSource.manager.find(SiteSet, { select: { sha256: true } });
    return sets.map(({ sha256 }) => sha256);
  }

  /** Makes a set its build's current one. The same bytes as before stay where they are, for another day. */
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

  /** Bytes of a set's tar; undefined if there is no such set. */
  async size(sha256: string): Promise<number | undefined> {
    const found = await this.dataSource.manager.findOneBy(SiteSet, { sha256 });
    return found?.bytes;
  }

  /** A set's tar in parts. @throws if the set is deleted meanwhile */
  async *read(sha256: string, bytes: number): AsyncGenerator<Buffer> {
    for (let number = 0, left = bytes; left > 0; number += 1) {
      const part = await this.dataSource.manager.findOneBy(SiteSetPart, { sha256, number });
      if (!part) throw new Error('the set is gone');
      left -= part.bytes.length;
      yield part.bytes;
    }
  }

  /**
   * Marks the sets of builds that no service renders any more. The newest day counts, not today: when no pages can be rendered,
   * all sets stay.
   */
  async replaceAbandoned(): Promise<void> {
    await this.dataSource.query(
      `UPDATE site_sets SET replaced_at = now()
       WHERE replaced_at IS NULL AND day < (SELECT max(day) FROM site_sets) - ${renderedWithinDays}`,
    );
  }

  /** Deletes the sets that were replaced more than a day ago. @returns whether there were any */
  async deleteOld(): Promise<boolean> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM site_sets WHERE replaced_at < now() - ${kept}`,
    );
    return deleted > 0;
  }
}
