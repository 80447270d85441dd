import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { commonContent } from '../../content/common';
import { useMediaQuery } from '../../hooks/use-media-query';
import { usePartsInView } from '../../hooks/use-parts-in-view';
import { useContent } from '../../lib/language-context';
import { isPopupDone, markPopupDone } from '../../lib/popup-session';
import type { RootState } from '../../lib/root-reducer';
import { hasText } from '../forms/has-text';
import { buttonClass } from '../ui/button';
import { selectHasOverlay } from '../../lib/overlays-slice';
import { useEscape } from '../ui/use-escape';
import { phoneHref } from './admin-access';
import { QuoteLink } from './quote-link';

const delayMs = 10_000;

/**
 * Root margin for small screens. It limits the observed area to the part of the screen that the pop-up and the bar
 * below it cover.
 */
const sheetPlace = '-60% 0px 0px 0px';

const hasBegunForm = ({ drafts = {} }: Partial<RootState>) =>
  Object.values(drafts).some((draft) => hasText(draft?.values ?? {}));

/**
 * Returns whether the pop-up must not be shown now: a form is in view or has been begun, or the pop-up would cover the
 * buttons of the page's head. Undefined until known.
 */
function useIsUnwelcome(): boolean | undefined {
  const isBegun = useSelector(hasBegunForm);
  const isSheet = !useMediaQuery('(width >= 64rem)');
  const isFormInView = usePartsInView('form');
  const isHeadInPlace = usePartsInView('[data-head-buttons]', sheetPlace);
  if (isBegun || isFormInView || (isSheet && isHeadInPlace)) return true;
  return isFormInView === undefined || isHeadInPlace === undefined ? undefined : false;
}

/**
 * Returns whether to show the pop-up, and a function that hides it. The pop-up is due ten seconds after the page's
 * load, unless it was dismissed or a form was sent in this tab. If an overlay or a form delays it, the ten seconds
 * begin again when the overlay or form is gone.
 */
function useIsDue(): [isDue: boolean, hide: () => void] {
  const [isDue, setDue] = useState(false);
  const hasOverlay = useSelector(selectHasOverlay);
  const isUnwelcome = useIsUnwelcome();
  const wasHeldBack = useRef(false);
  if (isDue && isUnwelcome) setDue(false);
  useEffect(() => {
    wasHeldBack.current ||= hasOverlay || isUnwelcome === true;
    if (hasOverlay || isUnwelcome !== false) return undefined;
    const show = () => setDue((isShown) => isShown || !isPopupDone());
    const delay = wasHeldBack.current ? delayMs : delayMs - performance.now();
    if (delay <= 0) {
      queueMicrotask(show);
      return undefined;
    }
    const timer = setTimeout(show, delay);
    return () => clearTimeout(timer);
  }, [hasOverlay, isUnwelcome]);
  return [isDue, useCallback(() => setDue(false), [])];
}

/**
 * Offers a call or a quote without taking the focus, until it is dismissed or a form is sent in the tab. On small
 * screens, it is a sheet above the bottom bar. On large screens, it appears where toasts do, away from the help button
 * and the buttons of the page's head.
 */
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
      className="fixed inset-x-0 top-auto bottom-(--reach-bar) m-0 w-full max-w-none z-20 border-t-4 border-glow bg-ground p-4 shadow-2xl animate-appear sm:p-5 lg:inset-x-auto lg:top-36 lg:right-5 lg:bottom-auto lg:w-96 lg:rounded-2xl print:hidden"
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
        <QuoteLink onClick={dismiss} className={buttonClass('action')}>
          {content.quote}
        </QuoteLink>
      </div>
    </dialog>
  );
}
