import { aProject } from '../../../testing/factories';
import { isUnused, pagesOfPicture } from './pages-of-picture';

const pathsOf = (wanted: Parameters<typeof aProject>[0]) =>
  pagesOfPicture(aProject(wanted)).map(({ path }) => path);

describe(pagesOfPicture.name, () => {
  it.each(['landscape-design', 'grapple-truck'])(
    'names the page that shows gallery pictures of %s',
    (category) => {
      expect(pathsOf({ category, placement: 'gallery' })).toEqual(['/gallery', `/services/${category}`]);
      expect(isUnused(aProject({ category, placement: 'gallery' }))).toBe(false);
    },
  );

  it.each([
    ['irrigation', 'gallery', ['/gallery']],
    ['landscape-design', 'featured', ['/gallery', '/']],
    ['landscape-design', 'hero', ['/services/landscape-design']],
    ['landscaping', 'hero', []],
  ] as const)('leads from %s, placement %s, to %j', (category, placement, paths) => {
    expect(pathsOf({ category, placement })).toEqual(paths);
  });

  it.each([
    [{ placement: 'gallery', section: null }, true],
    [{ placement: 'gallery', section: 'gallery' }, false],
    [{ placement: 'gallery', section: 'about' }, false],
    [{ placement: 'featured', section: null }, false],
  ] as const)('finds %j unused: %s', (wanted, expected) => {
    expect(isUnused(aProject({ category: 'irrigation', ...wanted }))).toBe(expected);
  });
});
