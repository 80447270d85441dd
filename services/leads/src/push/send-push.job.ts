import type { Job } from '@sandhill/platform/queue/job.js';

/** Sends one message to one device. */
export const sendPush: Job<{ pushId: string }> = {
  queue: 'pushes',
  name: 'send-push',
  id: ({ pushId }) => `send-push-${pushId}`,
  // The message's row schedules retries, and the sweep enqueues them when they are due.
  attempts: 1,
};

export const sendPushPayloads = (pushIds: readonly string[]) => pushIds.map((pushId) => ({ pushId }));
