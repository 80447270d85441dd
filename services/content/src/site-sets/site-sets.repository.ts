import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import type { NewSet } from './set-maker.js';
import { SiteSet } from './site-set.entity.js';

/** A set without its bytes. */
export type SetFacts = Pick<SiteSet, 'sha256' | 'build' | 'version' | 'day' | 'madeAt'>;

const facts = { sha256: true, build: true, version: true, day: true, madeAt: true } as const;

/** How long a set is kept after another took its place: for servers that are still fetching it. */
const kept = `interval '24 hours'`;

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
  async makeCurrent(
    manager: EntityManager,
    { sha256, build, version, tar }: NewSet,
    day: string,
  ): Promise<void> {
    await manager.query(
      `UPDATE site_sets SET replaced_at = now() WHERE build = $1 AND sha256 <> $2 AND replaced_at IS NULL`,
      [build, sha256],
    );
    await manager.query(
      `INSERT INTO site_sets (sha256, build, version, day, tar) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (sha256) DO UPDATE SET day = excluded.day, replaced_at = NULL,
         made_at = CASE WHEN site_sets.replaced_at IS NULL THEN site_sets.made_at ELSE now() END`,
      [sha256, build, version, day, tar],
    );
  }

  /** Bytes of a set's tar; undefined if there is no such set. */
  async size(sha256: string): Promise<number | undefined> {
    const [row] = await this.dataSource.query<Array<{ bytes: number }>>(
      'SELECT length(tar) AS bytes FROM site_sets WHERE sha256 = $1',
      [sha256],
    );
    return row?.bytes;
  }

  /** A part of a set's tar; empty behind its end. */
  async readPart(sha256: string, from: number, length: number): Promise<Buffer> {
    const [row] = await this.dataSource.query<Array<{ part: Buffer }>>(
      'SELECT substring(tar FROM $2::integer FOR $3::integer) AS part FROM site_sets WHERE sha256 = $1',
      [sha256, from + 1, length],
    );
    return row?.part ?? Buffer.alloc(0);
  }

  /** Deletes the sets that were replaced more than a day ago. */
  async deleteOld(): Promise<void> {
    await this.dataSource.query(`DELETE FROM site_sets WHERE replaced_at < now() - ${kept}`);
  }
}
