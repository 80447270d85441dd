import type { Month, ServiceGuide } from '@sandhill/company/guides/service-guide.js';
import { serviceGuidesContent } from '../../../content/service-guides';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { BlockProps } from './block-props';

type Season = ServiceGuide['seasons'][number];

const isWithin = (month: number, { from, to }: { from: Month; to: Month }) =>
  from <= to ? month >= from && month <= to : month >= from || month <= to;

function MonthRange({ season }: { season: Season }) {
  const { months, range } = useContent(serviceGuidesContent);
  return range(months[season.from - 1] ?? '', months[season.to - 1] ?? '');
}

/**
 * A strip of twelve months, in which the season's months are highlighted. It is hidden from screen readers, because the
 * text beside it says the same.
 */
function MonthStrip({ season }: { season: Season }) {
  const { months } = useContent(serviceGuidesContent);
  return (
    <span aria-hidden className="grid grid-cols-12 gap-0.5 text-center text-xs font-semibold uppercase">
      {months.map((name, index) => (
        <span
          key={name}
          className={`py-1.5 first:rounded-l-full last:rounded-r-full ${isWithin(index + 1, season) ? 'bg-glow text-ink' : 'bg-current/10'}`}
        >
          <span className={isWithin(index + 1, season) ? '' : 'opacity-80'}>{name.charAt(0)}</span>
        </span>
      ))}
    </span>
  );
}

function SeasonsTitle({ guide }: BlockProps) {
  return <h2 className="text-title">{guide.seasonsTitle[useLanguage()]}</h2>;
}

export function SeasonMonths({ guide }: BlockProps) {
  const language = useLanguage();
  return (
    <>
      <SeasonsTitle guide={guide} />
      <ul className="mt-8 divide-y divide-current/20 border-y border-current/20">
        {guide.seasons.map((season) => (
          <li key={season.title.en} className="grid gap-x-10 gap-y-3 py-5 lg:grid-cols-[2fr_3fr]">
            <div>
              <h3 className="text-xl">{season.title[language]}</h3>
              <p className="mb-2 text-sm font-semibold">
                <MonthRange season={season} />
              </p>
              <MonthStrip season={season} />
            </div>
            <p className="reading-width self-center">{season.text[language]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function SeasonYear({ guide }: BlockProps) {
  const language = useLanguage();
  return (
    <>
      <SeasonsTitle guide={guide} />
      <ul className="mt-6 grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {guide.seasons.map((season) => (
          <li key={season.title.en} className="rounded-2xl bg-ground p-3 text-ink max-sm:text-sm sm:p-5">
            <p className="mb-1 text-sm font-semibold text-link">
              <MonthRange season={season} />
            </p>
            <h3 className="text-lg sm:text-xl">{season.title[language]}</h3>
            <p className="mt-2">{season.text[language]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function SeasonNotes({ guide }: BlockProps) {
  const language = useLanguage();
  return (
    <>
      <SeasonsTitle guide={guide} />
      <ul className="mt-8 grid gap-8 md:grid-cols-2">
        {guide.seasons.map((season) => (
          <li key={season.title.en} className="border-l-4 border-glow pl-5">
            <h3 className="text-xl">{season.title[language]}</h3>
            <p className="text-sm font-semibold">
              <MonthRange season={season} />
            </p>
            <p className="mt-2 reading-width">{season.text[language]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
