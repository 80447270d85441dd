import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../lib/api';
import type { AppDispatch } from '../../../lib/root-reducer';
import { hasSound, playSound } from '../lead-sound';
import { subscribeToLeadNews, type LeadNews } from './lead-news';
import { leadArrived, newsSeen } from './news-slice';
import { trackActivity } from './track-activity';

/** Time in milliseconds during which events are collected for one refetch. */
const gatherMs = 300;
const pollMs = 30_000;

/**
 * Length of an interruption of the event stream, in milliseconds, after which everything is refetched once the stream
 * is back. By that time, `subscribeToLeadNews` has opened a new connection, which does not send the id of the last
 * event.
 */
const newConnectionMs = 29_000;

/**
 * Time without a working event stream, in milliseconds, after which events may be missing. The server repeats only
 * events of the last ten minutes.
 */
const missedMs = 9 * 60_000;

type Changed = Record<LeadNews['subject'], Set<string>>;

const tagTypes = { lead: 'Lead', chat: 'Chat' } as const;

const refresh = (subject: LeadNews['subject'], ids: Iterable<string>) => {
  const type = tagTypes[subject];
  return api.util.invalidateTags(['LIST', ...ids].map((id) => ({ type, id })));
};

/** Collects events, and refetches the leads and conversations concerned once the page is visible. */
function refresher(dispatch: AppDispatch) {
  const changed: Changed = { lead: new Set(), chat: new Set() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (document.hidden) return;
    for (const subject of ['lead', 'chat'] as const) {
      if (changed[subject].size > 0) dispatch(refresh(subject, changed[subject]));
      changed[subject].clear();
    }
  };
  return {
    add: ({ subject, id }: LeadNews) => {
      changed[subject].add(id);
      timer ??= setTimeout(flush, gatherMs);
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}

/**
 * Refetches all leads and conversations periodically while the event stream is closed, and once after an interruption
 * during which events may have been missed.
 */
function poller(dispatch: AppDispatch) {
  let lostAt: number | undefined = Date.now();
  let heardAt = Date.now();
  const usage = trackActivity();
  const readAgain = () => {
    heardAt = Date.now();
    dispatch(refresh('lead', []));
    dispatch(refresh('chat', []));
  };
  // A sleeping phone stops the timer. Therefore the clock, and not the number of ticks, shows how long events may have
  // been missed.
  const readIfMissed = () => {
    if (Date.now() - heardAt > missedMs) readAgain();
  };
  const timer = setInterval(() => {
    readIfMissed();
    if (lostAt === undefined) heardAt = Date.now();
    else if (usage.isSeen()) readAgain();
  }, pollMs);
  return {
    connected: (is: boolean) => {
      if (is && lostAt !== undefined && Date.now() - lostAt > newConnectionMs) readAgain();
      else if (is) readIfMissed();
      lostAt = is ? undefined : (lostAt ?? Date.now());
    },
    stop: () => {
      clearInterval(timer);
      usage.stop();
    },
  };
}

/**
 * Refetches changed leads and conversations, counts new ones that are unseen, and plays a sound for new ones if it is
 * turned on.
 *
 * @param isListShown whether the Leads tab is open: new leads count as unseen unless the tab is open and the page has
 * the focus
 */
export function LiveLeads({ isListShown }: { isListShown: boolean }) {
  const dispatch = useDispatch<AppDispatch>();
  const isShown = useRef(isListShown);
  useEffect(() => {
    isShown.current = isListShown;
    if (isListShown && document.hasFocus()) dispatch(newsSeen());
  }, [isListShown, dispatch]);
  useEffect(() => {
    const counted = new Set<string>();
    const refreshing = refresher(dispatch);
    const polling = poller(dispatch);
    const onNews = (news: LeadNews, isFirst: boolean) => {
      const { id, what } = news;
      refreshing.add(news);
      if (what !== 'created' || counted.has(id)) return;
      counted.add(id);
      if (!isShown.current || !document.hasFocus()) dispatch(leadArrived(id));
      if (isFirst && hasSound()) playSound();
    };
    const stop = subscribeToLeadNews({ onNews, onConnected: polling.connected });
    const look = () => {
      if (document.hidden) return;
      if (isShown.current) dispatch(newsSeen());
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
