import { CalendarDays, CircleGauge, type LucideIcon, SearchCheck } from 'lucide-react';
import { problemFinderContent } from '../../../content/problem-finder';
import { plantGuideContent } from '../../../content/plant-guide';
import { serviceGuidesContent } from '../../../content/service-guides';
import { useContent } from '../../../lib/language-context';
import { monthRanges } from '../month-ranges';
import type { IssueEntry } from '../page-types';
import { Fact } from './fact';

function useSeason({ months }: IssueEntry): string {
  const content = useContent(problemFinderContent);
  const names = useContent(serviceGuidesContent).months;
  if (months.length === 0 || months.length === 12) return content.allYear;
  return monthRanges(months)
    .map(([from, to]) => content.range(names[from - 1] ?? '', names[to - 1] ?? ''))
    .join(', ');
}

export function IssueFacts({ issue }: { issue: IssueEntry }) {
  const content = useContent(problemFinderContent);
  const { severities } = useContent(plantGuideContent);
  const season = useSeason(issue);
  const facts: [LucideIcon, string, string][] = [
    [CircleGauge, content.severity, `${content.severityOf[issue.severity]}: ${severities[issue.severity]}`],
    [SearchCheck, content.sure, content.sureOf[issue.confidence]],
    [CalendarDays, content.season, season],
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {facts.map(([Icon, name, value]) => (
        <Fact key={name} Icon={Icon} name={name} value={value} />
      ))}
    </dl>
  );
}
