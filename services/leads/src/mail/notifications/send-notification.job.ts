import type { Job } from '@sandhill/platform/queue/job.js';

/** Sends one mail that is owed. */
export const sendNotification: Job<{ notificationId: string }> = {
  queue: 'notifications',
  name: 'send-notification',
  id: ({ notificationId }) => `send-notification-${notificationId}`,
  // Retries are kept in the notification's row, and the sweep brings them when they are due.
  attempts: 1,
};

export const sending = (notificationIds: readonly string[]) =>
  notificationIds.map((notificationId) => ({ notificationId }));
