import { problemFinderContent } from '../../../content/problem-finder';
import { useContent } from '../../../lib/language-context';
import { groupsOf, plantKinds } from '../finder/finder-state';
import type { IssueCard } from '../page-types';
import { IssueLinks } from './entry-cards';

/** All plant problems in lists, for visitors who prefer to read or who have no scripts. */
export function IssueList({ issues }: { issues: IssueCard[] }) {
  const content = useContent(problemFinderContent);
  const lists = plantKinds.map((kind) => ({
    kind,
    issues: issues.filter(({ groups }) => groups.some((group) => groupsOf[kind].includes(group))),
  }));
  return (
    <section id="all-problems" className="section-space bg-band">
      <div className="page-width">
        <h2 className="text-title">{content.all}</h2>
        <p className="mt-1 text-lg text-ink-soft">{content.allText}</p>
        {issues.length === 0 && <p className="mt-4">{content.empty}</p>}
        {lists.map(
          ({ kind, issues: listed }) =>
            listed.length > 0 && (
              <div key={kind}>
                <h3 className="mt-8 mb-3 text-heading">{content.lists[kind]}</h3>
                <IssueLinks issues={listed} />
              </div>
            ),
        )}
      </div>
    </section>
  );
}
