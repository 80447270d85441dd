import { ShieldAlert } from 'lucide-react';
import { problemFinderContent } from '../../../content/problem-finder';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { ProblemPage, SeenSign } from '../page-types';
import { IssueLinks, PlantLinks } from './entry-cards';
import { EntryList, Paragraphs } from './entry-text';
import { GuidePicture } from './guide-picture';
import { IssueFacts } from './issue-facts';

function Signs({ signs }: { signs: SeenSign[] }) {
  const language = useLanguage();
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {signs.map(({ label, drawing }) => (
        <li
          key={label.en}
          className="flex items-stretch overflow-hidden rounded-2xl border border-line leading-snug"
        >
          {drawing && <GuidePicture src={drawing} className="w-24 shrink-0 bg-band" />}
          <span className="self-center p-3">{label[language]}</span>
        </li>
      ))}
    </ul>
  );
}

export function IssueTexts({ issue, lookAlikes, plants }: ProblemPage) {
  const content = useContent(problemFinderContent);
  return (
    <>
      <div className="page-width section-space space-y-10">
        <IssueFacts issue={issue} />
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
          <section>
            <h2 className="text-heading">{content.looks}</h2>
            <Paragraphs text={issue.description} />
          </section>
          {issue.signs.length > 0 && (
            <section>
              <h2 className="text-heading">{content.signs}</h2>
              <Signs signs={issue.signs} />
            </section>
          )}
        </div>
        {lookAlikes.length > 0 && (
          <section>
            <h2 className="mb-4 text-heading">{content.lookAlikes}</h2>
            <IssueLinks issues={lookAlikes} />
          </section>
        )}
      </div>
      <section className="section-space bg-band">
        <div className="page-width grid gap-10 lg:grid-cols-3">
          <EntryList title={content.causes} list={issue.causes} />
          <EntryList title={content.solutions} list={issue.solutions} />
          <EntryList title={content.prevention} list={issue.prevention} />
          {issue.needsLicence && (
            <p className="flex gap-3 rounded-2xl border border-line bg-ground p-4 lg:col-span-3">
              <ShieldAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
              {content.licence}
            </p>
          )}
        </div>
      </section>
      {plants.length > 0 && (
        <section className="page-width section-space">
          <h2 className="mb-5 text-title">{content.plants}</h2>
          <PlantLinks plants={plants} />
        </section>
      )}
    </>
  );
}
