import { aPlant, anIssue, testGuide } from '../../testing/plant-guide';
import { guidePages } from './guide-pages';
import type { PlantPage, PlantsPage, ProblemPage, ProblemsPage } from './page-types';

const pageAt = <Data>(path: string, guide = testGuide) =>
  guidePages(guide, '/site/finder.json').find(({ data }) => data.path === path)?.data as Data;

describe(guidePages, () => {
  it('has a page for each list and entry', () => {
    expect(guidePages(testGuide, '').map(({ data }) => data.path)).toEqual([
      '/plants',
      '/plant-problems',
      '/plants/sea-ixora',
      '/plants/bay-palm',
      '/plants/night-fern-cycad',
      '/plant-problems/pale-leaves',
      '/plant-problems/spotted-fronds',
      '/plant-problems/brown-patch',
    ]);
  });

  it('has both lists where nothing is published', () => {
    expect(guidePages({ plants: [], issues: [] }, '').map(({ data }) => data.path)).toEqual([
      '/plants',
      '/plant-problems',
    ]);
  });

  it('links entries that are published alone', () => {
    expect(pageAt<PlantPage>('/plants/bay-palm').issues.map(({ slug }) => slug)).toEqual([
      'brown-patch',
      'spotted-fronds',
    ]);
    const problem = pageAt<ProblemPage>('/plant-problems/spotted-fronds');
    expect(problem.lookAlikes.map(({ slug }) => slug)).toEqual(['pale-leaves']);
    expect(problem.plants.map(({ slug }) => slug)).toEqual(['bay-palm']);
  });

  it('names the finder’s file', () => {
    expect(pageAt<ProblemsPage>('/plant-problems').finder).toBe('/site/finder.json');
  });

  it('shows the entry’s own picture, else what tells most of it, else its group’s', () => {
    const guide = {
      plants: [aPlant({ imageUrl: '/media/abc/800.webp' }), aPlant({ slug: 'other', imageUrl: null })],
      issues: [
        anIssue({ signs: [{ sign: 'orange-spotted-fronds', weight: 3 }] }),
        anIssue({ slug: 'other', groups: ['tree'] }),
      ],
    };

    expect(pageAt<PlantsPage>('/plants', guide).plants.map(({ picture }) => picture)).toEqual([
      '/media/abc/800.webp',
      '/guide/group-shrub.svg',
    ]);
    expect(pageAt<ProblemsPage>('/plant-problems', guide).issues.map(({ picture }) => picture)).toEqual([
      '/guide/sign-orange-spotted-fronds.svg',
      '/guide/group-tree.svg',
    ]);
  });

  it('has English texts, marked, where a Spanish one is missing', () => {
    const guide = {
      plants: [aPlant({ descriptionEs: '' })],
      issues: [anIssue({ causesEs: [] })],
    };

    expect(pageAt<PlantPage>('/plants/sea-ixora', guide).plant.description).toMatchObject({
      es: 'A shrub with red flowers.\n\nIt grows slowly.',
      isEnglishOnly: true,
    });
    expect(pageAt<ProblemPage>('/plant-problems/pale-leaves', guide).issue.causes).toEqual({
      en: ['Lime in the soil'],
      es: ['Lime in the soil'],
      isEnglishOnly: true,
    });
  });
});
