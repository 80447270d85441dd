import type { Job } from '@sandhill/platform/queue/job.js';

export const movePhoto: Job<{ photoId: string }> = {
  queue: 'photos',
  name: 'move-photo',
  id: ({ photoId }) => `move-photo-${photoId}`,
  // The photo's row schedules retries, and the sweep enqueues them when they are due.
  attempts: 1,
};

export const movePhotoPayloads = (photoIds: readonly string[]) => photoIds.map((photoId) => ({ photoId }));
