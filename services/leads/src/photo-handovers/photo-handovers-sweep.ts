import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { PhotoHandoversRepository } from './photo-handovers.repository.js';

@Injectable()
export class PhotoHandoversSweep extends PeriodicWork {
  constructor(private readonly handovers: PhotoHandoversRepository) {
    super({ name: 'photo-handovers-sweep', everyMs: 30_000 });
  }

  async run(): Promise<void> {
    await this.handovers.purge();
  }
}
