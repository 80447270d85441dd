import type { Job } from '../queue/job.js';

/** Attempts one delivery. Each channel has a queue of its own, so that a slow one keeps no other waiting. */
export const deliverJob = (channel: string): Job<{ deliveryId: string }> => ({
  queue: `${channel}-deliveries`,
  name: `deliver-${channel}`,
  id: ({ deliveryId }) => `deliver-${channel}-${deliveryId}`,
  // The delivery's row schedules retries, and the sweep enqueues them when they are due.
  attempts: 1,
});
