import { Inject, Injectable } from '@nestjs/common';
import { ObjectNotFound, type ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { LocksRepository } from '../locks/locks.repository.js';
import { readSet } from './read-set.js';
import { SiteSetsRepository, type SetFacts } from './site-sets.repository.js';

export const SITE_STORE = Symbol('site store');

const copyLock = 5_160_003;
const mostObjects = 10_000;
const tarName = (sha256: string) => `${sha256}.tar`;
const pointerName = (build: string) => `current-${build}`;

/** What `current-<build>` says, and what a public server is told. */
export const pointerTo = ({ sha256, version }: Pick<SetFacts, 'sha256' | 'version'>): string =>
  JSON.stringify({ set: sha256, version });

/**
 * The sets in the object store, from which public servers read while this service is unavailable. The database decides;
 * the copies follow it, so a store that was away or an old one catches up.
 */
@Injectable()
export class SetCopies {
  constructor(
    private readonly locks: LocksRepository,
    private readonly sets: SiteSetsRepository,
    @Inject(SITE_STORE) private readonly store: ObjectStore,
  ) {}

  /** Copies each build's current set; the pointer follows its tar. @throws when the store is unavailable */
  async update(): Promise<void> {
    await this.locks.whileHolding(copyLock, async () => {
      for (const set of await this.sets.listCurrent()) await this.copy(set);
    });
  }

  /** Removes the tars that neither the database nor a pointer names. @throws when the store is unavailable */
  async removeOld(): Promise<void> {
    await this.locks.whileHolding(copyLock, async () => {
      const keys = await this.store.list('', mostObjects);
      const pointers = keys.filter((key) => key.startsWith('current-'));
      const named = await Promise.all(pointers.map(async (key) => this.setNamedBy(key)));
      const kept = new Set([...(await this.sets.listNames()), ...named].map((name) => tarName(name ?? '')));
      for (const key of keys) if (key.endsWith('.tar') && !kept.has(key)) await this.store.remove(key);
    });
  }

  private async copy(set: SetFacts): Promise<void> {
    const pointer = pointerName(set.build);
    if ((await this.setNamedBy(pointer)) === set.sha256) return;
    await this.store.put(tarName(set.sha256), await this.tarOf(set.sha256), {
      contentType: 'application/x-tar',
    });
    await this.store.put(pointer, Buffer.from(pointerTo(set)), {
      contentType: 'application/json',
      cacheControl: 'no-cache',
    });
  }

  private async tarOf(sha256: string): Promise<Buffer> {
    const bytes = (await this.sets.size(sha256)) ?? 0;
    const parts: Buffer[] = [];
    for await (const part of readSet(this.sets, sha256, bytes)) parts.push(part);
    return Buffer.concat(parts);
  }

  private async setNamedBy(pointer: string): Promise<string | undefined> {
    try {
      const { set } = JSON.parse((await this.store.get(pointer)).toString()) as { set?: string };
      return set;
    } catch (error) {
      if (error instanceof ObjectNotFound || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}
