import { Injectable } from '@nestjs/common';
import type { VersionWithoutGuide } from './site-version.entity.js';
import { decodeCursor, encodeCursor } from './version-cursor.js';
import { VersionNotFound } from './versions.errors.js';
import type { VersionsQuery } from './versions.query.js';
import { VersionsRepository, type VersionFacts } from './versions.repository.js';

export interface VersionsPage {
  versions: VersionFacts[];
  currentId: number;
  nextCursor: string | null;
}

@Injectable()
export class VersionsService {
  constructor(private readonly repository: VersionsRepository) {}

  /** Returns a page of versions, newest first. @throws InvalidCursor */
  async list({ limit, cursor }: VersionsQuery): Promise<VersionsPage> {
    const before = cursor === undefined ? undefined : decodeCursor(cursor);
    const found = await this.repository.list({ before, limit: limit + 1 });
    const versions = found.slice(0, limit);
    const last = versions.at(-1);
    const nextCursor = found.length > versions.length && last ? encodeCursor(last.id) : null;
    return { versions, currentId: await this.repository.currentId(), nextCursor };
  }

  /**
   * Returns a version.
   *
   * @param id a number, or `current`
   * @throws VersionNotFound
   */
  async get(id: string): Promise<{ version: VersionWithoutGuide; currentId: number }> {
    const currentId = await this.repository.currentId();
    const wanted = id === 'current' ? currentId : Number(/^[1-9]\d{0,8}$/.test(id) ? id : 0);
    const version = await this.repository.find(wanted);
    if (!version) throw new VersionNotFound();
    return { version, currentId };
  }
}
