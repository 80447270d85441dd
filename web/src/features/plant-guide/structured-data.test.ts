import { aPlant, testGuide } from '../../testing/plant-guide';
import { guidePages } from './guide-pages';
import { guideStructuredData } from './structured-data';

const dataAt = (path: string, language: 'en' | 'es', guide = testGuide) => {
  globalThis.sandhillPage = guidePages(guide, '').find(({ data }) => data.path === path)?.data;
  return guideStructuredData(path, language);
};

describe('structured data of the guide', () => {
  afterEach(() => (globalThis.sandhillPage = undefined));

  it('is a page about a taxon, without a review that no one made', () => {
    const [page, trail] = dataAt('/plants/bay-palm', 'es') as object[];

    expect(page).toMatchObject({
      '@type': 'WebPage',
      name: 'Palma de bahía',
      url: '__PUBLIC_URL__/es/plants/bay-palm',
      inLanguage: 'es',
      about: {
        '@type': 'Taxon',
        name: 'Palma maris',
        alternateName: ['Bay palm', 'Palma de bahía', 'palmito'],
      },
      citation: [{ '@type': 'CreativeWork', url: 'https://extension.test/plants' }],
    });
    expect(page).not.toHaveProperty('reviewedBy');
    expect(page).not.toHaveProperty('lastReviewed');
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('names who signed an entry', () => {
    const plants = [aPlant({ checkedBy: 'Ruth Perez' })];

    expect(dataAt('/plants/sea-ixora', 'en', { plants, issues: [] })).toContainEqual(
      expect.objectContaining({
        reviewedBy: { '@type': 'Person', name: 'Ruth Perez' },
        lastReviewed: '2026-11-22',
      }),
    );
  });

  it('is nothing of the guide on its lists and on other pages', () => {
    expect(dataAt('/plants', 'en')).toBeUndefined();
    expect(dataAt('/contact', 'en')).toBeUndefined();
  });
});
