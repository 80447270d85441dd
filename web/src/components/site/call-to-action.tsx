import { Phone } from 'lucide-react';
import { buttonClass } from '../ui/button';
import { phoneHref } from './admin-access';
import { QuoteLink } from './quote-link';
import { profile } from '../../lib/site';

export function CallToAction({ words }: { words: Record<'ctaTitle' | 'ctaText' | 'ctaQuote', string> }) {
  return (
    <section className="on-dark section-space bg-primary-deep text-center text-white">
      <div className="page-width">
        <h2 className="text-title">{words.ctaTitle}</h2>
        <p className="mt-2 text-lg">{words.ctaText}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <a href={phoneHref} className={buttonClass('light')}>
            <Phone aria-hidden className="size-5" />
            {profile.phone.display}
          </a>
          <QuoteLink className={buttonClass('action')}>{words.ctaQuote}</QuoteLink>
        </div>
      </div>
    </section>
  );
}
