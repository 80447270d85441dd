import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { PhotoHandoversRepository } from './photo-handovers.repository.js';

/** Erases hand-overs after their 30 minutes. */
@Injectable()
export class PhotoHandoversSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({
    name: 'photo-handovers-sweep',
    everyMs: 30_000,
    run: () => this.run(),
  });

  constructor(private readonly handovers: PhotoHandoversRepository) {
    super();
  }

  async run(): Promise<void> {
    await this.handovers.purge();
  }
}
