import type { TestLead } from '../../types/api';

/**
 * Returns whether the mail of a test lead is being sent, so that its state will change soon. Two minutes after the
 * lead's arrival, the mail no longer counts: endless polling would keep the session alive forever.
 */
export const isUnderWay = (
  { mailedAt, isSpam, receivedAt }: Pick<TestLead, 'mailedAt' | 'isSpam' | 'receivedAt'>,
  now = Date.now(),
): boolean => mailedAt === null && !isSpam && now - Date.parse(receivedAt) < 2 * 60_000;
