import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LocksRepository } from '../locks/locks.repository.js';
import type { Progress } from '../rendering/renderer.js';
import { Publication, type PublicationState } from './publication.entity.js';

/** Key of the lock that an instance of the service holds while it publishes a version. */
export const publicationRunLock = 5_160_002;

const nothing = { id: 1 as const, state: 'idle' as const, page: null, done: 0, total: 0 };

/** Minimum time between two progress writes, in milliseconds. Rendering a page takes less. */
const writeEveryMs = 200;

/** Stores the progress of the last publication. Nothing depends on it, so failed writes are ignored. */
@Injectable()
export class PublicationProgress {
  private writing: Promise<void> = Promise.resolve();
  private writtenAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: LocksRepository,
  ) {}

  async read(): Promise<Publication> {
    const found = (await this.dataSource.manager.findOneBy(Publication, { id: 1 })) ?? nothing;
    if (found.state === 'idle' || found.state === 'failed') return found;
    // If no one holds the lock, the publishing process was killed before it recorded the result, so it has failed.
    return (await this.locks.isHeld(publicationRunLock)) ? found : { ...found, state: 'failed' };
  }

  async write(state: PublicationState, pages: Partial<Progress> = {}): Promise<void> {
    const { page, done, total } = pages;
    const row = {
      id: 1,
      state,
      ...(page !== undefined && { page }),
      ...(done !== undefined && { done }),
      ...(total !== undefined && { total }),
    };
    const before = this.writing;
    this.writing = (async () => {
      await before;
      await this.dataSource.manager.upsert(Publication, row as Publication, ['id']).catch(() => undefined);
    })();
    await this.writing;
  }

  async begin(): Promise<void> {
    await this.writing;
    const row = { ...nothing, state: 'rendering' as const };
    await this.dataSource.manager.upsert(Publication, row, ['id']).catch(() => undefined);
  }

  /** Records the last rendered page, at most every 200 ms, and always the final page. */
  onProgress(progress: Progress): void {
    const now = performance.now();
    if (now - this.writtenAt < writeEveryMs && progress.done < progress.total) return;
    this.writtenAt = now;
    void this.write('rendering', progress);
  }
}
