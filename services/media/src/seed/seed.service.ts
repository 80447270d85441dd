import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { LargeText } from '@sandhill/platform/json/large-text.js';
import { Repository } from 'typeorm';
import { MediaConfig } from '../media.config.js';
import { ProjectsService } from '../projects/projects.service.js';
import { storedKey } from '../projects/upload-attempt.js';
import { AppliedSeed } from './applied-seed.entity.js';
import { samples, type Sample } from './samples.js';

/** Folder of the samples' files, beside `src` and `dist`. */
const folder = join(import.meta.dirname, '../../seed');

const keyOf = ({ file }: Pick<Sample, 'file'>) => `seed ${file}`;

export const sampleKeys = samples.map((sample) => storedKey(keyOf(sample)));

@Injectable()
export class SeedService {
  constructor(
    private readonly config: MediaConfig,
    private readonly projects: ProjectsService,
    @InjectRepository(AppliedSeed) private readonly applied: Repository<AppliedSeed>,
  ) {}

  /**
   * Adds the samples that were never added to this gallery. Adds none on a live site.
   *
   * @returns the number of added samples
   */
  async addMissing(): Promise<number> {
    if (this.config.SITE_MODE === 'live') return 0;
    let added = 0;
    for (const sample of samples) {
      if (await this.applied.existsBy({ name: sample.file })) continue;
      await this.add(sample);
      if (await this.note(sample.file)) added += 1;
    }
    return added;
  }

  /** Adds the samples that the gallery no longer has. `kept` has the upload keys of those that it still has. */
  async addBack(kept: ReadonlySet<string | null>): Promise<void> {
    for (const sample of samples) {
      if (kept.has(storedKey(keyOf(sample)))) continue;
      await this.add(sample);
      await this.note(sample.file);
    }
  }

  /**
   * Stores that a sample has been added. If the process ends before this, the next process uploads the sample again,
   * but the upload key prevents a duplicate.
   */
  private async note(name: string): Promise<boolean> {
    const result = await this.applied
      .createQueryBuilder()
      .insert()
      .values({ name })
      .orIgnore()
      .returning('name')
      .execute();
    return (result.raw as unknown[]).length > 0;
  }

  /**
   * Adds a sample. If two processes add it at the same time, only one project results, because the upload key is
   * unique.
   */
  private async add(sample: Sample): Promise<void> {
    const { file, ...fields } = sample;
    const bytes = await readFile(join(folder, file));
    const imageUrl = LargeText.from(`data:image/any;base64,${bytes.toString('base64')}`);
    await this.projects.create({ ...fields, imageUrl }, bySystem, { key: keyOf(sample) });
  }
}
