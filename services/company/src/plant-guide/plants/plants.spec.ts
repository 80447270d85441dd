import { plants } from './all.js';

const slugs = [
  'bismarck-palm',
  'bougainvillea',
  'christmas-palm',
  'coconut-palm',
  'cocoplum',
  'coontie',
  'croton',
  'dune-sunflower',
  'firebush',
  'foxtail-palm',
  'gumbo-limbo',
  'hibiscus',
  'ixora',
  'live-oak',
  'mahogany',
  'muhly-grass',
  'oleander',
  'podocarpus',
  'queen-palm',
  'royal-palm',
  'royal-poinciana',
  'sabal-palm',
  'sago',
  'silver-buttonwood',
  'simpsons-stopper',
  'small-leaf-clusia',
  'southern-magnolia',
  'st-augustinegrass',
  'sylvester-date-palm',
  'weeping-fig',
];

const issueSlugs = [
  'lethal-bronzing',
  'ganoderma-butt-rot',
  'palm-potassium-deficiency',
  'palm-manganese-deficiency',
  'palm-magnesium-deficiency',
  'fusarium-wilt-of-queen-palm',
  'ficus-whitefly',
  'rugose-spiraling-whitefly',
  'sooty-mold',
  'chinch-bug',
  'tropical-sod-webworm',
  'large-patch',
  'take-all-root-rot',
  'gray-leaf-spot',
  'ixora-chlorosis',
  'oleander-caterpillar',
  'cycad-aulacaspis-scale',
  'pink-hibiscus-mealybug',
  'salt-and-wind-burn',
  'irrigation-fault',
];

/** Matches an amount of a product. No text may give one, because the label decides it. */
const dose =
  /\d[\d.,/]*\s?(lbs?|pounds?|oz|ounces?|grams?|ml|liters?|teaspoons?|tablespoons?|cups?|ppm|libras?|onzas?|gramos?|mililitros?|litros?|cucharad\w+|tazas?)\b|gallons? per|per gallon|galones por|por galón|\d+-\d+-\d+/i;

const informal = /(?<!\p{L})(tú|tu|tus|te|ti|puedes|debes|tienes)(?!\p{L})/iu;

const wordsIn = (...texts: string[]) => texts.join(' ').split(/\s+/).length;
const headingsOf = (care: string) => care.split('\n').map((line) => line.split(': ')[0] ?? '');

it('lists the thirty plants once each, in the order of their names', () => {
  const names = plants.map(({ name }) => name);

  expect(plants.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

describe.each(plants)('the entry of $slug', (plant) => {
  const english = [plant.description, plant.careInstructions, plant.floridaSpecific];
  const spanish = [plant.descriptionEs, plant.careInstructionsEs, plant.floridaSpecificEs];
  const texts = [...english, ...spanish];

  it('has the same paragraphs in both languages', () => {
    const paragraphs = [plant.description, plant.descriptionEs].map((text) => text.split('\n\n'));

    expect(paragraphs[0]).toHaveLength(paragraphs[1]?.length ?? 0);
    expect(english.filter((text, index) => text === spanish[index])).toEqual([]);
    expect(texts.filter((text) => text.trim() !== text || /\n{3}| {2}/.test(text))).toEqual([]);
  });

  it('says what to do in two to four parts of the year', () => {
    const headings = headingsOf(plant.careInstructions);
    const headingsEs = headingsOf(plant.careInstructionsEs);

    expect([2, 3, 4]).toContain(headings.length);
    expect(headingsEs).toHaveLength(headings.length);
    expect(headings.filter((heading) => !/^([A-Z][a-z]+ to [A-Z][a-z]+|All year)$/.test(heading))).toEqual(
      [],
    );
    expect(headingsEs.filter((heading) => !/^(De [a-z]+ a [a-z]+|Todo el año)$/.test(heading))).toEqual([]);
  });

  it('is short enough to read in the garden', () => {
    expect(wordsIn(...english)).toBeGreaterThanOrEqual(100);
    expect(wordsIn(...english)).toBeLessThanOrEqual(220);
    expect(wordsIn(...spanish)).toBeGreaterThanOrEqual(100);
    expect(wordsIn(...spanish)).toBeLessThanOrEqual(250);
  });

  it('names a public source and the day it was read, and no one of the firm yet', () => {
    expect(plant.sources).not.toEqual([]);
    expect(plant.sources.filter(({ title, url }) => !title || (url && !URL.canParse(url)))).toEqual([]);
    expect(plant.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(plant.checkedBy).toBeNull();
    expect(plant.isPublished).toBe(true);
  });

  it('leads only to issues of the guide, each once', () => {
    expect(plant.issues.filter((issue) => !issueSlugs.includes(issue))).toEqual([]);
    expect(new Set(plant.issues).size).toBe(plant.issues.length);
  });

  it('can be told at a glance', () => {
    expect(plant.light).not.toEqual([]);
    expect(plant.heightFt).toBeGreaterThan(0);
    expect([null, `/guide/${plant.slug}.svg`]).toContain(plant.imageUrl);
    expect(new Set(plant.synonyms).size).toBe(plant.synonyms.length);
    expect(plant.synonyms).not.toContain(plant.name);
    expect(plant.synonyms).not.toContain(plant.nameEs);
  });

  it('says in both languages that it is poisonous, if it is', () => {
    expect(/poison/.test(plant.description)).toBe(plant.isPoisonous);
    expect(/venenos|tóxic/.test(plant.descriptionEs)).toBe(plant.isPoisonous);
  });

  it('gives no dose: the label decides', () => {
    expect(texts.filter((text) => dose.test(text))).toEqual([]);
  });

  it('says that a license is needed for hire, where it speaks of pesticides', () => {
    const unlicensed = [english, spanish]
      .map((language) => language.join(' '))
      .filter((text) => /pesticid/.test(text) && !/licen[sc]/.test(text));

    expect(unlicensed).toEqual([]);
  });

  it('is plain text with typographic quotes, without exclamation marks', () => {
    const names = [plant.name, plant.nameEs, ...plant.synonyms];

    expect([...texts, ...names].filter((text) => /[<>!¡'"`*]/.test(text))).toEqual([]);
  });

  it('speaks to readers with usted', () => {
    expect(spanish.filter((text) => informal.test(text))).toEqual([]);
  });
});
