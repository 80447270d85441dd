import { X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { isPopupDone, markPopupDone } from '../../lib/popup-session';
import { buttonClass } from '../ui/button';
import { phoneHref } from './admin-access';
import { LocalLink } from './local-link';

const delayMs = 10_000;
const retryMs = 250;

const isBusy = () =>
  document.querySelector('[role="dialog"], #mobile-menu, #help-card, [role="menu"]') !== null;

/**
 * Becomes true ten seconds after the page's load, unless the pop-up had its chance. Whatever is open then holds it back
 * until it was closed for ten seconds.
 */
function useIsDue(): [boolean, () => void] {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let dueAt = delayMs;
    const look = () => {
      if (isPopupDone()) return;
      const now = performance.now();
      if (isBusy()) dueAt = now + delayMs;
      if (now >= dueAt) setDue(true);
      else timer = setTimeout(look, Math.min(retryMs, dueAt - now));
    };
    timer = setTimeout(look, Math.max(0, delayMs - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  return [isDue, useCallback(() => setDue(false), [])];
}

/** Offers a call or a quote, once in the life of the tab. It takes no focus and covers nothing on a small screen. */
export function QuotePopup() {
  const content = useContent(commonContent).popup;
  const [isDue, hide] = useIsDue();
  const dismiss = useCallback(() => {
    markPopupDone();
    hide();
  }, [hide]);
  useEffect(() => {
    if (!isDue) return undefined;
    // What was opened after the pop-up is closed before it.
    const close = (event: KeyboardEvent) => event.key === 'Escape' && !isBusy() && dismiss();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isDue, dismiss]);
  if (!isDue) return null;
  return (
    <dialog
      open
      data-quote-popup
      aria-labelledby="quote-popup-title"
      className="fixed inset-x-0 top-auto bottom-(--reach-bar) m-0 w-full max-w-none z-20 border-t-4 border-glow bg-ground p-4 shadow-2xl animate-appear sm:p-5 lg:inset-x-auto lg:bottom-5 lg:left-5 lg:w-96 lg:rounded-2xl"
    >
      <button
        type="button"
        aria-label={content.close}
        onClick={dismiss}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:bg-band"
      >
        <X aria-hidden className="size-5" />
      </button>
      <h2 id="quote-popup-title" className="pr-10 text-xl">
        {content.title}
      </h2>
      <p className="mt-1">{content.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={phoneHref} onClick={dismiss} className={buttonClass('outline')}>
          {content.call}
        </a>
        <LocalLink to={paths.contact} onClick={dismiss} className={buttonClass('action')}>
          {content.quote}
        </LocalLink>
      </div>
    </dialog>
  );
}
