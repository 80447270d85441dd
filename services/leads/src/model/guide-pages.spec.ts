import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { entriesOf, publishedSlugs } from './guide-pages.js';

const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug): GuideEntryName => ({
  kind: 'plant',
  slug,
  name: { en: slug, es: slug },
  words: [],
}));

describe(publishedSlugs, () => {
  it.each([
    [
      ['b', 'a'],
      ['b', 'a'],
    ],
    [
      ['a', 'unknown', 'b'],
      ['a', 'b'],
    ],
    [
      ['a', 'a', 'b', 'a'],
      ['a', 'b'],
    ],
    [
      ['x', 'y', 'z', 'w', 'v', 'f', 'e', 'd', 'c', 'b', 'a'],
      ['f', 'e', 'd', 'c', 'b'],
    ],
    [[], []],
  ])('keeps of %j the first five published ones: %j', (sent, kept) => {
    expect(publishedSlugs(sent, entries)).toEqual(kept);
  });
});

describe(entriesOf, () => {
  it('has them in the order of the slugs, without those that are no longer published', () => {
    expect(entriesOf(['c', 'gone', 'a'], entries).map(({ slug }) => slug)).toEqual(['c', 'a']);
  });
});
