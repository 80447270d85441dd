import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { fixedError } from '@sandhill/platform/errors/domain.error.js';
import { ILike, In, IsNull, Not, Repository } from 'typeorm';
import { BinService } from '../bin/bin.service.js';
import { MediaConfig } from '../media.config.js';
import { Project } from '../projects/project.entity.js';
import { ProjectNotFound } from '../projects/projects.errors.js';
import { sampleKeys, SeedService } from './seed.service.js';

export interface SampleState {
  shown: number;
  /** Whether removed samples can be restored, which is possible only in demo mode. */
  canComeBack: boolean;
}

class NoSamplesInLive extends fixedError(409, 'no_samples_in_live', 'A live site shows no samples.') {}

/** Condition for samples. A sample whose title was changed counts as a real picture, as in the web's `is-sample.ts`. */
const samples = { uploadKey: In(sampleKeys), title: ILike('sample:%') };

@Injectable()
export class SamplePictures {
  constructor(
    private readonly config: MediaConfig,
    private readonly bin: BinService,
    private readonly seed: SeedService,
    @InjectRepository(Project) private readonly projects: Repository<Project>,
  ) {}

  async state(): Promise<SampleState> {
    const shown = await this.projects.countBy({ ...samples, deletedAt: IsNull() });
    return { shown, canComeBack: !this.isLive };
  }

  /** Moves every sample into the bin, even samples that the site uses, because no sample may stay visible. */
  async remove(by: AuditedBy): Promise<void> {
    for (const { id } of await this.projects.findBy({ ...samples, deletedAt: IsNull() }))
      await this.bin.putIn(id, by, {}, { evenIfUsed: true }).catch(unlessGone);
  }

  /**
   * Takes the samples out of the bin, and adds samples that were deleted permanently.
   *
   * @throws NoSamplesInLive
   */
  async bringBack(by: AuditedBy): Promise<void> {
    if (this.isLive) throw new NoSamplesInLive();
    for (const { id } of await this.projects.findBy({ ...samples, deletedAt: Not(IsNull()) }))
      await this.bin.takeOut(id, by, {}).catch(unlessGone);
    const kept = await this.projects.find({
      where: { uploadKey: In(sampleKeys) },
      select: { id: true, uploadKey: true },
    });
    await this.seed.addBack(new Set(kept.map(({ uploadKey }) => uploadKey)));
  }

  private get isLive(): boolean {
    return this.config.SITE_MODE === 'live';
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ProjectNotFound)) throw error;
}
