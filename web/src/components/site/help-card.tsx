import { callTimes } from '@sandhill/company/call-times.js';
import { Mail, Phone, X } from 'lucide-react';
import { useEffect } from 'react';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { buttonClass } from '../ui/button';
import { useOverlay } from '../ui/use-overlay';
import { phoneHref } from './admin-access';
import { profile, site } from '../../lib/site';

/** The help widget, open: call and email. Escape closes it. */
export function HelpCard({ onClose }: { onClose: () => void }) {
  const content = useContent(commonContent).help;
  const language = useLanguage();
  useOverlay();
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <section
      id="help-card"
      aria-label={content.title}
      className="fixed inset-x-3 bottom-[calc(var(--reach-bar)+0.75rem)] z-40 mx-auto max-w-sm space-y-3 rounded-2xl border border-line bg-ground p-5 shadow-2xl animate-appear lg:inset-x-auto lg:right-5 lg:bottom-24 lg:w-80"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl">{content.title}</h2>
        <button
          type="button"
          aria-label={content.close}
          onClick={onClose}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-band"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <p>{content.text(callTimes(site.hours, language))}</p>
      <a href={phoneHref} className={buttonClass('primary', 'w-full')}>
        <Phone aria-hidden className="size-4" />
        {content.call}
      </a>
      <a href={`mailto:${profile.emails.general}`} className={buttonClass('outline', 'w-full')}>
        <Mail aria-hidden className="size-4" />
        {content.email}
      </a>
    </section>
  );
}
