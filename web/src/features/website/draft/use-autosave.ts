import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiError } from '../../../lib/api-error';
import type { AppDispatch } from '../../../lib/root-reducer';
import { isUnsaved, selectWebsite } from './draft-slice';
import { saveDraft } from './draft-thunks';

/** Pause after the last key press before saving, in milliseconds. */
const savesAfterMs = 800;
const firstRetryMs = 5000;
const lastRetryMs = 60_000;

/**
 * Returns the pause before the same content is sent again, in milliseconds. Returns null if the server rejected the
 * content, because a retry would fail again.
 */
function retryAfter({ status }: ApiError, failures: number): number | null {
  const mayPass = status === 0 || status === 408 || status === 429 || status >= 500;
  return mayPass ? Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs) : null;
}

/**
 * Saves changes while the tab is open and retries failures. Saves immediately when the tab is left or the browser is
 * online again.
 */
export function useAutosave(): void {
  const dispatch = useDispatch<AppDispatch>();
  const state = useSelector(selectWebsite);
  const { content, isSaving, failure, failures, theirs } = state;
  const isDue = isUnsaved(state) && !isSaving && !theirs;
  const waitMs = failure?.content === content ? retryAfter(failure.error, failures) : savesAfterMs;
  const save = useEffectEvent(() => void dispatch(saveDraft()));

  useEffect(() => {
    if (!isDue || !content || waitMs === null) return undefined;
    const timer = setTimeout(save, waitMs);
    return () => clearTimeout(timer);
  }, [content, isDue, waitMs]);

  useEffect(() => {
    globalThis.addEventListener('online', save);
    return () => {
      globalThis.removeEventListener('online', save);
      save();
    };
  }, []);
}
