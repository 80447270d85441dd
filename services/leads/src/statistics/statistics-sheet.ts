import { byteOrderMark, csvLine } from '../inbox/export/csv.js';
import type { FigureResponse, LeadFiguresResponse, PeriodFiguresResponse } from './statistics.response.js';

type Cell = string | number;

const lists: Record<string, (period: PeriodFiguresResponse) => FigureResponse[]> = {
  Status: ({ byStatus }) => byStatus,
  Source: ({ bySource }) => bySource,
  Service: ({ byService }) => byService,
  Area: ({ byArea }) => byArea,
  Language: ({ byLanguage }) => byLanguage,
  'First page': ({ byFirstPage }) => byFirstPage,
  'Guide page': ({ byGuidePage }) => byGuidePage,
  'Lost because': ({ lostReasons }) => lostReasons,
};

const numbers: Record<string, (period: PeriodFiguresResponse) => Cell> = {
  From: ({ from }) => from,
  To: ({ to }) => to,
  Leads: ({ leads }) => leads,
  Quotes: ({ quotes }) => quotes,
  Messages: ({ contacts }) => contacts,
  Spam: ({ spam }) => spam,
  'Minutes to claim, median': ({ minutesToClaim }) => minutesToClaim.median ?? '',
  'Minutes to claim, 90 %': ({ minutesToClaim }) => minutesToClaim.ninety ?? '',
  'Minutes to answer, median': ({ minutesToAnswer }) => minutesToAnswer.median ?? '',
  'Minutes to answer, 90 %': ({ minutesToAnswer }) => minutesToAnswer.ninety ?? '',
  'Claimed within the promise': ({ claimedWithinPromise }) => claimedWithinPromise.within,
  'Claimed or late': ({ claimedWithinPromise }) => claimedWithinPromise.of,
  Won: ({ won }) => won.count,
  'Won ($)': ({ won }) => (won.cents / 100).toFixed(2),
};

/**
 * Returns the figures as CSV: a line for each figure, a column for each period. Minutes are those of the office's
 * hours.
 */
export function figuresSheet({ current, before, yearBefore }: LeadFiguresResponse): string {
  const periods = [current, before, yearBefore];
  const lines: Cell[][] = [
    ['Figure', 'Of', 'Period', 'Period before', 'Year before'],
    ...Object.entries(numbers).map(([name, read]) => [name, '', ...periods.map(read)]),
    ...Object.entries(lists).flatMap(([name, read]) => {
      const columns = periods.map((period) => new Map(read(period).map(({ key, count }) => [key, count])));
      const keys = new Set(columns.flatMap((column) => [...column.keys()]));
      return [...keys].map((key) => [name, key, ...columns.map((column) => column.get(key) ?? 0)]);
    }),
  ];
  return byteOrderMark + lines.map((line) => csvLine(line)).join('');
}
