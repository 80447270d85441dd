import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { isPopupDone, markPopupDone } from '../../lib/popup-session';
import { buttonClass } from '../ui/button';
import { selectHasOverlay } from '../ui/overlays-slice';
import { useEscape } from '../ui/use-escape';
import { phoneHref } from './admin-access';
import { LocalLink } from './local-link';

const delayMs = 10_000;

/**
 * True from ten seconds after the page's load, unless the pop-up had its chance. An open overlay holds it back until it has
 * been closed for ten seconds.
 */
function useIsDue(): [isDue: boolean, hide: () => void] {
  const [isDue, setDue] = useState(false);
  const hasOverlay = useSelector(selectHasOverlay);
  const wasHeldBack = useRef(false);
  useEffect(() => {
    wasHeldBack.current ||= hasOverlay;
    if (hasOverlay) return undefined;
    const delay = wasHeldBack.current ? delayMs : Math.max(0, delayMs - performance.now());
    const timer = setTimeout(() => setDue((isShown) => isShown || !isPopupDone()), delay);
    return () => clearTimeout(timer);
  }, [hasOverlay]);
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
  useEscape(isDue, dismiss);
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
