import type { Job } from '@sandhill/platform/queue/job.js';

/** Moves one photo from the database to the bucket. */
export const movePhoto: Job<{ photoId: string }> = {
  queue: 'photos',
  name: 'move-photo',
  id: ({ photoId }) => `move-photo-${photoId}`,
  // Retries are kept in the photo's row, and the sweep brings them when they are due.
  attempts: 1,
};

export const moving = (photoIds: readonly string[]) => photoIds.map((photoId) => ({ photoId }));
