import { serviceIds } from '../../service-ids.js';
import { confidences, plantGroups, severities, type PlantIssue } from '../plant.js';
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

const listsOf = ({ causes, solutions, prevention }: PlantIssue) => [causes, solutions, prevention];
const listsEsOf = ({ causesEs, solutionsEs, preventionEs }: PlantIssue) => [
  causesEs,
  solutionsEs,
  preventionEs,
];
const englishOf = (issue: PlantIssue) => [issue.description, ...listsOf(issue).flat()].join(' ');
const spanishOf = (issue: PlantIssue) => [issue.descriptionEs, ...listsEsOf(issue).flat()].join(' ');
const wordsIn = (text: string) => text.split(/\s+/).length;

const lengthsOf = (lists: string[][]) => String(lists.map(({ length }) => length));
const isShort = (text: string) => wordsIn(text) >= 130 && wordsIn(text) <= 280;

/** Returns the slugs of the issues that break a rule. */
const issuesWhere = (isBroken: (issue: PlantIssue) => boolean) =>
  issues.filter(isBroken).map(({ slug }) => slug);

describe('the entries of issues', () => {
  it('are the twenty, once each, in the order of their names', () => {
    const names = issues.map(({ issue }) => issue);

    expect(issues.map(({ slug }) => slug).toSorted()).toEqual(slugs);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('have two to four points to each list, which are sentences without a stop', () => {
    const points = issues.flatMap((issue) => [...listsOf(issue), ...listsEsOf(issue)].flat());

    expect(issuesWhere((issue) => listsOf(issue).some(({ length }) => length < 2 || length > 4))).toEqual([]);
    expect(points.filter((point) => !/^\p{Lu}.*[^.]$/u.test(point))).toEqual([]);
  });

  it('have as many points in both languages', () => {
    expect(issuesWhere((issue) => lengthsOf(listsOf(issue)) !== lengthsOf(listsEsOf(issue)))).toEqual([]);
  });

  it('are short enough to read on a phone', () => {
    expect(issuesWhere((issue) => !isShort(englishOf(issue)) || !isShort(spanishOf(issue)))).toEqual([]);
  });

  it('lead only to entries of the guide, each once', () => {
    const known = new Set(plants.map(({ slug }) => slug));

    expect(issuesWhere((issue) => issue.plants.some((slug) => !known.has(slug)))).toEqual([]);
    expect(
      issuesWhere(({ slug, lookAlikes }) => lookAlikes.some((one) => !slugs.includes(one) || one === slug)),
    ).toEqual([]);
    expect(
      issuesWhere((issue) =>
        [issue.plants, issue.lookAlikes, issue.groups, issue.months, issue.synonyms].some(
          (list) => new Set<string | number>(list).size < list.length,
        ),
      ),
    ).toEqual([]);
  });

  it('are named by what they are taken for', () => {
    expect(
      issuesWhere(({ slug, lookAlikes }) =>
        issues.some((other) => lookAlikes.includes(other.slug) && !other.lookAlikes.includes(slug)),
      ),
    ).toEqual([]);
  });

  it('name every plant that names them, and their plants are of their groups', () => {
    expect(
      issuesWhere((issue) =>
        plants.some((plant) => plant.issues.includes(issue.slug) && !issue.plants.includes(plant.slug)),
      ),
    ).toEqual([]);
    expect(
      issuesWhere((issue) =>
        plants.some((plant) => issue.plants.includes(plant.slug) && !issue.groups.includes(plant.group)),
      ),
    ).toEqual([]);
  });

  it('are told by signs that can be seen on their groups, one of them weighty', () => {
    expect(
      issuesWhere((issue) =>
        issue.signs.some(
          ({ sign }) =>
            !signs.some(
              ({ id, groups }) => id === sign && groups.some((group) => issue.groups.includes(group)),
            ),
        ),
      ),
    ).toEqual([]);
    expect(issuesWhere((issue) => Math.max(...issue.signs.map(({ weight }) => weight)) !== 3)).toEqual([]);
    expect(issuesWhere((issue) => issue.signs.some(({ weight }) => ![1, 2, 3].includes(weight)))).toEqual([]);
  });

  it('can be told at a glance', () => {
    expect(issuesWhere(({ severity }) => !severities.includes(severity))).toEqual([]);
    expect(issuesWhere(({ confidence }) => !confidences.includes(confidence))).toEqual([]);
    expect(issuesWhere(({ serviceId }) => !serviceIds.includes(serviceId!))).toEqual([]);
    expect(issuesWhere(({ groups }) => groups.some((group) => !plantGroups.includes(group)))).toEqual([]);
    expect(
      issuesWhere(({ months }) => months.length === 0 || months.some((month) => month < 1 || month > 12)),
    ).toEqual([]);
    expect(
      issuesWhere(
        ({ imageUrl }) =>
          imageUrl !== null && !signs.some(({ drawing }) => imageUrl === `/guide/${drawing}.svg`),
      ),
    ).toEqual([]);
  });

  it('say that the label decides and pesticide work for hire takes a license, if it does', () => {
    const sentence = 'The label decides; pesticide work for hire takes a license';
    const sentenceEs =
      'Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia';

    expect(issuesWhere((issue) => englishOf(issue).includes(sentence) !== issue.needsLicence)).toEqual([]);
    expect(issuesWhere((issue) => spanishOf(issue).includes(sentenceEs) !== issue.needsLicence)).toEqual([]);
  });
});
