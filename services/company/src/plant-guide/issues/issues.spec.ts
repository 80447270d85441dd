import { serviceIds } from '../../service-ids.js';
import { confidences, plantGroups, severities } from '../plant.js';
import { plants } from '../plants/all.js';
import { signs } from '../signs.js';
import { issues } from './all.js';

const slugs = [
  'chinch-bug',
  'cycad-aulacaspis-scale',
  'ficus-whitefly',
  'fusarium-wilt-of-queen-palm',
  'ganoderma-butt-rot',
  'gray-leaf-spot',
  'irrigation-fault',
  'ixora-chlorosis',
  'large-patch',
  'lethal-bronzing',
  'oleander-caterpillar',
  'palm-magnesium-deficiency',
  'palm-manganese-deficiency',
  'palm-potassium-deficiency',
  'pink-hibiscus-mealybug',
  'rugose-spiraling-whitefly',
  'salt-and-wind-burn',
  'sooty-mold',
  'take-all-root-rot',
  'tropical-sod-webworm',
];

/** Matches an amount of a product. No text may give one, because the label decides it. */
const dose =
  /\d[\d.,/]*\s?(lbs?|pounds?|oz|ounces?|grams?|ml|liters?|teaspoons?|tablespoons?|cups?|ppm|libras?|onzas?|gramos?|mililitros?|litros?|cucharad\w+|tazas?|%)(?!\p{L})|gallons? per|per gallon|galones por|por galón|\d+-\d+-\d+/iu;

const informal = /(?<!\p{L})(tú|tu|tus|te|ti|puedes|debes|tienes|tienen que)(?!\p{L})/iu;

const wordsIn = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;
const paragraphsIn = (text: string) => text.split('\n\n').length;

it('lists the twenty issues once each, in the order of their names', () => {
  const names = issues.map(({ issue }) => issue);

  expect(issues.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

describe.each(issues)('the entry of $slug', (issue) => {
  const lists = [issue.causes, issue.solutions, issue.prevention];
  const listsEs = [issue.causesEs, issue.solutionsEs, issue.preventionEs];
  const english = [issue.description, ...lists.flat()];
  const spanish = [issue.descriptionEs, ...listsEs.flat()];
  const texts = [...english, ...spanish];

  it('has the same parts in both languages', () => {
    expect(listsEs.map((list) => list.length)).toEqual(lists.map((list) => list.length));
    expect(paragraphsIn(issue.descriptionEs)).toBe(paragraphsIn(issue.description));
    expect(english.filter((text, index) => text === spanish[index])).toEqual([]);
    expect(texts.filter((text) => !text || text.trim() !== text || /\n{3}| {2}/.test(text))).toEqual([]);
  });

  it('has two to four points to each list, which are sentences without a stop', () => {
    expect(lists.filter((list) => list.length < 2 || list.length > 4)).toEqual([]);
    expect([...lists, ...listsEs].flat().filter((item) => !/^\p{Lu}.*[^.]$/u.test(item))).toEqual([]);
  });

  it('is short enough to read on a phone', () => {
    expect(wordsIn(english)).toBeGreaterThanOrEqual(130);
    expect(wordsIn(english)).toBeLessThanOrEqual(280);
    expect(wordsIn(spanish)).toBeGreaterThanOrEqual(130);
    expect(wordsIn(spanish)).toBeLessThanOrEqual(280);
  });

  it('names a public source and the day it was read, and no one of the firm yet', () => {
    expect(issue.sources).not.toEqual([]);
    expect(issue.sources.filter(({ title, url }) => !title || (url && !URL.canParse(url)))).toEqual([]);
    expect(issue.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(issue.checkedBy).toBeNull();
    expect(issue.isPublished).toBe(true);
  });

  it('leads only to entries of the guide, each once', () => {
    const plantSlugs = plants.map(({ slug }) => slug);

    expect(issue.plants.filter((slug) => !plantSlugs.includes(slug))).toEqual([]);
    expect(issue.lookAlikes.filter((slug) => !slugs.includes(slug) || slug === issue.slug)).toEqual([]);
    for (const list of [issue.plants, issue.lookAlikes, issue.groups, issue.months, issue.synonyms])
      expect(new Set<string | number>(list).size).toBe(list.length);
  });

  it('is named by what it is taken for', () => {
    const others = issues.filter(({ slug }) => issue.lookAlikes.includes(slug));

    expect(others.filter(({ lookAlikes }) => !lookAlikes.includes(issue.slug))).toEqual([]);
  });

  it('names every plant that names it, and its plants are of its groups', () => {
    const naming = plants.filter((plant) => plant.issues.includes(issue.slug)).map(({ slug }) => slug);
    const named = plants.filter(({ slug }) => issue.plants.includes(slug));

    expect(naming.filter((slug) => !issue.plants.includes(slug))).toEqual([]);
    expect(named.filter(({ group }) => !issue.groups.includes(group)).map(({ slug }) => slug)).toEqual([]);
  });

  it('is told by signs that can be seen on its groups, one of them weighty', () => {
    const ids = issue.signs.map(({ sign }) => sign);
    const seen = signs.filter(
      ({ id, groups }) => ids.includes(id) && groups.some((group) => issue.groups.includes(group)),
    );

    expect(seen).toHaveLength(ids.length);
    expect(Math.max(...issue.signs.map(({ weight }) => weight))).toBe(3);
    expect(issue.signs.filter(({ weight }) => ![1, 2, 3].includes(weight))).toEqual([]);
  });

  it('can be told at a glance', () => {
    expect(severities).toContain(issue.severity);
    expect(confidences).toContain(issue.confidence);
    expect(serviceIds).toContain(issue.serviceId);
    expect(issue.groups.filter((group) => !plantGroups.includes(group))).toEqual([]);
    expect(issue.months.filter((month) => month < 1 || month > 12)).toEqual([]);
    expect(issue.months).not.toEqual([]);
    expect(
      issue.imageUrl === null || signs.some(({ drawing }) => issue.imageUrl === `/guide/${drawing}.svg`),
    ).toBe(true);
  });

  it('gives no dose: the label decides', () => {
    expect(texts.filter((text) => dose.test(text))).toEqual([]);
  });

  it('says that the label decides and pesticide work for hire takes a license, if it does', () => {
    const sentence = 'The label decides; pesticide work for hire takes a license';
    const sentenceEs =
      'Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia';

    expect(english.join(' ').includes(sentence)).toBe(issue.needsLicence);
    expect(spanish.join(' ').includes(sentenceEs)).toBe(issue.needsLicence);
  });

  it('is plain text with typographic quotes, without exclamation marks', () => {
    const names = [issue.issue, issue.issueEs, ...issue.synonyms];

    expect([...texts, ...names].filter((text) => /[<>!¡'"`*]/.test(text))).toEqual([]);
  });

  it('speaks to readers with usted', () => {
    expect(spanish.filter((text) => informal.test(text))).toEqual([]);
  });
});
