import { useId } from 'react';
import { overviewContent } from '../../../content/overview';
import { useContent } from '../../../lib/language-context';
import type { LeadFigures } from '../../../types/api';

export type ListName =
  'bySource' | 'byService' | 'byArea' | 'byLanguage' | 'byFirstPage' | 'byGuidePage' | 'lostReasons';

interface Row {
  key: string;
  now: number;
  before: number;
  yearBefore: number;
}

/**
 * Returns a row for each key that occurs in any of the three periods. Keys with the highest count in the current period
 * come first.
 */
function rowsOf({ current, before, yearBefore }: LeadFigures, list: ListName): Row[] {
  const periods = [current, before, yearBefore].map(
    (period) => new Map(period[list].map(({ key, count }) => [key, count])),
  );
  const keys = new Set(periods.flatMap((period) => [...period.keys()]));
  return [...keys]
    .map((key) => {
      const [now = 0, last = 0, year = 0] = periods.map((period) => period.get(key) ?? 0);
      return { key, now, before: last, yearBefore: year };
    })
    .sort((one, other) => other.now - one.now || other.before - one.before);
}

const number = 'py-1.5 pl-2 sm:pl-3 text-right align-top tabular-nums';

interface FigureTableProps {
  figures: LeadFigures;
  list: ListName;
  nameOf: (key: string) => string;
}

export function FigureTable({ figures, list, nameOf }: FigureTableProps) {
  const content = useContent(overviewContent);
  const id = useId();
  const rows = rowsOf(figures, list);
  const max = Math.max(1, ...rows.map(({ now }) => now));
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-x-auto rounded-2xl border border-line p-4 sm:p-5"
    >
      <h3 id={id} className="text-lg">
        {content.lists[list]}
      </h3>
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{content.none}</p>
      ) : (
        <table aria-labelledby={id} className="mt-2 w-full text-left">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th className="font-normal">
                <span className="sr-only">{content.lists[list]}</span>
              </th>
              <th className={`${number} font-normal`}>{content.period}</th>
              <th className={`${number} font-normal`}>{content.before}</th>
              <th className={`${number} font-normal`}>{content.yearBefore}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, now, before, yearBefore }) => (
              <tr key={key}>
                <th className="w-full py-1.5 font-normal hyphens-auto wrap-anywhere">
                  {nameOf(key)}
                  <span
                    aria-hidden
                    style={{ width: `${(now / max) * 100}%` }}
                    className="mt-0.5 block h-1.5 rounded-full bg-primary-bright forced-colors:bg-[CanvasText]"
                  />
                </th>
                <td className={`${number} font-semibold`}>{now}</td>
                <td className={`${number} text-ink-soft`}>{before}</td>
                <td className={`${number} text-ink-soft`}>{yearBefore}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
