import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '../../lib/api-error';
import type { AppDispatch } from '../../lib/root-reducer';
import { startPolling } from './start-polling';
import { readConversation } from './read-conversation';

/** Reason why no messages arrive: too many requests (`limited`), or several failures in a row (`silent`). */
type PollingTrouble = 'limited' | 'silent' | null;

/** Number of failures in a row before the visitor is notified. A single failure may be a short loss of the network. */
const failuresUntilSaid = 2;

function troubleOf(failure: unknown, failures: number): PollingTrouble {
  if (isApiError(failure) && failure.status === 429) return 'limited';
  return failures >= failuresUntilSaid ? 'silent' : null;
}

/**
 * Polls a conversation while it is shown. Other requests of the conversation run through `pauseFor`, so that no poll
 * runs at the same time.
 */
export function useConversationPolling(sessionId: string | null) {
  const dispatch = useDispatch<AppDispatch>();
  const [trouble, setTrouble] = useState<PollingTrouble>(null);
  const asking = useRef<ReturnType<typeof startPolling>>(null);
  useEffect(() => {
    if (sessionId === null) return undefined;
    let isWhole = true;
    const current = startPolling({
      poll: async (signal) => {
        const hasNews = await dispatch(readConversation({ isWhole, signal }));
        isWhole = false;
        return hasNews;
      },
      onFailed: (failure, failures) => setTrouble(troubleOf(failure, failures)),
    });
    asking.current = current;
    return () => {
      current.stop();
      asking.current = null;
      setTrouble(null);
    };
  }, [sessionId, dispatch]);
  const pauseFor = useCallback(
    async <T>(work: () => Promise<T>): Promise<T> =>
      asking.current ? asking.current.pauseFor(work) : work(),
    [],
  );
  return { trouble, pauseFor };
}
