import type { Job } from '@sandhill/platform/queue/job.js';

export interface MakeRenditions {
  imageKey: string;
}

/** The job that makes the slow formats and large sizes of a stored picture. */
export const makeRenditions: Job<MakeRenditions> = {
  queue: 'renditions',
  name: 'make-renditions',
  id: ({ imageKey }) => `make-renditions-${imageKey}`,
  attempts: 5,
  backoffMs: 2000,
};
