import { Camera } from 'lucide-react';
import { LocalLink } from '../../../components/site/local-link';
import { buttonClass } from '../../../components/ui/button';
import { plantGuideContent } from '../../../content/plant-guide';
import { useContent } from '../../../lib/language-context';
import { guidePaths } from '../guide-paths';

interface EntryCallProps {
  slug: string;
  title: string;
  text: string;
  quote: { to: string; label: string };
}

export function EntryCall({ slug, title, text, quote }: EntryCallProps) {
  const content = useContent(plantGuideContent);
  return (
    <section className="on-dark section-space bg-primary-deep text-center text-white">
      <div className="page-width">
        <h2 className="text-title">{title}</h2>
        <p className="mx-auto mt-2 max-w-2xl text-lg">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <LocalLink to={quote.to} className={buttonClass('action')}>
            {quote.label}
          </LocalLink>
          <LocalLink to={guidePaths.question(content.subject, slug)} className={buttonClass('light')}>
            <Camera aria-hidden className="size-5" />
            {content.sendPhoto}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}
