import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { tabAddress } from '../../../config/admin-addresses';
import { deskContent } from '../../../content/desk';
import { overviewContent } from '../../../content/overview';
import { useAttempt } from '../../../hooks/use-attempt';
import { useServiceName } from '../../../hooks/use-service-name';
import { formatDay } from '../../../lib/format-time';
import { useGetGuideNamesQuery } from '../../../lib/guide-names';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadFigures } from '../../../types/api';
import { type Period, useDownloadLeadFiguresMutation, useGetLeadFiguresQuery } from '../api/overview-api';
import { lastDays, type PeriodLength, periodLengths, readPeriodLength } from '../period';
import { DayChart } from './day-chart';
import { FigureTable, type ListName } from './figure-table';
import { NumberCards } from './number-cards';

const from = (known: Record<string, string>) => (key: string) => known[key] ?? key;

/** Returns for each list a function that names a key. A key without a name is returned unchanged. */
function useNames({ current, before, yearBefore }: LeadFigures): Record<ListName, (key: string) => string> {
  const { areas, languages } = useContent(overviewContent);
  const { facts, next } = useContent(deskContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const hasGuide = [current, before, yearBefore].some(({ byGuidePage }) => byGuidePage.length > 0);
  const { data: entries = [] } = useGetGuideNamesQuery(undefined, { skip: !hasGuide });
  return {
    bySource: from(facts.sources),
    byService: serviceName,
    byArea: from(areas),
    byLanguage: from(languages),
    byFirstPage: (key) => key,
    byGuidePage: (key) => entries.find(({ slug }) => slug === key)?.name[language] ?? key,
    lostReasons: from(next.reasons),
  };
}

const lists: ListName[] = [
  'bySource',
  'byService',
  'byArea',
  'byLanguage',
  'byFirstPage',
  'byGuidePage',
  'lostReasons',
];

function Figures({ figures }: { figures: LeadFigures }) {
  const content = useContent(overviewContent);
  const names = useNames(figures);
  const { current, before, yearBefore } = figures;
  if ([current, before, yearBefore].every(({ leads }) => leads === 0))
    return <Notice title={content.empty} text={content.emptyText} />;
  return (
    <>
      <NumberCards figures={figures} />
      <DayChart series={current.series} total={current.leads} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        {lists.map((list) => (
          <FigureTable key={list} figures={figures} list={list} nameOf={names[list]} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{content.note}</p>
    </>
  );
}

function LengthLinks({ shown }: { shown: PeriodLength }) {
  const { days, lengths } = useContent(overviewContent);
  return (
    <nav aria-label={days}>
      <ul className="flex gap-1">
        {periodLengths.map((length) => (
          <li key={length}>
            <Link
              to={{ pathname: tabAddress('overview'), search: length === 7 ? '' : `?days=${length}` }}
              replace
              aria-current={length === shown ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full px-4 font-medium hover:bg-band aria-[current=page]:bg-band aria-[current=page]:text-primary"
            >
              {lengths[length]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DownloadButton(period: Period) {
  const content = useContent(overviewContent);
  const [download, { isLoading }] = useDownloadLeadFiguresMutation();
  const attempt = useAttempt(() => content.tryAgain);
  return (
    <Button
      variant="outline"
      disabled={isLoading}
      onClick={() => void attempt(download(period).unwrap(), { failed: content.csvFailed })}
    >
      <Download aria-hidden className="size-4" />
      {isLoading ? content.csvLoading : content.csv}
    </Button>
  );
}

const places = ['a', 'b', 'c'];

export function Overview() {
  const content = useContent(overviewContent);
  const language = useLanguage();
  const [search] = useSearchParams();
  const length = readPeriodLength(search.get('days'));
  const period = lastDays(length);
  const { currentData, isError, refetch } = useGetLeadFiguresQuery(period);
  return (
    <section className="space-y-4 md:space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-heading">{content.title}</h2>
          <p className="text-sm text-ink-soft">
            {content.span(formatDay(period.from, language), formatDay(period.to, language))}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <LengthLinks shown={length} />
          <DownloadButton {...period} />
        </div>
      </div>
      {isError && <Notice title={content.failed} text={content.failedText} onRetry={() => void refetch()} />}
      {!isError && !currentData && places.map((place) => <Skeleton key={place} className="h-40" />)}
      {currentData && <Figures figures={currentData} />}
    </section>
  );
}
