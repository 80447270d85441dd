import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { LargeText } from '@sandhill/platform/json/large-text.js';
import { Repository } from 'typeorm';
import { ProjectsService } from '../projects/projects.service.js';
import { AppliedSeed } from './applied-seed.entity.js';
import { samples, type Sample } from './samples.js';

/** Beside `src` and `dist`. */
const folder = join(import.meta.dirname, '../../seed');

/** Adds the samples that were never added here, each once. */
@Injectable()
export class SeedService {
  constructor(
    private readonly projects: ProjectsService,
    @InjectRepository(AppliedSeed) private readonly applied: Repository<AppliedSeed>,
  ) {}

  /** How many were added now. */
  async addMissing(): Promise<number> {
    let added = 0;
    for (const sample of samples) {
      if (await this.applied.existsBy({ name: sample.file })) continue;
      await this.add(sample);
      if (await this.note(sample.file)) added += 1;
    }
    return added;
  }

  /** Noted after it was added: a process that dies between the two adds it again, which its key makes the same one. */
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

  /** Two copies that start at once add one: the key is one's alone. */
  private async add({ file, ...fields }: Sample): Promise<void> {
    const bytes = await readFile(join(folder, file));
    const imageUrl = LargeText.from(`data:image/any;base64,${bytes.toString('base64')}`);
    await this.projects.create({ ...fields, imageUrl }, bySystem, `seed ${file}`);
  }
}
