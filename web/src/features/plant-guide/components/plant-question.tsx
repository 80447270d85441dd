import { Camera } from 'lucide-react';
import { LocalLink } from '../../../components/site/local-link';
import { buttonClass } from '../../../components/ui/button';
import { plantGuideContent } from '../../../content/plant-guide';
import { useContent } from '../../../lib/language-context';
import { guidePaths } from '../guide-paths';

export function PlantQuestion() {
  const content = useContent(plantGuideContent);
  return (
    <section className="on-dark section-space bg-primary-deep text-center text-white">
      <div className="page-width">
        <h2 className="text-title">{content.whatIsIt}</h2>
        <p className="mx-auto mt-2 max-w-2xl text-lg">{content.whatIsItText}</p>
        <LocalLink to={guidePaths.question(content.subject)} className={buttonClass('action', 'mt-6')}>
          <Camera aria-hidden className="size-5" />
          {content.askUs}
        </LocalLink>
      </div>
    </section>
  );
}
