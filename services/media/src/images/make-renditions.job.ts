import type { Job } from '@sandhill/platform/queue/job.js';

export interface MakeRenditions {
  imageKey: string;
}

export const makeRenditions: Job<MakeRenditions> = {
  queue: 'renditions',
  name: 'make-renditions',
  id: ({ imageKey }) => `make-renditions-${imageKey}`,
  attempts: 5,
  backoffMs: 2000,
};
