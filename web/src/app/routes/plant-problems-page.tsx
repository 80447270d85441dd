import { palmCare } from '../../assets/drawings';
import { LocalLink } from '../../components/site/local-link';
import { PageIntro } from '../../components/site/page-intro';
import { buttonClass } from '../../components/ui/button';
import { pages } from '../../config/paths';
import { problemFinderContent } from '../../content/problem-finder';
import { IssueList } from '../../features/plant-guide/components/issue-list';
import { PlantQuestion } from '../../features/plant-guide/components/plant-question';
import { ProblemFinder } from '../../features/plant-guide/finder/problem-finder';
import type { ProblemsPage } from '../../features/plant-guide/page-types';
import { useContent } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { withPageData } from './with-page-data';

function PlantProblems({ data }: { data: ProblemsPage }) {
  const content = useContent(problemFinderContent);
  return (
    <>
      <PageHead title={content.pageTitle} description={content.pageDescription} />
      <PageIntro title={content.title} lead={content.lead} photo={palmCare} focus="object-[60%_100%]">
        <LocalLink to={pages.plants} className={buttonClass('light', 'mt-6')}>
          {content.toPlants}
        </LocalLink>
      </PageIntro>
      <section aria-label={content.finder} className="section-space">
        <div className="page-width">
          <ProblemFinder address={data.finder} />
        </div>
      </section>
      <IssueList issues={data.issues} />
      <PlantQuestion />
    </>
  );
}

export const Component = withPageData(PlantProblems);
