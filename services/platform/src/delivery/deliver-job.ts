import type { Job } from '../queue/job.js';

/**
 * Returns the job that attempts one delivery. Each channel has its own queue, so that a slow channel does not delay the
 * others.
 */
export const deliverJob = (channel: string): Job<{ deliveryId: string }> => ({
  queue: `${channel}-deliveries`,
  name: `deliver-${channel}`,
  id: ({ deliveryId }) => `deliver-${channel}-${deliveryId}`,
  // The delivery's row schedules retries, and the sweep enqueues them when they are due.
  attempts: 1,
});
