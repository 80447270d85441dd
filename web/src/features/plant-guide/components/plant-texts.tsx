import { TriangleAlert } from 'lucide-react';
import { plantGuideContent } from '../../../content/plant-guide';
import { useContent } from '../../../lib/language-context';
import type { PlantPage } from '../page-types';
import { AtAGlance } from './at-a-glance';
import { IssueLinks } from './entry-cards';
import { CareLines, Paragraphs } from './entry-text';

function PoisonWarning() {
  const content = useContent(plantGuideContent);
  return (
    <aside className="flex gap-3 rounded-2xl border-l-8 border-alert bg-glow-soft p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-alert" />
      <p>
        <strong>{content.poisonous}.</strong> {content.poisonousText}
      </p>
    </aside>
  );
}

export function PlantTexts({ plant, issues }: PlantPage) {
  const content = useContent(plantGuideContent);
  return (
    <>
      <div className="page-width section-space space-y-8">
        {plant.isPoisonous && <PoisonWarning />}
        <AtAGlance plant={plant} />
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
          <section>
            <h2 className="text-heading">{content.description}</h2>
            <Paragraphs text={plant.description} />
          </section>
          <section>
            <h2 className="text-heading">{content.florida}</h2>
            <Paragraphs text={plant.florida} />
          </section>
        </div>
      </div>
      <section className="section-space bg-band">
        <div className="page-width">
          <h2 className="text-title">{content.care}</h2>
          <CareLines text={plant.care} />
        </div>
      </section>
      <section className="section-space">
        <div className="page-width">
          <h2 className="mb-5 text-title">{content.problems}</h2>
          {issues.length > 0 ? <IssueLinks issues={issues} /> : <p>{content.noProblems}</p>}
        </div>
      </section>
    </>
  );
}
