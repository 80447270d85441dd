import { useId } from 'react';
import { overviewContent } from '../../../content/overview';
import { formatDay } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { PeriodFigures } from '../../../types/api';

type Series = PeriodFigures['series'];

/** Height of the chart in its own units. The chart is as wide as its box. */
const height = 100;
const gap = 0.2;

function Bars({ series, max }: { series: Series; max: number }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${series.length} ${height}`}
      preserveAspectRatio="none"
      className="h-40 w-full border-b border-line text-primary-bright"
    >
      {series.map(({ day, count }, index) => {
        const tall = (count / max) * height;
        return (
          <rect
            key={day}
            x={index + gap / 2}
            y={height - tall}
            width={1 - gap}
            height={tall}
            fill="currentColor"
          >
            <title>{`${day}: ${count}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

export function DayChart({ series, total }: { series: Series; total: number }) {
  const { chart } = useContent(overviewContent);
  const language = useLanguage();
  const id = useId();
  const max = Math.max(1, ...series.map(({ count }) => count));
  const [first, last] = [series[0], series.at(-1)];
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line p-4 sm:p-5">
      <h3 id={id} className="text-lg">
        {chart.title}
      </h3>
      <p className="text-sm text-ink-soft">{chart.summary(total, max)}</p>
      <div className="mt-2">
        <Bars series={series} max={max} />
        <p aria-hidden className="mt-1 flex justify-between text-sm text-ink-soft">
          <span>{first && formatDay(first.day, language)}</span>
          <span>{last && formatDay(last.day, language)}</span>
        </p>
      </div>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
          {chart.table}
        </summary>
        <table aria-labelledby={id} className="w-full max-w-md text-left">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th className="py-1 font-normal">{chart.day}</th>
              <th className="py-1 text-right font-normal">{chart.count}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {series.map(({ day, count }) => (
              <tr key={day}>
                <th className="py-1 font-normal">{formatDay(day, language)}</th>
                <td className="py-1 text-right tabular-nums">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
