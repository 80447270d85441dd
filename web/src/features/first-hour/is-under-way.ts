import type { TestLead } from '../../types/api';

/**
 * Returns whether the mail of a test lead is being sent, so that polling is worthwhile. Always false two minutes after
 * the lead's arrival, because endless polling would keep the session alive.
 */
export const isUnderWay = (
  { mailedAt, isSpam, receivedAt }: Pick<TestLead, 'mailedAt' | 'isSpam' | 'receivedAt'>,
  now = Date.now(),
): boolean => mailedAt === null && !isSpam && now - Date.parse(receivedAt) < 2 * 60_000;
