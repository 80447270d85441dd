import { useEffect, useRef } from 'react';
import type { StaffChat, StaffChatMessage } from '../../../types/api';
import { watchUse } from '../live/watch-use';

/** A visitor who reads asks every 15 seconds at least; the server notes that every 15, and clocks differ a little. */
const hereMs = 75_000;

/** Until then a visitor who has left may be back in a moment. */
const worthAskingMs = 5 * 60_000;

const askAgainMs = 15_000;

/** Whether the visitor's page is open and asks for answers. */
export const isHere = ({ seenAt }: Pick<StaffChat, 'seenAt'>, now = Date.now()): boolean =>
  now - Date.parse(seenAt) < hereMs;

type Fate = 'read' | 'waiting' | 'owed' | 'sending' | 'sent' | 'failed' | 'held';

/** How an answer reached the visitor, or will. */
export function fateOf({ isRead, mail }: StaffChatMessage): Fate {
  if (isRead) return 'read';
  return mail ?? 'waiting';
}

/**
 * Asks again from time to time while what a conversation says of its visitor may change without a message: they leave, come
 * back, read. Only while somebody looks at the page: an open conversation counts as read.
 */
export function useFreshPresence(chat: Pick<StaffChat, 'seenAt'> | null | undefined, refetch: () => unknown) {
  const seenAt = chat?.seenAt;
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => {
    if (seenAt === undefined) return undefined;
    const usage = watchUse();
    const timer = setInterval(() => {
      if (usage.isSeen() && Date.now() - Date.parse(seenAt) < worthAskingMs) ask.current();
    }, askAgainMs);
    return () => {
      clearInterval(timer);
      usage.stop();
    };
  }, [seenAt]);
}
