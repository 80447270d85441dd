import { useState } from 'react';
import { officeVisitsContent } from '../../../content/office-visits';
import { locales } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatVisitHours, formatVisitTime, formatWholeDay } from '../../../lib/visit-time';
import type { OfficeWindow } from '../../../types/api';
import { droppedVisit, holdsVisit, useDraggedLead } from './dragged-visit';
import { useChangeVisitMutation, useGetVisitDaysQuery } from './office-visits-api';
import { useVisitAttempt } from './use-visit-attempt';
import { daysOf, freePlaces, isToCome, type Days } from './week';

interface BoardWindowProps {
  window: OfficeWindow;
  /** Id of the lead whose visit is being dragged; undefined while no visit is dragged. */
  draggedLead: string | undefined;
  onAdd: (window: OfficeWindow) => void;
}

/**
 * A visit window of the board. Pressing the window starts a new visit. A visit that is dropped on the window moves
 * there.
 */
function BoardWindow({ window, draggedLead, onAdd }: BoardWindowProps) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const attempt = useVisitAttempt();
  const [change, { isLoading }] = useChangeVisitMutation();
  const [isOver, setOver] = useState(false);
  const { windowId, date } = window;
  const free = freePlaces(window, draggedLead);
  const isFull = free === 0;
  const move = (id: string) =>
    void attempt(change({ id, windowId, date }).unwrap(), {
      done: { title: content.moved.title, description: formatVisitTime(window, language) },
      failed: content.failed,
    });
  const look = isOver ? 'border-primary bg-glow-soft' : 'border-control bg-ground';
  return (
    <button
      type="button"
      disabled={isFull || isLoading}
      onClick={() => onAdd(window)}
      onDragOver={(event) => {
        if (!holdsVisit(event.nativeEvent) || isFull) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        move(droppedVisit(event));
      }}
      className={`min-h-11 w-full rounded-xl border px-2 py-1 text-left text-sm hover:border-primary disabled:border-line disabled:bg-band disabled:text-ink-soft ${look} ${draggedLead ? 'border-dashed' : ''}`}
    >
      <span className="sr-only">{`${content.add}: ${formatWholeDay(date, language)}, `}</span>
      <span className="block font-medium">{formatVisitHours(window, language)}</span>{' '}
      <span className="block text-ink-soft">{content.free(free)}</span>
    </button>
  );
}

/** Returns a short day, such as 'Mon 30'. */
function shortDay(date: string, language: 'en' | 'es'): string {
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${date}T00:00Z`))} ${Number(date.slice(-2))}`;
}

interface WindowBoardProps {
  days: Days;
  onAdd: (window: OfficeWindow) => void;
}

/** The coming visit windows of some days. The board stays in view while a visit is dragged. */
export function WindowBoard({ days, onAdd }: WindowBoardProps) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const draggedLead = useDraggedLead();
  const { currentData } = useGetVisitDaysQuery(days);
  const coming = currentData?.windows.filter((window) => isToCome(window)) ?? [];
  if (coming.length === 0) return null;
  return (
    <section
      aria-label={content.board}
      className={`hidden rounded-2xl border border-line bg-ground p-3 md:block print:hidden ${draggedLead ? 'sticky top-2 z-20 shadow-lg' : ''}`}
    >
      <ul className="grid auto-cols-fr grid-flow-col gap-2">
        {daysOf(days).map((date) => {
          const ofDay = coming.filter((window) => window.date === date);
          return (
            <li key={date} className="min-w-0 space-y-2">
              <p className="text-sm font-semibold first-letter:uppercase">
                <span aria-hidden>{shortDay(date, language)}</span>
                <span className="sr-only">{formatWholeDay(date, language)}</span>
              </p>
              {ofDay.length === 0 && <p className="text-sm text-ink-soft">{content.noneOnDay}</p>}
              {ofDay.map((window) => (
                <BoardWindow key={window.windowId} window={window} draggedLead={draggedLead} onAdd={onAdd} />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
