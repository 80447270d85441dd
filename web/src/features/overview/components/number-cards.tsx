import { overviewContent } from '../../../content/overview';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadFigures, PeriodFigures } from '../../../types/api';
import { formatDollars, formatMinutes, formatShare } from '../format-figure';

interface Card {
  title: string;
  read: (period: PeriodFigures) => string;
  hint: (period: PeriodFigures) => string;
}

function useCards(): Card[] {
  const { cards } = useContent(overviewContent);
  const language = useLanguage();
  const ninety = ({ ninety: minutes }: PeriodFigures['minutesToClaim']) =>
    minutes === null ? cards.noTimes : cards.ninety(formatMinutes(minutes));
  return [
    {
      title: cards.leads,
      read: ({ leads }) => String(leads),
      hint: ({ quotes, contacts }) => cards.leadsHint(quotes, contacts),
    },
    {
      title: cards.promise,
      read: ({ claimedWithinPromise }) => formatShare(claimedWithinPromise, language),
      hint: ({ claimedWithinPromise: { within, of } }) => cards.promiseHint(within, of),
    },
    {
      title: cards.claim,
      read: ({ minutesToClaim }) => formatMinutes(minutesToClaim.median),
      hint: ({ minutesToClaim }) => ninety(minutesToClaim),
    },
    {
      title: cards.answer,
      read: ({ minutesToAnswer }) => formatMinutes(minutesToAnswer.median),
      hint: ({ minutesToAnswer }) => ninety(minutesToAnswer),
    },
    {
      title: cards.won,
      read: ({ won }) => String(won.count),
      hint: ({ won }) => cards.wonHint(formatDollars(won.cents, language)),
    },
  ];
}

export function NumberCards({ figures }: { figures: LeadFigures }) {
  const { compared } = useContent(overviewContent);
  const cards = useCards();
  const { current, before, yearBefore } = figures;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-5">
      {cards.map(({ title, read, hint }, index) => (
        <li
          key={title}
          className={`rounded-2xl border border-line bg-ground p-4 ${index === 0 ? 'max-md:col-span-2' : ''}`}
        >
          <h3 className="font-sans text-base font-medium">{title}</h3>
          <p className="font-display text-heading leading-tight">{read(current)}</p>
          <p className="text-sm">{hint(current)}</p>
          <p className="mt-1 text-sm text-ink-soft">{compared(read(before), read(yearBefore))}</p>
        </li>
      ))}
    </ul>
  );
}
