import { X } from 'lucide-react';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { commonContent } from '../../../content/common';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { useEscape } from '../use-escape';
import { runToastAction } from './toast-action';
import { dismissToast, type StateWithToast, type Toast, toastDurationMs } from '../../../lib/toast-slice';

/** Key that dismisses the visible toast, wherever the focus is. */
const dismissKey = 'F8';
const swipeThreshold = 50;

const looks = {
  neutral: 'border-line bg-ground text-ink',
  success: 'border-primary bg-ground text-ink',
  destructive: 'border-alert bg-alert text-white on-dark',
};

/**
 * Shows toasts.
 *
 * @param place position classes. The default is for the public site: at the bottom, toasts would cover the bar, the
 * pop-up or the help button
 */
export function Toaster({ place = 'top-20 sm:right-4 lg:top-32' }) {
  const { notificationKey } = useContent(commonContent);
  const toast = useSelector((state: StateWithToast) => state.toast.current);
  return (
    // With `polite`, a screen reader finishes its current sentence first.
    <section
      aria-live="polite"
      aria-label={notificationKey}
      className={`pointer-events-none fixed inset-x-3 z-60 mx-auto max-w-md sm:inset-x-auto sm:w-full print:hidden ${place}`}
    >
      {toast?.isOpen && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, variant = 'neutral', actionLabel, durationMs = toastDurationMs } = toast;
  const { close } = useContent(commonContent);
  const dispatch = useDispatch<AppDispatch>();
  const dismiss = useCallback(() => void dispatch(dismissToast(id)), [dispatch, id]);
  const [isHeld, setHeld] = useState(false);
  const { swiped, ...swipe } = useSwipe(dismiss);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismiss, durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, dismiss, durationMs]);
  useEffect(() => {
    const dismissByKey = (event: KeyboardEvent) => event.key === dismissKey && dismiss();
    document.addEventListener('keydown', dismissByKey);
    return () => document.removeEventListener('keydown', dismissByKey);
  }, [dismiss]);
  useEscape(true, dismiss);

  return (
    <div
      data-toast
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      style={{ translate: `${swiped}px` }}
      className={`pointer-events-auto flex touch-pan-y items-start gap-3 rounded-2xl border-l-8 p-4 shadow-xl animate-appear ${looks[variant]}`}
    >
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {description && <p>{description}</p>}
        {actionLabel && (
          <button
            type="button"
            onClick={() => {
              dismiss();
              runToastAction(id);
            }}
            className="-mb-2 min-h-11 font-semibold underline underline-offset-4"
          >
            {actionLabel}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={close}
        onClick={dismiss}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/**
 * Returns handlers for swiping the toast to the right, and the distance moved in pixels. Calls `onSwiped` if the pointer
 * is released beyond the threshold.
 */
function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [swiped, setSwiped] = useState(0);
  const end = () => {
    start.current = null;
    setSwiped(0);
  };
  return {
    swiped,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setSwiped(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: () => {
      if (swiped >= swipeThreshold) onSwiped();
      end();
    },
    onPointerCancel: end,
  };
}
