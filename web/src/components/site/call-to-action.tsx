import { Phone } from 'lucide-react';
import { buttonClass } from '../ui/button';
import { phoneHref } from './admin-access';
import { QuoteLink } from './quote-link';
import { profile } from '../../lib/site';

export function CallToAction({
  title,
  text,
  quoteLabel,
}: {
  title: string;
  text: string;
  quoteLabel: string;
}) {
  return (
    <section className="on-dark section-space bg-primary-deep text-center text-white">
      <div className="page-width">
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 text-lg">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <a href={phoneHref} className={buttonClass('light')}>
            <Phone aria-hidden className="size-5" />
            {profile.phone.display}
          </a>
          <QuoteLink className={buttonClass('action')}>{quoteLabel}</QuoteLink>
        </div>
      </div>
    </section>
  );
}
