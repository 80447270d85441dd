import { plantGroups, type PlantGroup } from '@sandhill/company/plant-guide/plant.js';
import { useDeferredValue, useMemo } from 'react';
import { LocalLink } from '../../../components/site/local-link';
import { Button, buttonClass } from '../../../components/ui/button';
import { controlClass } from '../../../components/ui/field';
import { plantGuideContent } from '../../../content/plant-guide';
import { useClientLocation } from '../../../hooks/use-client-location';
import { useQueryChange } from '../../../hooks/use-query-change';
import { useSearchText } from '../../../hooks/use-search-text';
import { useContent } from '../../../lib/language-context';
import type { PlantCard as Plant } from '../page-types';
import {
  filterPlants,
  type PlantFilters,
  readFilters,
  type Trait,
  traits,
  writeFilters,
} from '../plant-filters';
import { ChoiceChips } from './choice-chips';
import { PlantCard } from './plant-card';
import { guidePaths } from '../guide-paths';

const allGroups = ['all', ...plantGroups] as const;

function usePlantFilters() {
  const { search } = useClientLocation();
  const changeQuery = useQueryChange();
  const filters = readFilters(search);
  return {
    filters,
    change: (changes: Partial<PlantFilters>, how?: { isReplaced: boolean }) =>
      changeQuery(writeFilters({ ...filters, ...changes }), how),
  };
}

function NoPlant({ onShowAll }: { onShowAll: () => void }) {
  const content = useContent(plantGuideContent);
  return (
    <div className="mx-auto max-w-xl rounded-2xl border border-line bg-ground p-8 text-center">
      <h2 className="text-heading">{content.noneTitle}</h2>
      <p className="mt-2">{content.noneText}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <LocalLink to={guidePaths.question(content.subject)} className={buttonClass('action')}>
          {content.whatIsIt}
        </LocalLink>
        <Button variant="outline" onClick={onShowAll}>
          {content.showAll}
        </Button>
      </div>
    </div>
  );
}

/** The list of plants with search and filters. The URL contains the search and the filters. */
export function PlantList({ plants }: { plants: Plant[] }) {
  const content = useContent(plantGuideContent);
  const { filters, change } = usePlantFilters();
  const { field, text, onInput } = useSearchText<HTMLInputElement>(filters.query, (query) =>
    change({ query }, { isReplaced: true }),
  );
  const asked = useDeferredValue(writeFilters({ ...filters, query: text }));
  const shown = useMemo(() => filterPlants(plants, readFilters(asked)), [plants, asked]);
  const pressTrait = (trait: Trait) =>
    change({
      traits: filters.traits.includes(trait)
        ? filters.traits.filter((other) => other !== trait)
        : [...filters.traits, trait],
    });
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-[2fr_3fr] lg:gap-x-10">
        <div>
          <label htmlFor="plant-search" className="mb-1 block font-medium">
            {content.search}
          </label>
          <input
            id="plant-search"
            ref={field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="plant-search-hint"
            onInput={onInput}
            className={controlClass}
          />
          <p id="plant-search-hint" className="mt-1 text-sm text-ink-soft">
            {content.searchHint}
          </p>
        </div>
        <div className="space-y-3">
          <ChoiceChips
            label={content.filterGroup}
            choices={allGroups.map((id) => ({ id, label: id === 'all' ? content.all : content.groups[id] }))}
            chosen={[filters.group ?? 'all']}
            onPress={(id) => change({ group: id === 'all' ? undefined : (id satisfies PlantGroup) })}
          />
          <ChoiceChips
            label={content.filterTraits}
            choices={traits.map((id) => ({ id, label: content.traits[id] }))}
            chosen={filters.traits}
            onPress={pressTrait}
          />
        </div>
      </div>
      <output className="my-4 block font-semibold">{content.count(shown.length)}</output>
      {shown.length > 0 ? (
        <>
          <h2 className="sr-only">{content.found}</h2>
          <ul data-long-list className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
            {shown.map((plant) => (
              <li key={plant.slug}>
                <PlantCard plant={plant} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoPlant onShowAll={() => change({ query: '', group: undefined, traits: [] })} />
      )}
    </>
  );
}
