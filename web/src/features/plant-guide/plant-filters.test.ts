import { testGuide } from '../../testing/plant-guide';
import { guidePages } from './guide-pages';
import type { PlantsPage } from './page-types';
import { filterPlants, type PlantFilters, readFilters, writeFilters } from './plant-filters';

const [list] = guidePages(testGuide, '');
const plants = (list?.data as PlantsPage | undefined)?.plants ?? [];
const found = (filters: Partial<PlantFilters>) =>
  filterPlants(plants, { query: '', traits: [], ...filters }).map(({ slug }) => slug);

describe('the filters of the list of plants', () => {
  it('finds plants by common, scientific and Spanish names and synonyms, misspelled too', () => {
    expect(found({ query: 'sea ixora' })[0]).toBe('sea-ixora');
    expect(found({ query: 'cycas noctis' })).toEqual(['night-fern-cycad']);
    expect(found({ query: 'palma de bahia' })).toEqual(['bay-palm']);
    expect(found({ query: 'jungel flame' })).toEqual(['sea-ixora']);
    expect(found({ query: 'tulip' })).toEqual([]);
  });

  it('asks for everything at once', () => {
    expect(found({ group: 'shrub' })).toEqual(['sea-ixora', 'night-fern-cycad']);
    expect(found({ traits: ['native'] })).toEqual(['bay-palm']);
    expect(found({ traits: ['salt'] })).toEqual(['bay-palm']);
    expect(found({ traits: ['shade'] })).toEqual(['sea-ixora', 'night-fern-cycad']);
    expect(found({ group: 'shrub', traits: ['shade', 'native'] })).toEqual([]);
  });

  it('are what the address says, and nothing else', () => {
    const filters: PlantFilters = { query: 'palma & más', group: 'palm', traits: ['native', 'shade'] };

    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(readFilters('?group=weed&native=perhaps&other=1')).toEqual({ query: '', traits: [] });
    expect(writeFilters({ query: '', traits: [] })).toBe('');
  });
});
