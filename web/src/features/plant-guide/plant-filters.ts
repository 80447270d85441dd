import { findEntries } from '@sandhill/company/plant-guide/find-entries.js';
import { type PlantGroup, plantGroups } from '@sandhill/company/plant-guide/plant.js';
import type { PlantCard } from './page-types';

export const traits = ['native', 'salt', 'shade'] as const;
export type Trait = (typeof traits)[number];

export interface PlantFilters {
  query: string;
  group?: PlantGroup;
  traits: Trait[];
}

/** Conditions for each trait. `GET /api/plants` has the same conditions. */
const has: Record<Trait, (plant: PlantCard) => boolean> = {
  native: ({ isNative }) => isNative,
  salt: ({ salt }) => salt === 'high',
  shade: ({ light }) => light.some((one) => one !== 'sun'),
};

/** Reads the filters from the query of a URL. Ignores unknown filters. */
export function readFilters(search: string): PlantFilters {
  const query = new URLSearchParams(search);
  return {
    query: query.get('q') ?? '',
    group: plantGroups.find((group) => group === query.get('group')),
    traits: traits.filter((trait) => query.get(trait) === 'true'),
  };
}

export function writeFilters({ query, group, traits: asked }: PlantFilters): string {
  const written = new URLSearchParams({
    ...(query && { q: query }),
    ...(group && { group }),
    ...Object.fromEntries(asked.map((trait) => [trait, 'true'])),
  }).toString();
  return written && `?${written}`;
}

/** Returns the plants that match all filters. With a search, they are in the order of the search results. */
export function filterPlants(plants: readonly PlantCard[], filters: PlantFilters): PlantCard[] {
  const { query, group, traits: asked } = filters;
  const fitting = plants.filter(
    (plant) => (!group || plant.group === group) && asked.every((trait) => has[trait](plant)),
  );
  return query.trim() === '' ? fitting : findEntries(fitting, query);
}
