import { useEffect, useRef } from 'react';
import type { StaffChat, StaffChatMessage } from '../../../types/api';
import { trackActivity } from '../live/track-activity';

/**
 * How long after the last poll a visitor counts as present, in milliseconds. An open page polls at least every 15
 * seconds, the server saves the time of a poll up to 15 seconds late, and clocks differ slightly.
 */
const hereMs = 75_000;

/**
 * Time after a visitor's last poll during which their presence is still refreshed, in milliseconds. The visitor may
 * return soon.
 */
const worthAskingMs = 5 * 60_000;

const askAgainMs = 15_000;

/** Returns whether the visitor's page is open, which means that it still polls for answers. */
export const isHere = ({ seenAt }: Pick<StaffChat, 'seenAt'>, now = Date.now()): boolean =>
  now - Date.parse(seenAt) < hereMs;

type Fate = 'read' | 'waiting' | 'owed' | 'sending' | 'sent' | 'failed' | 'held';

export function deliveryStateOf({ isRead, mail }: StaffChatMessage): Fate {
  if (isRead) return 'read';
  return mail ?? 'waiting';
}

/**
 * Refetches one or more conversations while a visitor's presence may change without a new message: visitors may leave,
 * return or read messages. Refetches only while the page is visible and in use, because fetching a conversation marks
 * it as read.
 */
export function useFreshPresence(chat: Pick<StaffChat, 'seenAt'> | null | undefined, refetch: () => unknown) {
  const seenAt = chat?.seenAt;
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => {
    if (seenAt === undefined) return undefined;
    const usage = trackActivity();
    const timer = setInterval(() => {
      if (usage.isSeen() && Date.now() - Date.parse(seenAt) < worthAskingMs) ask.current();
    }, askAgainMs);
    return () => {
      clearInterval(timer);
      usage.stop();
    };
  }, [seenAt]);
}
