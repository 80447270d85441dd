import { useEffect } from 'react';
import { pages } from '../../config/paths';
import { problemFinderContent } from '../../content/problem-finder';
import { EntryCall } from '../../features/plant-guide/components/entry-call';
import { EntryHead } from '../../features/plant-guide/components/entry-head';
import { IssueTexts } from '../../features/plant-guide/components/issue-texts';
import { OtherNames } from '../../features/plant-guide/components/other-names';
import { ReviewNote } from '../../features/plant-guide/components/review-note';
import type { ProblemPage } from '../../features/plant-guide/page-types';
import { summaryOf } from '../../lib/summary-of';
import { rememberGuidePage } from '../../lib/guide-trail';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { profile, serviceNames, textProps } from '../../lib/site';
import { withPageData } from './with-page-data';
import { guidePaths } from '../../features/plant-guide/guide-paths';

function PlantProblem({ data }: { data: ProblemPage }) {
  const content = useContent(problemFinderContent);
  const language = useLanguage();
  const { issue } = data;
  useEffect(() => rememberGuidePage(issue.slug, issue.name), [issue]);
  return (
    <>
      <PageHead
        title={`${issue.name[language]} | ${profile.name}`}
        description={summaryOf(issue.description[language])}
      />
      <EntryHead
        title={textProps(issue.name, language)}
        back={{ to: pages['plant-problems'], label: content.back }}
        picture={issue.picture}
      >
        <OtherNames entry={issue} />
      </EntryHead>
      <IssueTexts {...data} />
      <ReviewNote entry={issue} />
      <EntryCall
        slug={issue.slug}
        title={content.help}
        text={content.helpText(serviceNames[issue.serviceId][language])}
        quote={{ to: guidePaths.quote(issue.serviceId, issue.slug), label: content.getQuote }}
      />
    </>
  );
}

export const Component = withPageData(PlantProblem);
