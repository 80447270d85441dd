import type { Job } from '@sandhill/platform/queue/job.js';

export const movePhoto: Job<{ photoId: string }> = {
  queue: 'photos',
  name: 'move-photo',
  id: ({ photoId }) => `move-photo-${photoId}`,
  // The queue does not retry: the photo's row has the time of the next attempt, and the sweep enqueues it when it is
  // due.
  attempts: 1,
};

export const movePhotoPayloads = (photoIds: readonly string[]) => photoIds.map((photoId) => ({ photoId }));
