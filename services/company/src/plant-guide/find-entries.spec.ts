import { findEntries, type NamedEntry } from './find-entries.js';
import { guideEntryNames } from './guide-entry-name.js';
import { shippedGuide } from './shipped-guide.js';

const shipped = guideEntryNames(shippedGuide);
const firstSlug = (query: string) => findEntries(shipped, query)[0]?.slug;
const slugsOf = (query: string) => findEntries(shipped, query).map(({ slug }) => slug);

it.each([
  ['cocoplum', 'cocoplum'],
  ['coco plum', 'cocoplum'],
  ['COCOPLUM', 'cocoplum'],
  ['icaco', 'cocoplum'],
  ['Crysobalanus', 'cocoplum'],
  ['bugambilia', 'bougainvillea'],
  ['boganvilla', 'bougainvillea'],
  ['vuganvilla', 'bougainvillea'],
  ['bouganvi', 'bougainvillea'],
  ['hibiscos', 'hibiscus'],
  ['ibisco', 'hibiscus'],
  ['palma real', 'royal-palm'],
  ['palmas reales', 'royal-palm'],
  ['palmera real', 'royal-palm'],
  ['palmera de coco', 'coconut-palm'],
  ['queenpalm', 'queen-palm'],
  ['st agustine grass', 'st-augustinegrass'],
  ['san agustin', 'st-augustinegrass'],
  ['almacigo', 'gumbo-limbo'],
  ['gumbolimbo', 'gumbo-limbo'],
  ['Roystonea', 'royal-palm'],
  ['quercus virginiana', 'live-oak'],
  ['simpson stopper', 'simpsons-stopper'],
  ['Simpson’s stoper', 'simpsons-stopper'],
  ['poinciana', 'royal-poinciana'],
  ['framboyan', 'royal-poinciana'],
  ['ixoras', 'ixora'],
  ['chinches', 'chinch-bug'],
  ['cinch bug', 'chinch-bug'],
  ['frizzletop', 'palm-manganese-deficiency'],
  ['brown patch', 'large-patch'],
  ['mosca blanca del ficus', 'ficus-whitefly'],
  ['ganoderma', 'ganoderma-butt-rot'],
  ['web worm', 'tropical-sod-webworm'],
])('finds %s first as %s', (query, slug) => {
  expect(firstSlug(query)).toBe(slug);
});

it('finds all that a word begins', () => {
  expect(slugsOf('palma')).toEqual(expect.arrayContaining(['royal-palm', 'queen-palm', 'sabal-palm']));
  expect(slugsOf('magno')).toEqual(['southern-magnolia']);
});

it('finds what a sentence names', () => {
  expect(firstSlug('How often do I water st augustine grass in winter?')).toBe('st-augustinegrass');
  expect(firstSlug('¿Pueden podar mis palmas reales antes de junio?')).toBe('royal-palm');
  expect(slugsOf('Do you work on Sundays?')).toEqual([]);
});

it.each(['', '   ', '?!', 'zzzzzzzz', '漢字'])('finds nothing for “%s”', (query) => {
  expect(slugsOf(query)).toEqual([]);
});

const entry = (slug: string, en: string, es: string, ...words: string[]): NamedEntry => ({
  slug,
  name: { en, es },
  words,
});

describe('with a list of its own', () => {
  const entries = [
    entry('foxtail', 'Foxtail palm', 'Palma cola de zorro', 'royal foxtail'),
    entry('royal', 'Royal palm', 'Palma real', 'Roystonea regia'),
    entry('royal-poinciana', 'Royal poinciana', 'Framboyán'),
  ];
  const found = (query: string) => findEntries(entries, query).map(({ slug }) => slug);

  it('puts a whole name first, then beginnings, names before synonyms', () => {
    expect(found('royal palm')[0]).toBe('royal');
    expect(found('royal')).toEqual(['royal', 'royal-poinciana', 'foxtail']);
  });

  it('puts what is spelled right before what is not', () => {
    const similar = [entry('cocina', 'Cocinero', 'Cocinero'), entry('coconut', 'Cocotero', 'Cocotero')];

    expect(findEntries(similar, 'cocotero').map(({ slug }) => slug)).toEqual(['coconut']);
  });

  it('reads no more of a query than a name can need', () => {
    expect(found(`${'lorem '.repeat(5000)}royal palm`)).toEqual([]);
  });
});

it('finds nothing for a mango, which the guide does not have', () => {
  expect(slugsOf('mango')).toEqual([]);
});
