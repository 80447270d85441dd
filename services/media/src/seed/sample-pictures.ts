import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import { ILike, In, IsNull, Not, Repository } from 'typeorm';
import { BinService } from '../bin/bin.service.js';
import { MediaConfig } from '../media.config.js';
import { Project } from '../projects/project.entity.js';
import { ProjectNotFound } from '../projects/projects.errors.js';
import { sampleKeys, SeedService } from './seed.service.js';

export interface SampleState {
  /** Samples that visitors see. */
  shown: number;
  /** They can be brought back: the site is a demonstration. */
  canComeBack: boolean;
}

/** 409: samples are for demonstrations. */
class NoSamplesInLive extends DomainError {
  constructor() {
    super(409, 'no_samples_in_live', 'A live site shows no samples.');
  }
}

/** The pictures of the seed. One that has another title is a picture of work, as in the web's `is-sample.ts`. */
const samples = { uploadKey: In(sampleKeys), title: ILike('sample:%') };

/** Takes all samples away at once, and brings them back in a demonstration (O5). */
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

  /** Puts every sample into the bin, those too that the site was made to show: nothing of a sample is to stay. */
  async remove(by: AuditedBy): Promise<void> {
    for (const { id } of await this.projects.findBy({ ...samples, deletedAt: IsNull() }))
      await this.bin.putIn(id, by, {}, { evenIfUsed: true }).catch(unlessGone);
  }

  /** Takes the samples out of the bin, and adds those that are gone for good. @throws NoSamplesInLive */
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

/** Somebody else was quicker. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ProjectNotFound)) throw error;
}
