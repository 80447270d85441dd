import { nursery } from '../../assets/drawings';
import { LocalLink } from '../../components/site/local-link';
import { PageIntro } from '../../components/site/page-intro';
import { buttonClass } from '../../components/ui/button';
import { pages } from '../../config/paths';
import { plantGuideContent } from '../../content/plant-guide';
import { PlantList } from '../../features/plant-guide/components/plant-list';
import { PlantQuestion } from '../../features/plant-guide/components/plant-question';
import type { PlantsPage } from '../../features/plant-guide/page-types';
import { useContent } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { withPageData } from './with-page-data';

function Plants({ data }: { data: PlantsPage }) {
  const content = useContent(plantGuideContent);
  return (
    <>
      <PageHead title={content.pageTitle} description={content.pageDescription} />
      <PageIntro title={content.title} lead={content.lead} photo={nursery} focus="object-[60%_80%]">
        <LocalLink to={pages['plant-problems']} data-head-buttons className={buttonClass('light', 'mt-6')}>
          {content.toFinder}
        </LocalLink>
      </PageIntro>
      <section aria-label={content.title} className="section-space bg-band">
        <div className="page-width">
          {data.plants.length > 0 ? <PlantList plants={data.plants} /> : <p>{content.empty}</p>}
        </div>
      </section>
      <PlantQuestion />
    </>
  );
}

export const Component = withPageData(Plants);
