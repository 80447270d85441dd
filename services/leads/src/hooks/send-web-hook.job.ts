import type { Job } from '@sandhill/platform/queue/job.js';

/** Tells a web hook about one event. */
export const sendWebHook: Job<{ deliveryId: string }> = {
  queue: 'web-hooks',
  name: 'send-web-hook',
  id: ({ deliveryId }) => `send-web-hook-${deliveryId}`,
  // The delivery's row schedules retries, and the sweep enqueues them when they are due.
  attempts: 1,
};

export const sendWebHookPayloads = (deliveryIds: readonly string[]) =>
  deliveryIds.map((deliveryId) => ({ deliveryId }));
