import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../lib/api';
import type { AppDispatch } from '../../../lib/root-reducer';
import { hasSound, playSound } from '../lead-sound';
import { hearOfLeads, type LeadNews } from './lead-news';
import { leadArrived, newsSeen } from './news-slice';

/** News of one moment are one question to the server. */
const gatherMs = 300;
const pollMs = 30_000;
/** Without a sign of a user the poll rests: it would keep the session alive for ever. */
const idleMs = 15 * 60_000;

const refresh = (ids: Iterable<string>) =>
  api.util.invalidateTags([
    { type: 'Lead', id: 'LIST' },
    ...[...ids].map((id) => ({ type: 'Lead' as const, id })),
  ]);

/** Gathers what came in, and asks for it when somebody can see it. */
function refresher(dispatch: AppDispatch) {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (changed.size === 0 || document.hidden) return;
    dispatch(refresh(changed));
    changed.clear();
  };
  return {
    add: (id: string) => {
      changed.add(id);
      timer ??= setTimeout(flush, gatherMs);
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}

/** Asks from time to time while news do not come by themselves. */
function poller(dispatch: AppDispatch) {
  let isConnected = false;
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
  };
  const timer = setInterval(() => {
    const isSeen = !document.hidden && Date.now() - touchedAt < idleMs;
    if (!isConnected && isSeen) dispatch(refresh([]));
  }, pollMs);
  document.addEventListener('pointerdown', touch);
  document.addEventListener('keydown', touch);
  return {
    connected: (is: boolean) => {
      isConnected = is;
    },
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', touch);
      document.removeEventListener('keydown', touch);
    },
  };
}

/** Keeps the leads on every open page as they are, counts those that came unseen, and sounds where that is wanted. */
export function LiveLeads() {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    const counted = new Set<string>();
    const refreshing = refresher(dispatch);
    const polling = poller(dispatch);
    const onNews = ({ id, what }: LeadNews, isFirst: boolean) => {
      refreshing.add(id);
      if (what !== 'created' || counted.has(id)) return;
      counted.add(id);
      if (!document.hasFocus()) dispatch(leadArrived(id));
      if (isFirst && hasSound()) playSound();
    };
    const stop = hearOfLeads({ onNews, onConnected: polling.connected });
    const look = () => {
      if (document.hidden) return;
      dispatch(newsSeen());
      refreshing.flush();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      stop();
      refreshing.stop();
      polling.stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [dispatch]);
  return null;
}
