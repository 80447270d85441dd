import { Injectable } from '@nestjs/common';
import type { JobHandler } from '@sandhill/platform/queue/job.js';
import { ImagesService } from './images.service.js';
import { makeRenditions, type MakeRenditions } from './make-renditions.job.js';

@Injectable()
export class MakeRenditionsProcessor implements JobHandler<MakeRenditions> {
  readonly job = makeRenditions;

  constructor(private readonly images: ImagesService) {}

  async handle({ imageKey }: MakeRenditions): Promise<void> {
    await this.images.completeRenditions(imageKey);
  }
}
