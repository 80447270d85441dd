import { issues } from '../issues/all.js';
import type { Plant } from '../plant.js';
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

const englishOf = (plant: Plant) => [plant.description, plant.careInstructions, plant.floridaSpecific];
const spanishOf = (plant: Plant) => [plant.descriptionEs, plant.careInstructionsEs, plant.floridaSpecificEs];
const wordsIn = (texts: string[]) => texts.join(' ').split(/\s+/).length;
const headingsOf = (care: string) => care.split('\n').map((line) => line.split(': ')[0] ?? '');

const isOutside = (count: number, most: number) => count < 100 || count > most;

/** Returns whether texts mention pesticides but no license. */
const isSilent = (texts: string[]) => /pesticid/.test(texts.join(' ')) && !/licen[sc]/.test(texts.join(' '));

/** Returns the slugs of the plants that break a rule. */
const plantsWhere = (isBroken: (plant: Plant) => boolean) => plants.filter(isBroken).map(({ slug }) => slug);

describe('the entries of plants', () => {
  it('are the thirty, once each, in the order of their names', () => {
    const names = plants.map(({ name }) => name);

    expect(plants.map(({ slug }) => slug).toSorted()).toEqual(slugs);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('say what to do in two to four parts of the year, in both languages', () => {
    const headings = plants.flatMap(({ careInstructions }) => headingsOf(careInstructions));
    const headingsEs = plants.flatMap(({ careInstructionsEs }) => headingsOf(careInstructionsEs));

    expect(
      plantsWhere(({ careInstructions, careInstructionsEs }) => {
        const { length } = headingsOf(careInstructions);
        return length < 2 || length > 4 || headingsOf(careInstructionsEs).length !== length;
      }),
    ).toEqual([]);
    expect(headings.filter((heading) => !/^([A-Z][a-z]+ to [A-Z][a-z]+|All year)$/.test(heading))).toEqual(
      [],
    );
    expect(headingsEs.filter((heading) => !/^(De [a-z]+ a [a-z]+|Todo el año)$/.test(heading))).toEqual([]);
  });

  it('are short enough to read in the garden', () => {
    expect(plantsWhere((plant) => isOutside(wordsIn(englishOf(plant)), 220))).toEqual([]);
    expect(plantsWhere((plant) => isOutside(wordsIn(spanishOf(plant)), 250))).toEqual([]);
  });

  it('lead only to issues of the guide, each once', () => {
    const known = new Set(issues.map(({ slug }) => slug));

    expect(plantsWhere((plant) => plant.issues.some((issue) => !known.has(issue)))).toEqual([]);
    expect(plantsWhere((plant) => new Set(plant.issues).size < plant.issues.length)).toEqual([]);
  });

  it('can be told at a glance', () => {
    expect(plantsWhere(({ light, heightFt }) => light.length === 0 || heightFt <= 0)).toEqual([]);
    expect(plantsWhere(({ imageUrl, slug }) => ![null, `/guide/${slug}.svg`].includes(imageUrl!))).toEqual(
      [],
    );
    expect(
      plantsWhere(({ synonyms, name, nameEs }) => {
        const names = [...synonyms, ...new Set([name, nameEs])];
        return new Set(names).size < names.length;
      }),
    ).toEqual([]);
  });

  it('say in both languages that they are poisonous, if they are', () => {
    expect(plantsWhere(({ description, isPoisonous }) => /poison/.test(description) !== isPoisonous)).toEqual(
      [],
    );
    expect(
      plantsWhere(({ descriptionEs, isPoisonous }) => /venenos|tóxic/.test(descriptionEs) !== isPoisonous),
    ).toEqual([]);
  });

  it('say that a license is needed for hire, where they speak of pesticides', () => {
    expect(plantsWhere((plant) => isSilent(englishOf(plant)) || isSilent(spanishOf(plant)))).toEqual([]);
  });
});
