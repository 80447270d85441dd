import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { settingsAddress } from '../../../config/admin-addresses';
import { officeVisitsContent } from '../../../content/office-visits';
import { useOfficeDay } from '../../../hooks/use-office-day';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatWholeDay } from '../../../lib/visit-time';
import type { OfficeVisit, OfficeVisits, OfficeWindow } from '../../../types/api';
import { TypeInDialog } from '../components/type-in-lead';
import { CancelDialog } from './cancel-dialog';
import { useCancelVisitDayMutation, useGetVisitsQuery } from './office-visits-api';
import { UnfitVisits } from './unfit-visits';
import { useVisitAttempt } from './use-visit-attempt';
import { VisitRow } from './visit-row';
import { type Span, weekOf, daysOf, shifted } from './week';
import { WindowBoard } from './window-board';

function grouped<T>(list: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

interface DayProps extends Pick<OfficeVisits, 'people'> {
  date: string;
  visits: OfficeVisit[];
  onMoved: (id: string) => void;
}

function Day({ date, visits, people, onMoved }: DayProps) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const attempt = useVisitAttempt();
  const today = useOfficeDay();
  const [isAsking, setAsking] = useState(false);
  const [cancelDay] = useCancelVisitDayMutation();
  const name = formatWholeDay(date, language);
  const submit = async (reason: string) => {
    const words = {
      done: ({ count }: { count: number }) => content.dayCancelled(count),
      failed: content.failed,
    };
    return (await attempt(cancelDay({ date, reason }).unwrap(), words)) !== null;
  };
  return (
    <section aria-label={name} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <h2 className="text-heading first-letter:uppercase">{name}</h2>
        {visits.length > 0 && date >= today && (
          <Button variant="quiet" className="max-sm:-ml-5 print:hidden" onClick={() => setAsking(true)}>
            {content.cancelDay}
          </Button>
        )}
      </div>
      {visits.length === 0 && <p className="text-ink-soft">{content.noneThatDay}</p>}
      {grouped(visits, ({ lead }) => lead.areaName ?? content.nowhere).map(([area, ofArea]) => (
        <div key={area} className="space-y-3">
          <h3 className="font-sans font-semibold">{area}</h3>
          {ofArea.map((visit) => (
            <VisitRow key={visit.id} visit={visit} people={people} onMoved={() => onMoved(visit.id)} />
          ))}
        </div>
      ))}
      {isAsking && (
        <CancelDialog
          title={content.cancelDayTitle(name)}
          text={content.cancelDayText}
          action={content.cancelDay}
          draft={`visit-day/${date}/reason`}
          isRequired
          onCancel={submit}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

interface SpanLinksProps {
  on: string;
  span: Span;
}

function SpanLinks({ on, span }: SpanLinksProps) {
  const content = useContent(officeVisitsContent);
  const today = useOfficeDay();
  const to = (day: string, wanted: Span = span) => `?on=${day}&span=${wanted}`;
  const links: [string, string][] = [
    [content.earlier, to(shifted(on, span, -1))],
    [content.today, to(today)],
    [content.later, to(shifted(on, span, 1))],
    [span === 'week' ? content.onlyDay : content.wholeWeek, to(on, span === 'week' ? 'day' : 'week')],
  ];
  return (
    <nav aria-label={content.title} className="flex flex-wrap gap-2">
      {links.map(([label, search]) => (
        <Link key={label} to={search} replace className={buttonClass('outline')}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Returns a ref for the element around the visits, and a function to call when a visit was moved. The moved visit's row
 * is rendered in another place and loses the focus, so its heading gets the focus there. If the visit is not shown, the
 * element around the visits gets the focus.
 */
function useFocusOnMoved(data: OfficeVisits | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(null);
  useEffect(() => {
    if (!data || moved.current === null) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-visit="${CSS.escape(moved.current)}"]`);
    moved.current = null;
    if (document.activeElement === document.body) (row ?? place.current)?.focus();
  }, [data]);
  return [place, (id: string) => void (moved.current = id)] as const;
}

/** The visits of a week or a day. The URL contains the date and the span. Only owners set the times of visits. */
export function VisitsWeek({ isOwner }: { isOwner: boolean }) {
  const content = useContent(officeVisitsContent);
  const [search] = useSearchParams();
  const today = useOfficeDay();
  const asked = search.get('on') ?? '';
  const on = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const span: Span = search.get('span') === 'day' ? 'day' : 'week';
  const days = span === 'day' ? { from: on, to: on } : weekOf(on);
  const { currentData: data, isError, refetch } = useGetVisitsQuery(days);
  const [adding, setAdding] = useState<{ window?: OfficeWindow } | null>(null);
  const [place, onMoved] = useFocusOnMoved(data);
  return (
    <div ref={place} tabIndex={-1} className="space-y-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <SpanLinks on={on} span={span} />
        <Button onClick={() => setAdding({})}>{content.add}</Button>
      </div>
      <UnfitVisits />
      <WindowBoard days={days} onAdd={(window) => setAdding({ window })} />
      {adding && <TypeInDialog visit={adding} onClose={() => setAdding(null)} />}
      {!data && !isError && <Skeleton className="h-96" />}
      {isError && <Notice title={content.notLoaded} onRetry={() => void refetch()} />}
      {data && span === 'week' && data.visits.length === 0 ? (
        <Notice title={content.noneThatWeek} text={content.setWindows}>
          {isOwner && (
            <Link to={settingsAddress('visits')} className={buttonClass('outline')}>
              {content.toSettings}
            </Link>
          )}
        </Notice>
      ) : (
        data &&
        daysOf(days)
          .filter((date) => span === 'day' || data.visits.some((visit) => visit.date === date))
          .map((date) => (
            <Day
              key={date}
              date={date}
              visits={data.visits.filter((visit) => visit.date === date)}
              people={data.people}
              onMoved={onMoved}
            />
          ))
      )}
    </div>
  );
}
