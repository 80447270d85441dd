import { ArrowRight } from 'lucide-react';
import { LocalLink } from '../../../components/site/local-link';
import { plantGuideContent } from '../../../content/plant-guide';
import { useContent, useLanguage } from '../../../lib/language-context';
import { textProps } from '../../../lib/site';
import type { IssueCard, PlantCard } from '../page-types';
import { GuidePicture } from './guide-picture';
import { guidePaths } from '../guide-paths';

interface EntryCardProps {
  entry: IssueCard | PlantCard;
  to: string;
  note: string;
  noteLang?: string;
}

function EntryCard({ entry, to, note, noteLang }: EntryCardProps) {
  const language = useLanguage();
  return (
    <li className="relative flex items-stretch overflow-hidden rounded-2xl border border-line bg-ground transition-shadow duration-200 hover:shadow-lg">
      <GuidePicture src={entry.picture} className="w-24 shrink-0 bg-band sm:w-28" />
      <div className="min-w-0 grow self-center p-3 sm:p-4">
        <LocalLink
          to={to}
          className="font-display text-lg text-link underline-offset-4 after:absolute after:inset-0 hover:underline"
          {...textProps(entry.name, language)}
        />
        <p lang={noteLang} className={`text-ink-soft ${noteLang ? 'italic' : ''}`}>
          {note}
        </p>
      </div>
      <ArrowRight aria-hidden className="mr-4 size-5 shrink-0 self-center text-primary max-sm:hidden" />
    </li>
  );
}

const grid = 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]';

export function IssueLinks({ issues }: { issues: IssueCard[] }) {
  const { severities } = useContent(plantGuideContent);
  return (
    <ul className={grid}>
      {issues.map((issue) => (
        <EntryCard
          key={issue.slug}
          entry={issue}
          to={guidePaths.problem(issue.slug)}
          note={severities[issue.severity]}
        />
      ))}
    </ul>
  );
}

export function PlantLinks({ plants }: { plants: PlantCard[] }) {
  return (
    <ul className={grid}>
      {plants.map((plant) => (
        <EntryCard
          key={plant.slug}
          entry={plant}
          to={guidePaths.plant(plant.slug)}
          note={plant.scientificName}
          noteLang="la"
        />
      ))}
    </ul>
  );
}
