import { CircleHelp, Phone } from 'lucide-react';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { buttonClass } from '../ui/button';
import { lazyComponent } from '../ui/lazy-component';
import { phoneHref } from './admin-access';
import { QuoteLink } from './quote-link';
import { hiddenOnceSent } from './hidden-once-sent';
import type { ChatPart } from './help-card';
import { profile } from '../../lib/site';

const HelpCard = lazyComponent(() => import('./help-card').then((module) => module.HelpCard));

/**
 * CSS class that hides the buttons of the bar while the pop-up is shown, because the pop-up offers the same actions.
 */
const onceWithPopup = 'in-[:root:has([data-quote-popup])]:invisible';

/**
 * The actions that are always within reach. On small screens, they are a bar with phone, quote and help. On large
 * screens, there is only the round help button, because the header stays in view.
 *
 * @param Chat the chat with the office inside the help card
 */
export function ReachBar({ Chat }: { Chat: ChatPart }) {
  const content = useContent(commonContent);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const opener = useRef<HTMLButtonElement | null>(null);
  const closeHelp = useCallback(() => {
    setHelpOpen(false);
    opener.current?.focus();
  }, []);
  const helpProps = {
    type: 'button' as const,
    'aria-expanded': isHelpOpen,
    'aria-controls': 'help-card',
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      opener.current = event.currentTarget;
      setHelpOpen(!isHelpOpen);
    },
  };
  return (
    <aside aria-label={content.footer.reachUs} className="print:hidden">
      {isHelpOpen && <HelpCard Chat={Chat} onClose={closeHelp} />}
      <div className="on-dark fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 bg-primary-deep px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-white lg:hidden">
        <a
          href={phoneHref}
          className={buttonClass(
            'light',
            `grow px-3! max-[18rem]:wrap-normal ${onceWithPopup} max-[24rem]:px-2! max-[24rem]:text-sm`,
          )}
        >
          <Phone aria-hidden className="size-4 max-[24rem]:hidden" />
          {content.call}
          <span className="sr-only">{profile.phone.display}</span>
        </a>
        <QuoteLink
          className={buttonClass(
            'action',
            `grow-[2] px-3! max-[18rem]:wrap-anywhere min-[18rem]:whitespace-nowrap ${onceWithPopup} ${hiddenOnceSent} max-[24rem]:px-2! max-[24rem]:text-sm`,
          )}
        >
          {content.getQuote}
        </QuoteLink>
        <button
          {...helpProps}
          aria-label={content.help}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-white/15"
        >
          <CircleHelp aria-hidden className="size-6" />
        </button>
      </div>
      <button
        {...helpProps}
        aria-label={content.help}
        className="on-dark fixed right-5 bottom-5 z-30 hidden size-14 place-items-center rounded-full bg-primary text-white shadow-xl hover:bg-primary-deep lg:grid"
      >
        <CircleHelp aria-hidden className="size-7" />
      </button>
    </aside>
  );
}
