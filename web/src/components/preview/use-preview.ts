import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, isApiError } from '../../lib/api-error';
import type { AppDispatch, AppThunk } from '../../lib/root-reducer';

/** Pause after the last key press before a preview is requested, in milliseconds. */
const asksAfterMs = 1000;
const busyWaitSeconds = 2;

export interface Preview {
  /** HTML of the last page that arrived; `path` is that page's path. */
  html: string;
  path: string;
  state: 'shown' | 'loading' | 'waits' | 'busy' | 'failed';
}

type Asking = PromiseLike<{ data?: { html: string }; error?: unknown }> & { abort: () => void };

/** Requests the page rendered from the typed values. The function must be stable across renders. */
export type AskForPreview<Typed> = (typed: Typed, path: string) => AppThunk<Asking>;

const stateOf = ({ status, code }: ApiError): Preview['state'] => {
  if (status === 503 || code === 'preview_superseded') return 'busy';
  return status === 400 || status === 422 ? 'waits' : 'failed';
};

/**
 * Returns the preview of a page with the typed values. The last preview stays until the next one has arrived. Requests
 * nothing while `path` is null.
 */
export function usePreview<Typed>(
  typed: Typed | null,
  path: string | null,
  askFor: AskForPreview<Typed>,
): Preview {
  const dispatch = useDispatch<AppDispatch>();
  const [preview, setPreview] = useState<Preview>({ html: '', path: '', state: 'loading' });
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!typed || path === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let request: { abort: () => void } | undefined;
    let isOver = false;
    const ask = async () => {
      setPreview((last) => ({ ...last, state: 'loading' }));
      const asking = dispatch(askFor(typed, path));
      request = asking;
      const { data, error } = await asking;
      if (isOver) return;
      if (data) {
        setPreview({ html: data.html, path, state: 'shown' });
        return;
      }
      const failure: ApiError = isApiError(error) ? error : { status: 0, message: '' };
      const state = stateOf(failure);
      setPreview((last) => ({ ...last, state }));
      if (state === 'busy')
        timer = setTimeout(() => void ask(), (failure.retryAfter ?? busyWaitSeconds) * 1000);
    };
    // Another page is requested immediately; changed text is requested only after a pause in typing.
    timer = setTimeout(() => void ask(), asked.current === path ? asksAfterMs : 0);
    asked.current = path;
    return () => {
      isOver = true;
      clearTimeout(timer);
      request?.abort();
    };
  }, [typed, path, askFor, dispatch]);
  return preview;
}
