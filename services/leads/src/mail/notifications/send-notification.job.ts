import type { Job } from '@sandhill/platform/queue/job.js';

/** Sends one owed mail. */
export const sendNotification: Job<{ notificationId: string }> = {
  queue: 'notifications',
  name: 'send-notification',
  id: ({ notificationId }) => `send-notification-${notificationId}`,
  // The notification's row schedules retries, and the sweep enqueues them when they are due.
  attempts: 1,
};

export const sendNotificationPayloads = (notificationIds: readonly string[]) =>
  notificationIds.map((notificationId) => ({ notificationId }));
